import type { Shape } from "../i18n";
import type { texts as th } from "../th/transfer";

/** The transfer. */
export const texts = {
  title: "ໂອນເງິນ",
  from: "ຈາກ",
  to: "ໄປຫາ",
  placeholder: "ເລືອກບັນຊີ",
  amount: "ຈຳນວນເງິນ",
  submit: "ໂອນເງິນ",
  submitAmount: "ໂອນເງິນ {{amount}}\u00a0{{currency}}",
  submitting: "ກຳລັງໂອນເງິນ",
  minimum: "ຂັ້ນຕ່ຳ {{amount}} {{currency}}",
  all: "ທັງໝົດ",
  after: "ຍອດເຫຼືອຫຼັງໂອນ",
  short: "ເງິນບໍ່ພໍ",
  noGames: "ເປີດບັນຊີເກມກ່ອນ ແລ້ວຈຶ່ງໂອນເງິນເຂົ້າເກມໄດ້.",
  toGames: "ເບິ່ງເກມທັງໝົດ",
} satisfies Shape<typeof th>;
