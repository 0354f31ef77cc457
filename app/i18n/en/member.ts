import type { Shape } from "../i18n";
import type { texts as th } from "../th/member";

/** Texts shared by the member screens. */
export const texts = {
  frame: {
    logout: "Log out",
    profile: "Profile",
    conditions: "Conditions",
    home: "Home",
    statement: "Statement",
    contact: "Contact",
    hideBalances: "Hide balances",
    restored: "We kept what you typed before you were logged out. Nothing was sent: please check it.",
  },
  conditions: {
    title: "Conditions",
    empty: "There are no conditions at present.",
    failed: "The conditions could not be loaded.",
  },
  relative: {
    year_one: "{{count}} year ago",
    year_other: "{{count}} years ago",
    month_one: "{{count}} month ago",
    month_other: "{{count}} months ago",
    day_one: "{{count}} day ago",
    day_other: "{{count}} days ago",
    hour_one: "{{count}} hour ago",
    hour_other: "{{count}} hours ago",
    minute_one: "{{count}} minute ago",
    minute_other: "{{count}} minutes ago",
    second_zero: "Just now",
    second_one: "{{count}} second ago",
    second_other: "{{count}} seconds ago",
  },
  carousel: { previous: "Scroll back", next: "Scroll on" },
  banner: { picture: "Banner {{number}} of {{count}}" },
} satisfies Shape<typeof th>;
