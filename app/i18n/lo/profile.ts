import type { Shape } from "../i18n";
import type { texts as th } from "../th/profile";

/** The profile and its dialogs. */
export const texts = {
  title: "ໂປຣໄຟລ໌",
  facts: "ຂໍ້ມູນສະມາຊິກ",
  bank: "ບັນຊີທະນາຄານ",
  name: "ຊື່",
  id: "ລະຫັດສະມາຊິກ",
  createdAt: "ວັນທີລົງທະບຽນ",
  username: "ຊື່ຜູ້ໃຊ້",
  bankAccountName: "ຊື່ບັນຊີ",
  currentName: "ຊື່ປັດຈຸບັນ",
  bankName: "ທະນາຄານ",
  bankAccountNo: "ເລກບັນຊີ",
  noBank: "ຍັງບໍ່ມີບັນຊີທະນາຄານໃນລະບົບ.",
  password: "ລະຫັດຜ່ານ",
  changePassword: "ປ່ຽນລະຫັດຜ່ານ",
  oldPassword: "ລະຫັດຜ່ານປັດຈຸບັນ",
  newPassword: "ລະຫັດຜ່ານໃໝ່",
  confirmPassword: "ຢືນຢັນລະຫັດຜ່ານໃໝ່",
  editBankName: "ແກ້ໄຂຊື່ບັນຊີ",
  bankNameHint: "ໃຊ້ໄດ້ແຕ່ຕົວອັກສອນ A-Z ແລະ ຍະຫວ່າງເທົ່ານັ້ນ",
  bankNameFixed: "ຊື່ບັນຊີນີ້ແກ້ໄຂບໍ່ໄດ້ແລ້ວ.",
  edit: "ແກ້ໄຂຂໍ້ມູນ",
  save: "ບັນທຶກ",
  saving: "ກຳລັງບັນທຶກ",
  savedPassword: "ປ່ຽນລະຫັດຜ່ານສຳເລັດແລ້ວ.",
  savedBankName: "ບັນທຶກຊື່ບັນຊີສຳເລັດແລ້ວ.",
  savedProfile: "ບັນທຶກຂໍ້ມູນສຳເລັດແລ້ວ.",
} satisfies Shape<typeof th>;
