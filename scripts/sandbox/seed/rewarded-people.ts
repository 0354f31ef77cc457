import type { Person } from "./person";

const plain = { games: { JOKER: 200, PG: 0 }, statements: 4 };

/** Demo members for every reward that can be received and for every reason that one cannot. */
export const rewardedPeople: readonly Person[] = [
  {
    ...plain,
    username: "0812345901",
    situation: "holds a bonus whose turnover is met: it can be ended",
    wallet: 700,
    rewards: { bonus: "day", isTurnoverMet: true },
  },
  {
    username: "0812345902",
    situation: "holds a bonus that is played away: it can be ended, what is left goes back",
    wallet: 3,
    games: { JOKER: 1.5 },
    statements: 4,
    rewards: { bonus: "week" },
  },
  {
    ...plain,
    username: "0812345903",
    situation: "received every bonus and promotion as often as allowed today",
    wallet: 5_000,
    rewards: {
      received: [
        ...["WELCOME", "DAILY10", "TOPUP5", "TOPUP5", "TOPUP5", "WEEK15", "TWICE8", "TWICE8", "FIRST100"].map(
          (code) => ({ kind: "bonus" as const, code }),
        ),
        ...["NOV15", "GIFT50", "LASTONE"].map((code) => ({ kind: "promotion" as const, code })),
      ],
    },
  },
  {
    ...plain,
    username: "0812345904",
    situation: "12 friends invited, the bonus is ready",
    wallet: 400,
    rewards: {
      invitees: 12,
      invitePending: 350,
      inviteReceived: 40,
      received: [{ kind: "bonus", code: "FIRST100" }],
    },
  },
  {
    ...plain,
    username: "0812345905",
    situation: "friends invited who never played (NO_INVITEE_PLAY_INFO)",
    wallet: 400,
    rewards: { invitees: 2 },
  },
  {
    ...plain,
    username: "0812345906",
    situation: "invite bonus received already (INVITE_COLLECT)",
    wallet: 400,
    rewards: { invitees: 3, invitePlayed: 5_000, inviteReceived: 50 },
  },
  {
    ...plain,
    username: "0812345907",
    situation: "invite bonus still too small (INVITE_BONUS_FAIL)",
    wallet: 400,
    rewards: { invitees: 1, invitePending: 0.5 },
  },
  {
    ...plain,
    username: "0812345908",
    situation: "lost 25,000: a refund of 1,250 is ready, 14 in the log",
    wallet: 60,
    rewards: { loss: 25_000, refunds: 14 },
  },
  {
    ...plain,
    username: "0812345909",
    situation: "lost too little for a refund (REFUND_CONDITION)",
    wallet: 60,
    rewards: { loss: 40 },
  },
  {
    ...plain,
    username: "0812345910",
    situation: "played and won: nothing to refund (REFUND_MINIMUM)",
    wallet: 3_000,
    rewards: { loss: -500, refunds: 1 },
  },
  {
    ...plain,
    username: "0812345911",
    situation: "a refund and a bonus coupon wait while a bonus is held (BONUS_REMAINING)",
    wallet: 900,
    coin: 3,
    rewards: { bonus: "limit", loss: 8_000, coupons: [{ prize: "BONUS5" }] },
  },
  {
    ...plain,
    username: "0812345912",
    situation: "five coins, and a coupon of every kind: claimable, claimed, expired, withdrawn, by hand",
    wallet: 1_000,
    coin: 5,
    rewards: {
      coupons: [
        { prize: "MONEY100", daysAgo: 45 },
        { prize: "MIDYEAR", daysAgo: 20 },
        { prize: "MONEY5", daysAgo: 12, isClaimed: true },
        { prize: "GIFT", daysAgo: 6 },
        { prize: "MONEY10", daysAgo: 3 },
        { prize: "BONUS5", daysAgo: 1, amount: 2 },
        { prize: "MONEY50" },
      ],
    },
  },
];
