import { expect, it } from "vitest";
import { Pace } from "./pace";

/** Tasks of two requests each, and a count of the requests released. */
function paced(perSecond: number) {
  const seen = { begun: 0, requests: 0 };
  const pace = new Pace(perSecond, () => {
    seen.begun += 1;
    void pace
      .turn()
      .then(() => {
        seen.requests += 1;
        return pace.turn();
      })
      .then(() => {
        seen.requests += 1;
      });
  });
  pace.start();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { pace, seen, settled };
}

it("lets as many requests go as are due, and begins no more than that takes", async () => {
  const { pace, seen, settled } = paced(10);
  for (let ms = 100; ms <= 1_000; ms += 100) {
    pace.catchUp(ms);
    await settled();
  }
  expect(seen).toEqual({ begun: 5, requests: 10 });
});

it("makes up for turns that came late", async () => {
  const { pace, seen, settled } = paced(10);
  pace.catchUp(500);
  await settled();
  expect(seen).toEqual({ begun: 5, requests: 5 });
});

it("lets everything go once it is over", async () => {
  const { pace, seen, settled } = paced(10);
  pace.catchUp(300);
  await settled();
  pace.release();
  await settled();
  expect(seen).toEqual({ begun: 3, requests: 6 });
});

it("says when each was due, however late it goes", async () => {
  const due: (number | undefined)[] = [];
  const pace = new Pace(10, () => void pace.turn().then((ms) => due.push(ms)));
  pace.start();
  pace.catchUp(950);
  await new Promise((resolve) => setImmediate(resolve));
  expect(due).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900]);
});

it("keeps nobody waiting before it starts", async () => {
  await expect(new Pace(1, () => undefined).turn()).resolves.toBeUndefined();
});
