import type { Shape } from "../i18n";
import type { publicTexts as th } from "../th/public";

/** Texts of the public screens and of what every screen shares. */
export const publicTexts = {
  common: {
    back: "Back",
    cancel: "Cancel",
    close: "Close",
    retry: "Try again",
    skip: "Skip to content",
    language: "Language",
    home: "Home",
  },
  pages: {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    page: "Page {{page}}",
    pageOf: "Page {{page}} of {{pageCount}}",
  },
  nav: {
    label: "Menu",
    login: "Home",
    register: "Register",
    howto: "How to",
    contact: "Contact",
  },
  login: {
    title: "Log in",
    tagline: "Your wallet for every game",
    username: "Phone number",
    password: "Password",
    remember: "Keep me logged in",
    submit: "Log in",
    noAccount: "No account yet?",
    register: "Register",
  },
  fields: {
    summary: "Please check what you entered",
  },
  terminated: {
    title: "Page not found",
    heading: "This service is closed",
    text: "The operator has ended this service. If you have money in your wallet, please contact the operator.",
  },
  notFound: {
    code: "404",
    heading: "Page Not Found",
    text: "This address leads nowhere. Your wallet is safe.",
    home: "Go to my wallet",
  },
  error: {
    heading: "Something went wrong",
    text: "Please try again in a moment. If it keeps happening, tell us the reference.",
    unavailableHeading: "Paused for a moment",
    unavailableText: "Transfers are paused for a moment. Nothing was sent and your money has not moved.",
    operatorHeading: "The operator does not answer",
    operatorText: "We cannot read your wallet right now. Your money is safe.",
    limitText: "Please wait {{seconds}} seconds and try again.",
    limitMinutes: "Please wait {{minutes}} minutes and try again.",
    reference: "Reference",
  },
} satisfies Shape<typeof th>;
