import type { Shape } from "../i18n";
import type { texts as th } from "../th/member";

/** Texts shared by the member screens. */
export const texts = {
  frame: {
    logout: "ອອກຈາກລະບົບ",
    profile: "ໂປຣໄຟລ໌",
    conditions: "ເງື່ອນໄຂ",
    home: "ໜ້າຫຼັກ",
    statement: "ປະຫວັດລາຍການ",
    contact: "ຕິດຕໍ່",
    hideBalances: "ເຊື່ອງຍອດເງິນ",
    restored: "ພວກເຮົາເກັບສິ່ງທີ່ທ່ານພິມໄວ້ກ່ອນອອກຈາກລະບົບ. ຍັງບໍ່ມີຫຍັງຖືກສົ່ງ: ກະລຸນາກວດເບິ່ງອີກຄັ້ງ.",
  },
  conditions: {
    title: "ເງື່ອນໄຂ",
    empty: "ຕອນນີ້ຍັງບໍ່ມີເງື່ອນໄຂ.",
    failed: "ໂຫຼ\u2060ດເງື່ອນໄຂບໍ່ສຳເລັດ.",
  },
  relative: {
    year_one: "{{count}} ປີກ່ອນ",
    year_other: "{{count}} ປີກ່ອນ",
    month_one: "{{count}} ເດືອນກ່ອນ",
    month_other: "{{count}} ເດືອນກ່ອນ",
    day_one: "{{count}} ມື້ກ່ອນ",
    day_other: "{{count}} ມື້ກ່ອນ",
    hour_one: "{{count}} ຊົ່ວໂມງກ່ອນ",
    hour_other: "{{count}} ຊົ່ວໂມງກ່ອນ",
    minute_one: "{{count}} ນາທີກ່ອນ",
    minute_other: "{{count}} ນາທີກ່ອນ",
    second_zero: "ເມື່ອກີ້ນີ້",
    second_one: "{{count}} ວິນາທີກ່ອນ",
    second_other: "{{count}} ວິນາທີກ່ອນ",
  },
  carousel: { previous: "ເລື່ອນກັບຄືນ", next: "ເລື່ອນຕໍ່ໄປ" },
  banner: { picture: "ແບນເນີ {{number}} ຈາກ {{count}}" },
} satisfies Shape<typeof th>;
