import type { Shape } from "../i18n";
import type { texts as th } from "../th/receipt";

/** The receipt as a picture. */
export const texts = {
  kind: "ຫຼັກຖານທຸລະ\u2060ກຳ",
  wallet: "ກະເປົາຫຼັກ {{brand}}",
  done: {
    deposit: "ຝາກເງິນສຳເລັດ",
    bonus: "ຮັບໂບ\u2060ນັດສຳເລັດ",
    finish_bonus: "ສິ້ນສຸດໂບ\u2060ນັດແລ້ວ",
    withdraw: "ຖອນເງິນສຳເລັດ",
    transfer: "ໂອນເງິນສຳເລັດ",
    other: "{{word}} ສຳເລັດ",
  },
  zone: { th: "ເວລາໄທ", la: "ເວລາລາວ" },
  hint: "ກວດສອບໄດ້ດ້ວຍລະຫັດອ້າງອີງໃນປະຫວັດລາຍການ.",
} satisfies Shape<typeof th>;
