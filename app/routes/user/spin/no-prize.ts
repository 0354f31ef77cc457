/** What operators write on a slice that wins nothing, in th, lo and en. */
const latin =
  /(?<!\p{L})(try again|no (prize|reward|win)|nothing|next time|better luck|unlucky|sorry|almost)(?!\p{L})/u;
const others: readonly string[] = [
  ...["อีกครั้ง", "ลองใหม่", "หมุนใหม่", "ไม่ได้", "ไม่มีรางวัล", "ไม่ถูก", "เสียใจ", "พลาด", "โอกาสหน้า", "ครั้งหน้า", "เกือบ"],
  ...["ອີກຄັ້ງ", "ລອງໃໝ່", "ໝຸນໃໝ່", "ບໍ່ໄດ້", "ບໍ່ມີລາງວັນ", "ບໍ່ຖືກ", "ເສຍໃຈ", "ພາດ", "ໂອກາດໜ້າ", "ຄັ້ງໜ້າ", "ເກືອບ"],
];
/** "Don't miss", as it stands before something to win. */
const DO_NOT_MISS = /(ไม่|ບໍ່|ห้าม|ຢ່າ)\s*(พลาด|ພາດ)/u;

/**
 * Whether a slice's label says that it wins nothing, or is a dash. What has a number in it, a picture or only unknown
 * words may be a prize.
 */
export function saysNoPrize(label: string): boolean {
  const said = label.toLowerCase();
  if (/^[\p{P}\s]+$/u.test(said)) return true;
  if (/\p{N}/u.test(said) || DO_NOT_MISS.test(said)) return false;
  return latin.test(said) || others.some((word) => said.includes(word));
}
