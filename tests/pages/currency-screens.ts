/** Every screen that shows a member's money. */
export const moneyScreens = [
  "/user/home",
  "/user/home?dialog=reality",
  "/user/home/transfer",
  "/user/home/withdraw",
  "/user/home/deposit",
  "/user/home/deposit/qr/WW",
  "/user/home/deposit/slip",
  "/user/home/invite?page=1",
  "/user/home/refund?page=1",
  "/user/home/games/PG",
  "/user/statement",
  "/user/statement/summary",
];
