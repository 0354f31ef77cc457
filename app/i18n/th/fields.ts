/** Messages of the field rules (schemas/fields.ts). */
export const texts = {
  required: "กรุณากรอก{{field}}",
  tooLong: "ข้อความยาวเกินไป",
  phone: {
    length: "เบอร์โทรศัพท์ต้องมี {{length}} หลัก",
    format: "กรุณากรอกเบอร์โทรศัพท์เป็นตัวเลข",
  },
  password: { different: "รหัสผ่านไม่ตรงกัน" },
  bankAccountName: { english: "ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น" },
  bankAccountNo: { format: "กรุณากรอกเลขที่บัญชีเป็นตัวเลข" },
  age: { confirm: "กรุณายืนยันอายุของคุณ" },
  amount: {
    empty: "กรุณากรอกจำนวนเงิน",
    format: "กรุณากรอกเป็นตัวเลข เช่น 1,000.50",
    negative: "จำนวนเงินต้องมากกว่า 0",
    decimals: "กรอกทศนิยมได้ไม่เกินสองตำแหน่ง",
    tooLarge: "จำนวนเงินสูงเกินไป",
    minimum: "จำนวนเงินต้องไม่น้อยกว่า {{minimum}} {{currency}}",
    maximum: "จำนวนเงินต้องไม่เกิน {{maximum}} {{currency}}",
  },
  account: { choose: "กรุณาเลือกบัญชี", same: "โอนเข้าบัญชีเดียวกันไม่ได้" },
  bank: { choose: "กรุณาเลือกธนาคาร" },
  currency: { choose: "กรุณาเลือกสกุลเงิน" },
  giftLink: { format: "กรุณาวางลิงก์ของขวัญ TrueMoney" },
  chat: { tooLong: "ข้อความยาวเกินไป กรุณาแบ่งส่ง" },
};
