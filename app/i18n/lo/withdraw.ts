import type { Shape } from "../i18n";
import type { texts as th } from "../th/withdraw";

/** The withdrawal. */
export const texts = {
  title: "ຖອນເງິນ",
  from: "ຖອນຈາກ",
  mainWallet: "ກະເປົາຫຼັກ",
  games: "ຍອດໃນເກມ",
  collected: "ຖ້າກະເປົາຫຼັກມີບໍ່ພໍ ພວກເຮົາຈະໂອນເງິນໃນເກມກັບຄືນໃຫ້ເອງ. ກະລຸນາອອກຈາກເກມກ່ອນກົດຖອນ.",
  account: "ບັນຊີຮັບເງິນ",
  accountEnding: "ລົງທ້າຍດ້ວຍ {{digits}}",
  amount: "ຈຳນວນເງິນ",
  range: "ຄັ້ງລະ {{minimum}} – {{maximum}} {{currency}}",
  atLeast: "ຄັ້ງລະ {{minimum}} {{currency}} ຂຶ້ນໄປ",
  all: "ທັງໝົດ",
  after: "ຍອດເຫຼືອຫຼັງຖອນ",
  fromGames: "ຈະດຶງຈາກຍອດໃນເກມ",
  belowMinimum: "ຍອດເງິນລວມຫຼ້າສຸດຂອງທ່ານຍັງບໍ່ຮອດຂັ້ນຕ່ຳ.",
  beyond: "ຫຼາຍກວ່າຍອດເງິນລວມຫຼ້າສຸດຂອງທ່ານ.",
  bonus: {
    held: "ທ່ານມີໂບ\u2060ນັດທີ່ໃຊ້ຢູ່. ຖ້າຍັງບໍ່ຄົບເງື່ອນໄຂ ອາດຖອນເງິນບໍ່ສຳເລັດ.",
    maybe: "ຖ້າມີໂບ\u2060ນັດທີ່ໃຊ້ຢູ່ ຕ້ອງເຮັດໃຫ້ຄົບເງື່ອນໄຂກ່ອນ ຈຶ່ງຖອນເງິນໄດ້.",
    see: "ເບິ່ງໂບ\u2060ນັດ",
  },
  noAccount: "ຍັງບໍ່ມີບັນຊີທະນາຄານສຳລັບຮັບເງິນ.",
  addAccount: "ເພີ່ມບັນຊີທະນາຄານ",
  noLimits: "ຕອນນີ້ເບິ່ງວົງເງິນຖອນບໍ່ໄດ້. ຖ້າຈຳນວນເງິນຢູ່ນອກວົງເງິນ ຈະຖອນບໍ່ສຳເລັດ.",
  submit: "ຖອນເງິນ",
  submitAmount: "ຖອນເງິນ {{amount}}\u00a0{{currency}}",
  submitting: "ກຳລັງກວດສອບ",
  review: {
    title: "ກວດສອບກ່ອນຖອນເງິນ",
    what: "ຖອນເຂົ້າບັນຊີຂອງທ່ານ",
    now: "ກະເປົາຫຼັກຕອນນີ້",
    withdrawn: "ຖອນ",
    final: "ເມື່ອຢືນຢັນແລ້ວຈະຍົກເລີກບໍ່ໄດ້.",
    confirm: "ຢືນຢັນຖອນ {{amount}}\u00a0{{currency}}",
    confirming: "ກຳລັງຖອນເງິນ",
  },
} satisfies Shape<typeof th>;
