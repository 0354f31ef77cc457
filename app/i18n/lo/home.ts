import type { Shape } from "../i18n";
import type { texts as th } from "../th/home";

/** The home screen and its agreements. */
export const texts = {
  title: "ກະເປົາເງິນ",
  hello: "ສະບາຍດີ {{name}}",
  total: "ຍອດເງິນລວມ",
  mainWallet: "ກະເປົາຫຼັກ",
  games: "ຍອດໃນເກມ",
  lastUpdate: "ອັບເດດເມື່ອ {{time}}",
  updating: "ກຳລັງອັບເດດຍອດເງິນ",
  refresh: "ໂຫຼ\u2060ດໃໝ່",
  deposit: "ຝາກເງິນ",
  withdraw: "ຖອນເງິນ",
  transfer: "ໂອນເງິນ",
  slot: "ສະລັອດ",
  sport: "ກິລາ ແລະ ຄາສິໂນ",
  lotto: "ຫວຍ",
  inGame: "{{amount}} ໃນເກມ",
  viewData: "ເບິ່ງຂໍ້ມູນ",
  openAccount: "ເປີດບັນຊີ",
  noGames: "ຍັງບໍ່ມີເກມ",
  someHidden:
    "ຕອນນີ້ສະແດງບາງເກມບໍ່ໄດ້ ຍອດເງິນລວມຈຶ່ງຍັງບໍ່ນັບເກມເຫຼົ່ານັ້ນ ແຕ່ບໍ່ກະທົບຕໍ່ເງິນຂອງທ່ານ. ຖ້າບໍ່ພົບເກມທີ່ຕ້ອງການ ກະລຸນາຕິດຕໍ່ພວກເຮົາ.",
  noneHere: "ຍັງບໍ່ມີເກມໃນໝວດນີ້",
  tiles: {
    invite: { title: "ຊວນໝູ່", note: "ຮັບໂບ\u2060ນັດ" },
    bonus: { title: "ໂບ\u2060ນັດ", note: "ເບິ່ງເງື່ອນໄຂ" },
    refund: { title: "ຄືນຍອດເສຍ", note: "ເບິ່ງຍອດ" },
  },
  ready: {
    title: "ພ້ອມໃຫ້ຮັບ",
    invite: "ໂບ\u2060ນັດຊວນໝູ່ພ້ອມໃຫ້ຮັບ",
    refund: "ຍອດເສຍພ້ອມໃຫ້ຮັບຄືນ",
    receive: "ຮັບ",
  },
  wheel: { title: "ວົງລໍ້", coins: "{{coins}} ຫຼຽນ", refreshAll: "ອັບເດດທຸກຍອດ" },
  pending: {
    title: "ຍອດຝາກທີ່ລໍຖ້າເຂົ້າ",
    qr: "QR ຂອງ {{bank}}",
    slip: "ສະລິບ",
    slipChecking: "ກຳລັງກວດສອບສະລິບ",
    qrOpen: "ລໍຖ້າໂອນ ໃຊ້ໄດ້ຮອດ {{time}}",
    qrWaiting: "ຖ້າໂອນແລ້ວ ກຳລັງລໍຖ້າຍອດເຂົ້າ",
    noAmount: "ຍັງບໍ່ຮູ້ຍອດ",
    withdrawals: "ຍອດຖອນທີ່ລໍຖ້າໂອນ",
    withdrawWaiting: "ລໍຖ້າໂອນເຂົ້າບັນຊີທະນາຄານຂອງທ່ານ",
  },
  agreements: {
    title: "ຂໍ້ຕົກລົງ",
    accept: "ຍອມຮັບຂໍ້ຕົກລົງ",
    empty: "ຕອນນີ້ບໍ່ມີຂໍ້ຕົກລົງໃຫ້ຍອມຮັບ.",
    notice: "ກະລຸນາອ່ານຂໍ້ຕົກລົງການໃຊ້ບໍລິການ.",
    read: "ອ່ານຂໍ້ຕົກລົງ",
  },
} satisfies Shape<typeof th>;
