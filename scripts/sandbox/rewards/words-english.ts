import type { RewardWords } from "../state/reward-words";

export const englishRewards: RewardWords = {
  money: (amount) => `${amount.toLocaleString("en-US")} THB`,
  wheel: {
    name: "Lucky wheel",
    money: (amount) => `${amount} prize`,
    moneyHtml: (amount) =>
      `<p>You have won <strong>${amount}</strong>.</p><p>It is kept as a coupon: claim it to move it into your wallet.</p>`,
    bonus: (percent) => ({
      label: `Bonus ${percent}%`,
      name: `${percent}% bonus`,
      html: `<p>You have won a <strong>${percent}% bonus</strong> on your main wallet.</p><p>A turnover condition applies once you claim it.</p>`,
    }),
    gift: {
      label: "T-shirt",
      name: "T-shirt",
      html: "<p>You have won a <strong>T-shirt</strong>.</p><p>Please contact us and we will send it to you.</p>",
    },
    coin: (count) => ({
      label: `+${count} coin`,
      name: `${count} coin`,
      html: `<p>You have won <strong>${count} more coin</strong>. Spin again!</p>`,
    }),
    nothing: {
      label: "Try again",
      name: "Try again",
      html: "<p>No prize this time. Better luck next spin.</p>",
    },
    former: "Prize of an earlier wheel",
  },
  inviteFail: {
    INVITE_INACTIVE: "The invite bonus is not open at the moment",
    NO_INVITE_BONUS: "No invite bonus yet",
    NO_INVITEE_PLAY_INFO: "The friends you invited have not played yet",
    INVITE_COLLECT: "You have received everything so far",
    INVITE_BONUS_FAIL: "The bonus is still too small to receive",
  },
  inviteBanners: (percent) => [
    `<h3>Invite friends</h3><p>Earn <strong>${percent}%</strong> of everything your friends play, paid into your wallet.</p>`,
    "<h3>How it works</h3><ol><li>Share your link</li><li>Your friend registers and plays</li><li>Receive the bonus</li></ol>",
    undefined,
    "<p>There is no limit to how many friends you invite.</p>",
  ],
  refundBanners: (percent) => [
    `<h3>${percent}% back</h3><p>We return <strong>${percent}%</strong> of what you lose.</p>`,
    "<p>Receive it into your wallet, or as a bonus.</p>",
    undefined,
  ],
  refund: {
    info: (percent, minimumLoss) =>
      `<p>We return <strong>${percent}%</strong> of your losses since the last refund, from a loss of <strong>${minimumLoss}</strong>.</p>`,
    hasLostEnough: (minimumLoss) => `Your losses have reached ${minimumLoss}`,
    mustLoseMore: (minimumLoss) => `Your losses have not reached ${minimumLoss}`,
    hasRefundLeft: "You have a refund left today",
    noRefundLeft: "You have received today's refund",
  },
  turnover: (times) => `<p>Play ${times} times all of your money before you can end the bonus.</p>`,
  bonuses: {
    WELCOME: "<h3>Welcome bonus</h3><p>A gift of <strong>100 THB</strong>, once per member.</p>",
    DAILY10: "<h3>Daily bonus 10%</h3><p>10% on top of your main wallet, up to 500 THB, once a day.</p>",
    TOPUP5: "<h3>Top-up bonus 5%</h3><p>5% on top of your main wallet, up to 200 THB, three times a day.</p>",
    WEEK15: "<h3>Weekly bonus 15%</h3><p>15% on top of your main wallet, up to 1,500 THB, once a week.</p>",
    TWICE8:
      "<h3>Twice-a-week bonus 8%</h3><p>8% on top of your main wallet, up to 800 THB, twice a week.</p>",
    FIRST100: "<h3>First come, first served</h3><p>A gift of 100 THB while places last.</p>",
  },
  promotions: {
    NOV15: "<p>15% on top of your main wallet, up to <strong>1,500 THB</strong>.</p>",
    GIFT50: "<p>A gift of <strong>50 THB</strong>, once per member.</p>",
    LASTONE: "<p>A gift of 200 THB for the first member who uses the code.</p>",
  },
};
