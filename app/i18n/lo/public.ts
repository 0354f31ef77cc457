import type { Shape } from "../i18n";
import type { publicTexts as th } from "../th/public";

/** Texts of the public screens and of what every screen shares. */
export const publicTexts = {
  common: {
    back: "ກັບຄືນ",
    cancel: "ຍົກເລີກ",
    close: "ປິດ",
    retry: "ລອງໃໝ່",
    skip: "ຂ້າມໄປຫາເນື້ອໃນ",
    language: "ພາສາ",
    home: "ໜ້າຫຼັກ",
  },
  pages: {
    label: "ໜ້າລາຍການ",
    previous: "ໜ້າກ່ອນ",
    next: "ໜ້າຕໍ່ໄປ",
    page: "ໜ້າ {{page}}",
    pageOf: "ໜ້າ {{page}} ຈາກ {{pageCount}}",
  },
  nav: {
    label: "ເມນູ",
    login: "ໜ້າຫຼັກ",
    register: "ລົງທະບຽນ",
    howto: "ວິທີໃຊ້",
    contact: "ຕິດຕໍ່",
  },
  login: {
    title: "ເຂົ້າສູ່ລະບົບ",
    tagline: "ກະເປົາດຽວ ຫຼິ້ນໄດ້ທຸກເກມ",
    username: "ເບີໂທລະສັບ",
    password: "ລະຫັດຜ່ານ",
    remember: "ໃຫ້ຂ້ອຍຢູ່ໃນລະບົບຕໍ່ໄປ",
    submit: "ເຂົ້າສູ່ລະບົບ",
    noAccount: "ຍັງບໍ່ມີບັນຊີບໍ?",
    register: "ລົງທະບຽນ",
  },
  fields: {
    summary: "ກະລຸນາກວດຄືນຂໍ້ມູນທີ່ປ້ອນ",
  },
  terminated: {
    title: "ບໍ່ພົບໜ້ານີ້",
    heading: "ບໍລິການນີ້ປິດແລ້ວ",
    text: "ຜູ້ໃຫ້ບໍລິການໄດ້ຍຸດຕິບໍລິການນີ້ແລ້ວ. ຖ້າຍັງມີເງິນໃນກະເປົາ ກະລຸນາຕິດຕໍ່ຜູ້ໃຫ້ບໍລິການ.",
  },
  notFound: {
    code: "404",
    heading: "ບໍ່ພົບໜ້ານີ້",
    text: "ທີ່ຢູ່ນີ້ບໍ່ມີໜ້າໃຫ້ສະແດງ. ກະເປົາເງິນຂອງທ່ານຍັງປອດໄພ.",
    home: "ໄປທີ່ກະເປົາຂອງຂ້ອຍ",
  },
  error: {
    heading: "ເກີດຂໍ້ຜິດພາດ",
    text: "ກະລຸນາລອງໃໝ່ໃນອີກຄາວໜຶ່ງ. ຖ້າຍັງເປັນຢູ່ ກະລຸນາແຈ້ງລະຫັດອ້າງອີງໃຫ້ພວກເຮົາ.",
    unavailableHeading: "ພັກຊົ່ວຄາວ",
    unavailableText: "ການເຮັດລາຍການເງິນພັກຊົ່ວຄາວ. ຍັງບໍ່ມີລາຍການໃດຖືກສົ່ງ ແລະ ເງິນຂອງທ່ານບໍ່ໄດ້ຖືກຍ້າຍ.",
    operatorHeading: "ລະບົບຂອງຜູ້ໃຫ້ບໍລິການຍັງບໍ່ຕອບ",
    operatorText: "ຕອນນີ້ພວກເຮົາອ່ານຂໍ້ມູນກະເປົາຂອງທ່ານບໍ່ໄດ້. ເງິນຂອງທ່ານຍັງປອດໄພ.",
    limitText: "ກະລຸນາລໍຖ້າ {{seconds}} ວິນາທີ ແລ້ວລອງໃໝ່.",
    limitMinutes: "ກະລຸນາລໍຖ້າ {{minutes}} ນາທີ ແລ້ວລອງໃໝ່.",
    reference: "ລະຫັດອ້າງອີງ",
  },
} satisfies Shape<typeof th>;
