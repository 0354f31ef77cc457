import type { Shape } from "../i18n";
import type { texts as th } from "../th/chat";

/** The chat with the operator: its widget, and the page for browsers without JavaScript. */
export const texts = {
  title: "ແຊັດກັບພວກເຮົາ",
  minimise: "ປິດແຊັດ",
  log: "ຂໍ້ຄວາມ",
  you: "ທ່ານ",
  connecting: "ກຳລັງເຊື່ອມຕໍ່…",
  empty: "ພິມຂໍ້ຄວາມຫາພວກເຮົາໄດ້ເລີຍ ພວກເຮົາຈະຕອບຢູ່ບ່ອນນີ້.",
  someHidden: "ຕອນນີ້ສະແດງບາງຂໍ້ຄວາມບໍ່ໄດ້.",
  older: "ຂໍ້ຄວາມກ່ອນໜ້າ",
  newer: "ຂໍ້ຄວາມຖັດໄປ",
  olderFailed: "ໂຫຼ\u2060ດຂໍ້ຄວາມກ່ອນໜ້າບໍ່ສຳເລັດ.",
  newest: "ຂໍ້ຄວາມຫຼ້າສຸດ",
  joinFailed: "ເລີ່ມແຊັດບໍ່ໄດ້",
  unread_one: "ຂໍ້ຄວາມໃໝ່ {{count}} ຂໍ້ຄວາມ",
  unread_other: "ຂໍ້ຄວາມໃໝ່ {{count}} ຂໍ້ຄວາມ",
  uploading: "ກຳລັງອັບໂຫຼ\u2060ດ {{percent}}%",
  sending: "ກຳລັງສົ່ງ…",
  sent: "ສົ່ງແລ້ວ",
  failed: "ສົ່ງບໍ່ສຳເລັດ",
  resend: "ສົ່ງອີກຄັ້ງ",
  remove: "ລຶບ",
  noConnection: "ບໍ່ມີການເຊື່ອມຕໍ່. ກະລຸນາລອງໃໝ່.",
  unknown: "ບໍ່ສາມາດສະແດງຂໍ້ຄວາມນີ້ໄດ້.",
  media: {
    image: "ຮູບພາບ",
    video: "ວິດີໂອ",
    file: "ໄຟລ໌",
    none: "ບໍ່ສາມາດສະແດງໄຟລ໌ນີ້ໄດ້.",
  },
  topic: { label: "ຖາມເລື່ອງ", takeOff: "ບໍ່ຖາມເລື່ອງນີ້" },
  compose: {
    message: "ຂໍ້ຄວາມ",
    send: "ສົ່ງ",
    attach: "ແນບຮູບພາບ ຫຼື ວິດີໂອ",
    left: "ຍັງເຫຼືອ {{left}} ຕົວອັກສອນ",
    tooLong: "ບໍ່ເກີນ {{max}} ຕົວອັກສອນ",
    replies: "ຄຳຕອບດ່ວນ",
  },
  file: {
    unsupported: "ບໍ່ຮອງຮັບໄຟລ໌ນີ້",
    tooLarge: "ໄຟລ໌ມີຂະໜາດໃຫຍ່ເກີນໄປ. ກະລຸນາເລືອກໄຟລ໌ທີ່ບໍ່ເກີນ {{size}}.",
  },
} satisfies Shape<typeof th>;
