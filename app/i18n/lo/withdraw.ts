import type { Shape } from "../i18n";
import type { texts as th } from "../th/withdraw";

/** The withdrawal. */
export const texts = {
  title: "ຖອນເງິນ",
  from: "ຖອນຈາກ",
  mainWallet: "ກະເປົາຫຼັກ",
  games: "ຍອດໃນເກມ",
  moveBack: "ໂອນກັບ",
  account: "ບັນຊີຮັບເງິນ",
  accountEnding: "ລົງທ້າຍດ້ວຍ {{digits}}",
  amount: "ຈຳນວນເງິນ",
  range: "ຄັ້ງລະ {{minimum}} – {{maximum}} {{currency}}",
  all: "ທັງໝົດ",
  after: "ຍອດເຫຼືອຫຼັງຖອນ",
  missing: "ຍັງຂາດໃນກະເປົາຫຼັກ",
  short: "ເງິນບໍ່ພໍ",
  bonus: {
    held: "ທ່ານມີໂບ\u2060ນັດທີ່ໃຊ້ຢູ່. ຖ້າຍອດ\u2060ເທີນຍັງບໍ່ຄົບ ອາດຖອນເງິນບໍ່ສຳເລັດ.",
    maybe: "ຖ້າມີໂບ\u2060ນັດທີ່ໃຊ້ຢູ່ ຕ້ອງເຮັດຍອດ\u2060ເທີນໃຫ້ຄົບກ່ອນ ຈຶ່ງຖອນເງິນໄດ້.",
    see: "ເບິ່ງໂບ\u2060ນັດ",
  },
  noAccount: "ຍັງບໍ່ມີບັນຊີທະນາຄານສຳລັບຮັບເງິນ ຈຶ່ງຍັງຖອນເງິນບໍ່ໄດ້. ເງິນຂອງທ່ານຍັງຢູ່ຄົບ.",
  addAccount: "ເພີ່ມບັນຊີທະນາຄານ",
  noLimits: "ຕອນນີ້ເບິ່ງວົງເງິນຖອນບໍ່ໄດ້ ຈຶ່ງຍັງຖອນເງິນບໍ່ໄດ້. ເງິນຂອງທ່ານຍັງຢູ່ຄົບ.",
  retry: "ລອງໃໝ່",
  limitsFailed: "ຕອນນີ້ເບິ່ງວົງເງິນຖອນບໍ່ໄດ້. ຍັງບໍ່ໄດ້ສົ່ງລາຍການ. ເງິນຂອງທ່ານຍັງຢູ່ຄົບ. ກະລຸນາລອງໃໝ່.",
  submit: "ຖອນເງິນ",
  submitAmount: "ຖອນເງິນ {{amount}}\u00a0{{currency}}",
  submitting: "ກຳລັງກວດສອບ",
  review: {
    title: "ກວດສອບກ່ອນຖອນເງິນ",
    what: "ຖອນເຂົ້າບັນຊີຂອງທ່ານ",
    now: "ກະເປົາຫຼັກຕອນນີ້",
    gamesNow: "ຍອດໃນເກມຕອນນີ້",
    withdrawn: "ຖອນ",
    afterAll: "ຍອດເຫຼືອໃນກະເປົາຫຼັກ ແລະ ເກມ",
    collected: "ເງິນໃນກະເປົາຫຼັກບໍ່ພໍ. ສ່ວນທີ່ຂາດຈະດຶງມາຈາກເກມ.",
    final: "ເມື່ອຢືນຢັນແລ້ວຈະຍົກເລີກບໍ່ໄດ້.",
    confirm: "ຢືນຢັນຖອນ {{amount}}\u00a0{{currency}}",
    confirming: "ກຳລັງຖອນເງິນ",
  },
} satisfies Shape<typeof th>;
