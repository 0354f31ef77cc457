import type { RewardWords } from "../state/reward-words";

export const laoRewards: RewardWords = {
  money: (amount) => `${amount.toLocaleString("en-US")} ກີບ`,
  wheel: {
    name: "ວົງລໍ້ນຳໂຊກ",
    money: (amount) => `ເງິນລາງວັນ ${amount}`,
    moneyHtml: (amount) =>
      `<p>ທ່ານໄດ້ຮັບເງິນລາງວັນ <strong>${amount}</strong></p><p>ເກັບເປັນຄູປອງໃຫ້ແລ້ວ ກົດຮັບເພື່ອນຳເງິນເຂົ້າກະເປົາ</p>`,
    bonus: (percent) => ({
      label: `ໂບນັດ ${percent}%`,
      name: `ໂບນັດ ${percent}%`,
      html: `<p>ທ່ານໄດ້ຮັບ <strong>ໂບນັດ ${percent}%</strong> ຂອງຍອດໃນກະເປົາຫຼັກ</p><p>ເມື່ອກົດຮັບແລ້ວຈະຕິດເງື່ອນໄຂຍອດເທີນ</p>`,
    }),
    gift: {
      label: "ເສື້ອຍືດ",
      name: "ເສື້ອຍືດ",
      html: "<p>ທ່ານໄດ້ຮັບ <strong>ເສື້ອຍືດ 1 ຜືນ</strong></p><p>ກະລຸນາຕິດຕໍ່ພວກເຮົາເພື່ອແຈ້ງທີ່ຢູ່ຈັດສົ່ງ</p>",
    },
    coin: (count) => ({
      label: `+${count} ຫຼຽນ`,
      name: `${count} ຫຼຽນ`,
      html: `<p>ທ່ານໄດ້ຮັບເພີ່ມອີກ <strong>${count} ຫຼຽນ</strong> ໝຸນຕໍ່ໄດ້ເລີຍ</p>`,
    }),
    nothing: { label: "ລອງອີກຄັ້ງ", name: "ລອງອີກຄັ້ງ", html: "<p>ຄັ້ງນີ້ຍັງບໍ່ໄດ້ລາງວັນ ລອງໝຸນອີກຄັ້ງ</p>" },
    former: "ລາງວັນຈາກວົງລໍ້ຮອບກ່ອນ",
  },
  inviteFail: {
    INVITE_INACTIVE: "ຕອນນີ້ຍັງບໍ່ເປີດໃຫ້ຮັບໂບນັດຊວນໝູ່",
    NO_INVITE_BONUS: "ຍັງບໍ່ມີໂບນັດຊວນໝູ່",
    NO_INVITEE_PLAY_INFO: "ໝູ່ທີ່ທ່ານຊວນຍັງບໍ່ໄດ້ຫຼິ້ນ",
    INVITE_COLLECT: "ທ່ານຮັບໂບນັດຊວນໝູ່ຄົບແລ້ວ",
    INVITE_BONUS_FAIL: "ຍອດໂບນັດຍັງໜ້ອຍເກີນໄປທີ່ຈະຮັບໄດ້",
  },
  inviteBanners: (percent) => [
    `<h3>ຊວນໝູ່ມາຫຼິ້ນນຳກັນ</h3><p>ຮັບ <strong>${percent}%</strong> ຈາກທຸກຍອດຫຼິ້ນຂອງໝູ່ ເຂົ້າກະເປົາຂອງທ່ານ</p>`,
    "<h3>ເຮັດແນວໃດ</h3><ol><li>ສົ່ງລິ້ງຂອງທ່ານໃຫ້ໝູ່</li><li>ໝູ່ລົງທະບຽນ ແລະ ຫຼິ້ນ</li><li>ກົດຮັບໂບນັດ</li></ol>",
    undefined,
    "<p>ຊວນໝູ່ໄດ້ບໍ່ຈຳກັດຈຳນວນ</p>",
  ],
  refundBanners: (percent) => [
    `<h3>ຄືນຍອດເສຍ ${percent}%</h3><p>ເສຍເທົ່າໃດ ພວກເຮົາຄືນໃຫ້ <strong>${percent}%</strong></p>`,
    "<p>ເລືອກຮັບເຂົ້າກະເປົາ ຫຼື ຮັບເປັນໂບນັດກໍໄດ້</p>",
    undefined,
  ],
  refund: {
    info: (percent, minimumLoss) =>
      `<p>ຄືນ <strong>${percent}%</strong> ຂອງຍອດເສຍນັບແຕ່ການຮັບຄັ້ງກ່ອນ ເມື່ອເສຍຕັ້ງແຕ່ <strong>${minimumLoss}</strong> ຂຶ້ນໄປ</p>`,
    hasLostEnough: (minimumLoss) => `ຍອດເສຍຮອດ ${minimumLoss} ແລ້ວ`,
    mustLoseMore: (minimumLoss) => `ຍອດເສຍຍັງບໍ່ຮອດ ${minimumLoss}`,
    hasRefundLeft: "ມື້ນີ້ຍັງຮັບຄືນຍອດເສຍໄດ້",
    noRefundLeft: "ມື້ນີ້ຮັບຄືນຍອດເສຍໄປແລ້ວ",
  },
  turnover: (times) => `<p>ຕ້ອງເຮັດຍອດເທີນ ${times} ເທົ່າຂອງເງິນທັງໝົດກ່ອນສິ້ນສຸດໂບນັດ</p>`,
  bonuses: {
    WELCOME: "<h3>ໂບນັດຕ້ອນຮັບ</h3><p>ຮັບຟຣີ <strong>60,000 ກີບ</strong> ຄົນລະ 1 ຄັ້ງ</p>",
    DAILY10: "<h3>ໂບນັດລາຍວັນ 10%</h3><p>ຮັບເພີ່ມ 10% ຂອງຍອດໃນກະເປົາຫຼັກ ສູງສຸດ 300,000 ກີບ ມື້ລະ 1 ຄັ້ງ</p>",
    TOPUP5: "<h3>ໂບນັດເຕີມພະລັງ 5%</h3><p>ຮັບເພີ່ມ 5% ຂອງຍອດໃນກະເປົາຫຼັກ ສູງສຸດ 120,000 ກີບ ມື້ລະ 3 ຄັ້ງ</p>",
    WEEK15: "<h3>ໂບນັດລາຍອາທິດ 15%</h3><p>ຮັບເພີ່ມ 15% ຂອງຍອດໃນກະເປົາຫຼັກ ສູງສຸດ 900,000 ກີບ ອາທິດລະ 1 ຄັ້ງ</p>",
    TWICE8: "<h3>ໂບນັດສອງຕໍ່ 8%</h3><p>ຮັບເພີ່ມ 8% ຂອງຍອດໃນກະເປົາຫຼັກ ສູງສຸດ 480,000 ກີບ ອາທິດລະ 2 ຄັ້ງ</p>",
    FIRST100: "<h3>ມາກ່ອນໄດ້ກ່ອນ</h3><p>ຮັບຟຣີ 60,000 ກີບ ຈຳນວນຈຳກັດ</p>",
  },
  promotions: {
    NOV15: "<p>ຮັບເພີ່ມ 15% ຂອງຍອດໃນກະເປົາຫຼັກ ສູງສຸດ <strong>900,000 ກີບ</strong></p>",
    GIFT50: "<p>ຮັບຟຣີ <strong>30,000 ກີບ</strong> ຄົນລະ 1 ຄັ້ງ</p>",
    LASTONE: "<p>ຮັບຟຣີ 120,000 ກີບ ສຳລັບສະມາຊິກຄົນທຳອິດທີ່ໃຊ້ລະຫັດນີ້</p>",
  },
};
