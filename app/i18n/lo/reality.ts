import type { Shape } from "../i18n";
import type { texts as th } from "../th/reality";

/** The reality check and the help page. */
export const texts = {
  title: "ທ່ານຢູ່ໃນລະບົບມາໄລຍະໜຶ່ງແລ້ວ",
  time: "ເວລາທີ່ຢູ່ໃນລະບົບ",
  hours: "{{hours}} ຊົ່ວໂມງ",
  minutes: "{{minutes}} ນາທີ",
  net: "ຍອດປ່ຽນແປງສຸດທິ",
  since: "ນັບຕັ້ງແຕ່ {{since}} ບໍ່ລວມເງິນທີ່ຝາກ ແລະ ຖອນ",
  unknown: "ຄັ້ງນີ້ຍັງຄິດໄລ່ຍອດປ່ຽນແປງບໍ່ໄດ້. ເບິ່ງທຸກລາຍການໄດ້ທີ່ປະຫວັດລາຍການ.",
  history: "ເບິ່ງປະຫວັດລາຍການ",
  continue: "ຫຼິ້ນຕໍ່",
  next: "ພວກເຮົາຈະແຈ້ງອີກຄັ້ງໃນ {{minutes}} ນາທີ",
  due: "ທ່ານຢູ່ໃນລະບົບມາໄລຍະໜຶ່ງແລ້ວ",
  show: "ເບິ່ງເວລາ ແລະ ຍອດ",
  help: "ຫຼິ້ນຢ່າງມີຄວາມຮັບຜິດຊອບ",
  age: "ສຳລັບຜູ້ມີອາຍຸ {{age}} ປີຂຶ້ນໄປ",
} satisfies Shape<typeof th>;
