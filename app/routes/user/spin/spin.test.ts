import { expect, test } from "vitest";
import { createSanitizer } from "~/html/sanitize.server";
import { requireMember } from "~/member/guard.server";
import { memberStage, says } from "../../../../tests/support/member-stage";
import { readWheel } from "./spin.server";

/** The wheel as the screen has it, of this answer to every call. */
async function wheelOf(result: object) {
  const profile = { _id: "1", username: "0812345678", name: "Mali" };
  const { context, jar } = await memberStage(says(200, { profile, result }), "1");
  const member = await requireMember(jar.request(), context);
  return (await readWheel(member, { ...context, sanitize: createSanitizer(false) })).wheel;
}

const slice = (code: string, more: object = {}) => ({ code, label: `Prize ${code}`, ...more });

test("the operator's wheel keeps its name, order, labels, colours, words and the coins [3.25 7.58]", async () => {
  const slices = [
    slice("A", { bgColor: "#7a1f5c", textColor: "#ffffff", htmlDescription: "<b>a</b><script>1</script>" }),
    slice("B", { bgColor: "#ffd54f", textColor: "#ffffff" }),
    slice("C", { bgColor: "#000000", textColor: "#ffee00", htmlDescription: "<i>c</i>" }),
  ];
  expect(await wheelOf({ activeSpinwheel: { name: "Gold", slices }, userCoin: 7 })).toMatchObject({
    name: "Gold",
    coins: 7,
    slices: [
      { code: "A", label: "Prize A", paint: { fill: "#7a1f5c", ink: "#ffffff" } },
      { code: "B", label: "Prize B", paint: null },
      { code: "C", label: "Prize C", paint: { fill: "#000000", ink: "#ffee00" } },
    ],
    notes: ["<b>a</b>", "", "<i>c</i>"],
  });
});

test("coins are whole and never fewer than none; a wheel without slices is off", async () => {
  const activeSpinwheel = { name: "Gold", slices: [slice("A")] };
  expect(await wheelOf({ activeSpinwheel, userCoin: -2 })).toMatchObject({ coins: 0 });
  expect(await wheelOf({ activeSpinwheel, userCoin: 2.9 })).toMatchObject({ coins: 2 });
  expect(await wheelOf({ activeSpinwheel: { name: "Gold", slices: [] }, userCoin: 1 })).toBeNull();
});
