/** The transfer. */
export const texts = {
  title: "โอนเงิน",
  from: "จาก",
  to: "ไปยัง",
  placeholder: "เลือกบัญชี",
  amount: "จำนวนเงิน",
  submit: "โอนเงิน",
  submitAmount: "โอนเงิน {{amount}}\u00a0{{currency}}",
  submitting: "กำลังโอนเงิน",
  minimum: "ขั้นต่ำ {{amount}} {{currency}}",
  all: "ทั้งหมด",
  after: "คงเหลือหลังโอน",
  short: "เงินไม่พอ",
  noGames: "เปิดบัญชีเกมก่อน แล้วจึงโอนเงินเข้าเกมได้",
  toGames: "ดูเกมทั้งหมด",
};
