import type { RewardWords } from "../state/reward-words";

export const thaiRewards: RewardWords = {
  money: (amount) => `${amount.toLocaleString("en-US")} บาท`,
  wheel: {
    name: "วงล้อนำโชค",
    money: (amount) => `เงินรางวัล ${amount}`,
    moneyHtml: (amount) =>
      `<p>คุณได้รับเงินรางวัล <strong>${amount}</strong></p><p>เก็บเป็นคูปองให้แล้ว กดรับเพื่อนำเงินเข้ากระเป๋า</p>`,
    bonus: (percent) => ({
      label: `โบนัส ${percent}%`,
      name: `โบนัส ${percent}%`,
      html: `<p>คุณได้รับ <strong>โบนัส ${percent}%</strong> ของยอดในกระเป๋าหลัก</p><p>เมื่อกดรับแล้วจะติดเงื่อนไขยอดเทิร์น</p>`,
    }),
    gift: {
      label: "เสื้อยืด",
      name: "เสื้อยืด",
      html: "<p>คุณได้รับ <strong>เสื้อยืด 1 ตัว</strong></p><p>กรุณาติดต่อเราเพื่อแจ้งที่อยู่จัดส่ง</p>",
    },
    coin: (count) => ({
      label: `+${count} เหรียญ`,
      name: `${count} เหรียญ`,
      html: `<p>คุณได้รับเพิ่มอีก <strong>${count} เหรียญ</strong> หมุนต่อได้เลย</p>`,
    }),
    nothing: { label: "ลองอีกครั้ง", name: "ลองอีกครั้ง", html: "<p>ครั้งนี้ยังไม่ได้รางวัล ลองหมุนอีกครั้ง</p>" },
    former: "รางวัลจากวงล้อรอบก่อน",
  },
  inviteFail: {
    INVITE_INACTIVE: "ขณะนี้ยังไม่เปิดให้รับโบนัสชวนเพื่อน",
    NO_INVITE_BONUS: "ยังไม่มีโบนัสชวนเพื่อน",
    NO_INVITEE_PLAY_INFO: "เพื่อนที่คุณชวนยังไม่ได้เล่น",
    INVITE_COLLECT: "คุณรับโบนัสชวนเพื่อนครบแล้ว",
    INVITE_BONUS_FAIL: "ยอดโบนัสยังน้อยเกินกว่าจะรับได้",
  },
  inviteBanners: (percent) => [
    `<h3>ชวนเพื่อนมาเล่นด้วยกัน</h3><p>รับ <strong>${percent}%</strong> จากทุกยอดเล่นของเพื่อน เข้ากระเป๋าของคุณ</p>`,
    "<h3>ทำอย่างไร</h3><ol><li>ส่งลิงก์ของคุณให้เพื่อน</li><li>เพื่อนสมัครและเล่น</li><li>กดรับโบนัส</li></ol>",
    undefined,
    "<p>ชวนได้ไม่จำกัดจำนวนเพื่อน</p>",
  ],
  refundBanners: (percent) => [
    `<h3>คืนยอดเสีย ${percent}%</h3><p>เสียเท่าไร เราคืนให้ <strong>${percent}%</strong></p>`,
    "<p>เลือกรับเข้ากระเป๋า หรือรับเป็นโบนัสก็ได้</p>",
    undefined,
  ],
  refund: {
    info: (percent, minimumLoss) =>
      `<p>คืน <strong>${percent}%</strong> ของยอดเสียตั้งแต่การรับครั้งก่อน เมื่อเสียตั้งแต่ <strong>${minimumLoss}</strong> ขึ้นไป</p>`,
    hasLostEnough: (minimumLoss) => `ยอดเสียถึง ${minimumLoss} แล้ว`,
    mustLoseMore: (minimumLoss) => `ยอดเสียยังไม่ถึง ${minimumLoss}`,
    hasRefundLeft: "วันนี้ยังรับคืนยอดเสียได้",
    noRefundLeft: "วันนี้รับคืนยอดเสียไปแล้ว",
  },
  turnover: (times) => `<p>ต้องทำยอดเทิร์น ${times} เท่าของเงินทั้งหมดก่อนยกเลิกโบนัส</p>`,
  bonuses: {
    WELCOME: "<h3>โบนัสต้อนรับ</h3><p>รับฟรี <strong>100 บาท</strong> คนละ 1 ครั้ง</p>",
    DAILY10: "<h3>โบนัสรายวัน 10%</h3><p>รับเพิ่ม 10% ของยอดในกระเป๋าหลัก สูงสุด 500 บาท วันละ 1 ครั้ง</p>",
    TOPUP5: "<h3>โบนัสเติมพลัง 5%</h3><p>รับเพิ่ม 5% ของยอดในกระเป๋าหลัก สูงสุด 200 บาท วันละ 3 ครั้ง</p>",
    WEEK15: "<h3>โบนัสรายสัปดาห์ 15%</h3><p>รับเพิ่ม 15% ของยอดในกระเป๋าหลัก สูงสุด 1,500 บาท สัปดาห์ละ 1 ครั้ง</p>",
    TWICE8: "<h3>โบนัสสองต่อ 8%</h3><p>รับเพิ่ม 8% ของยอดในกระเป๋าหลัก สูงสุด 800 บาท สัปดาห์ละ 2 ครั้ง</p>",
    FIRST100: "<h3>มาก่อนได้ก่อน</h3><p>รับฟรี 100 บาท จำนวนจำกัด</p>",
  },
  promotions: {
    NOV15: "<p>รับเพิ่ม 15% ของยอดในกระเป๋าหลัก สูงสุด <strong>1,500 บาท</strong></p>",
    GIFT50: "<p>รับฟรี <strong>50 บาท</strong> คนละ 1 ครั้ง</p>",
    LASTONE: "<p>รับฟรี 200 บาท สำหรับสมาชิกคนแรกที่ใช้รหัสนี้</p>",
  },
};
