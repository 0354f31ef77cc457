import type { Shape } from "../i18n";
import type { texts as th } from "../th/bringback";

/** All money in games brought back into the main wallet, game by game. */
export const texts = {
  title: "ໂອນກັບຄືນກະເປົາຫຼັກ",
  count: "ໂອນກັບຄືນຈາກ {{count}} ເກມ",
  going: "ກຳລັງໂອນກັບຄືນ ເກມທີ {{at}} ຈາກ {{count}}",
  ended: "ໂອນກັບຄືນແລ້ວ {{done}} ຈາກ {{count}} ເກມ",
  nothing: "ບໍ່ມີເງິນໃນເກມໃຫ້ໂອນກັບຄືນ",
  start: "ໂອນກັບຄືນທັງໝົດ {{amount}}\u00a0{{currency}}",
  stop: "ຢຸດຫຼັງເກມນີ້",
  stopping: "ຈະຢຸດຫຼັງເກມນີ້",
  goOn: "ໂອນຕໍ່ອີກ {{count}} ເກມ",
  tryOne: "ລອງ {{game}} ອີກຄັ້ງ",
  tryMany: "ລອງອີກຄັ້ງ {{count}} ເກມ",
  again: "ລອງອີກຄັ້ງ",
  close: "ປິດ",
  lookAgain: "ກວດສອບອີກຄັ້ງ",
  state: {
    waits: "ລໍຖ້າຄິວ",
    going: "ກຳລັງໂອນກັບຄືນ",
    done: "ເຂົ້າກະເປົາແລ້ວ",
    refused: "ຍັງຢູ່ໃນເກມ",
    kept: "ຍັງຢູ່ໃນເກມ",
    checking: "ກຳລັງກວດສອບ",
  },
  refusedOne: "ໂອນກັບຄືນຈາກ {{game}} ບໍ່ສຳເລັດ. ເງິນຍັງຢູ່ໃນເກມຄົບ.",
  refusedMany: "ໂອນບໍ່ສຳເລັດ {{count}} ເກມ. ເງິນຍັງຢູ່ໃນເກມຄົບ.",
  checkingText: "ລາຍການທີ່ກຳລັງກວດສອບຈະບໍ່ຖືກໂອນຊ້ຳ.",
  details: "ເບິ່ງລາຍການ",
  belowMinimum: "ຕ່ຳກວ່າຂັ້ນຕ່ຳ {{amount}} {{currency}}",
  changed: "ຍອດໃນເກມປ່ຽນໄປ. ຍັງບໍ່ມີການໂອນ.",
  empty: "ບໍ່ມີເງິນໃນເກມນີ້ແລ້ວ",
  notSent: "ການເຊື່ອມຕໍ່ຂາດ. ລາຍການຍັງບໍ່ຖືກສົ່ງ.",
  lost: "ການເຊື່ອມຕໍ່ຂາດ. ກຳລັງກວດສອບໃຫ້.",
  said: {
    done: "{{game}} ເຂົ້າກະເປົາແລ້ວ {{amount}} {{currency}}",
    refused: "{{game}} ຍັງຢູ່ໃນເກມ {{reason}}",
    kept: "{{game}} ຍັງຢູ່ໃນເກມ {{reason}}",
    checking: "{{game}} ກຳລັງກວດສອບ",
  },
} satisfies Shape<typeof th>;
