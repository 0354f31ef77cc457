/** What operators write on a slice that wins nothing, in th, lo and en. */
const words: readonly string[] = [
  ...[
    "try again",
    "no prize",
    "no reward",
    "no win",
    "nothing",
    "next time",
    "better luck",
    "unlucky",
    "miss",
  ],
  ...["sorry", "thank", "almost", "อีกครั้ง", "ลองใหม่", "หมุนใหม่", "ไม่ได้", "ไม่มีรางวัล", "ไม่ถูก", "เสียใจ", "พลาด"],
  ...["โอกาสหน้า", "ครั้งหน้า", "ขอบคุณ", "เกือบ", "ອີກຄັ້ງ", "ລອງໃໝ່", "ໝຸນໃໝ່", "ບໍ່ໄດ້", "ບໍ່ມີລາງວັນ", "ບໍ່ຖືກ"],
  ...["ເສຍໃຈ", "ພາດ", "ໂອກາດໜ້າ", "ຄັ້ງໜ້າ", "ຂອບໃຈ", "ເກືອບ"],
];

/** Whether a slice's label says that it wins nothing, or is a sign without a word. Unknown words may be a prize. */
export function saysNoPrize(label: string): boolean {
  const said = label.toLowerCase();
  return /^[^\p{L}\p{N}]+$/u.test(said) || words.some((word) => said.includes(word));
}
