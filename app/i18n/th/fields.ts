/** Messages of the field rules (schemas/fields.ts). */
export const fieldTexts = {
  required: "โปรดกรอกช่องนี้",
  tooLong: "ข้อความยาวเกินไป",
  phone: {
    length: "เบอร์โทรศัพท์ต้องมี {{length}} หลัก",
    format: "โปรดกรอกเบอร์โทรศัพท์เป็นตัวเลข",
  },
  password: { different: "รหัสผ่านไม่ตรงกัน" },
  bankAccountName: { english: "ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น" },
  bankAccountNo: { format: "โปรดกรอกเลขที่บัญชีเป็นตัวเลข" },
  age: { confirm: "โปรดยืนยันอายุของคุณ" },
  amount: {
    empty: "โปรดกรอกจำนวนเงิน",
    format: "โปรดกรอกเป็นตัวเลข เช่น 1,000.50",
    negative: "จำนวนเงินต้องมากกว่า 0",
    decimals: "ใส่ทศนิยมได้ไม่เกินสองตำแหน่ง",
    tooLarge: "จำนวนเงินสูงเกินไป",
    minimum: "จำนวนเงินต้องไม่น้อยกว่า {{minimum}} {{currency}}",
    maximum: "จำนวนเงินต้องไม่เกิน {{maximum}} {{currency}}",
  },
  account: { choose: "โปรดเลือกบัญชี", same: "โอนเข้าบัญชีเดียวกันไม่ได้" },
  bank: { choose: "กรุณาเลือกธนาคาร" },
  currency: { choose: "โปรดเลือกสกุลเงิน" },
  giftLink: { format: "โปรดวางลิงก์ซองของขวัญ TrueMoney" },
  chat: { tooLong: "ข้อความยาวเกินไป โปรดแบ่งส่ง" },
};
