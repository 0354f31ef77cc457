/** The receipt as a picture; drawn by the server, so no screen loads these. */
export const texts = {
  kind: "หลักฐานรายการ",
  wallet: "กระเป๋าหลัก {{brand}}",
  done: {
    deposit: "ฝากเงินสำเร็จ",
    bonus: "รับโบนัสสำเร็จ",
    finish_bonus: "ยกเลิกโบนัสแล้ว",
    withdraw: "ถอน\u2060เงินสำเร็จ",
    transfer: "โอนเงินสำเร็จ",
    other: "{{word}} สำเร็จ",
  },
  /** The names of time zones. */
  zone: { th: "เวลาไทย", la: "เวลาลาว" },
  hint: "ตรวจสอบได้ด้วยรหัสอ้างอิงในประวัติรายการของคุณ",
};
