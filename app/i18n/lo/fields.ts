import type { Shape } from "../i18n";
import type { texts as th } from "../th/fields";

/** Messages of the field rules (schemas/fields.ts). */
export const texts = {
  required: "ກະລຸນາປ້ອນ{{field}}",
  tooLong: "ຂໍ້ຄວາມຍາວເກີນໄປ",
  phone: {
    length: "ເບີໂທລະສັບຕ້ອງມີ {{length}} ຕົວເລກ",
    format: "ກະລຸນາປ້ອນເບີໂທລະສັບເປັນຕົວເລກ",
  },
  password: { different: "ລະຫັດຜ່ານບໍ່ກົງກັນ" },
  bankAccountName: { english: "ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ" },
  bankAccountNo: { format: "ກະລຸນາປ້ອນເລກບັນຊີເປັນຕົວເລກ" },
  age: { confirm: "ກະລຸນາຢືນຢັນອາຍຸຂອງທ່ານ" },
  amount: {
    empty: "ກະລຸນາປ້ອນຈຳນວນເງິນ",
    format: "ກະລຸນາປ້ອນເປັນຕົວເລກ ເຊັ່ນ 1,000.50",
    negative: "ຈຳນວນເງິນຕ້ອງຫຼາຍກວ່າ 0",
    decimals: "ປ້ອນທົດສະນິຍົມໄດ້ບໍ່ເກີນສອງຕຳແໜ່ງ",
    tooLarge: "ຈຳນວນເງິນສູງເກີນໄປ",
    minimum: "ຈຳນວນເງິນຕ້ອງບໍ່ໜ້ອຍກວ່າ {{minimum}} {{currency}}",
    maximum: "ຈຳນວນເງິນຕ້ອງບໍ່ເກີນ {{maximum}} {{currency}}",
  },
  account: { choose: "ກະລຸນາເລືອກບັນຊີ", same: "ໂອນເຂົ້າບັນຊີດຽວກັນບໍ່ໄດ້" },
  bank: { choose: "ກະລຸນາເລືອກທະນາຄານ" },
  currency: { choose: "ກະລຸນາເລືອກສະກຸນເງິນ" },
  giftLink: { format: "ກະລຸນາວາງລິ້ງຂອງຂວັນ TrueMoney" },
  chat: { tooLong: "ຂໍ້ຄວາມຍາວເກີນໄປ ກະລຸນາແບ່ງສົ່ງ" },
} satisfies Shape<typeof th>;
