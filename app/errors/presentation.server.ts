import { type Contract, type EndpointName, endpoints } from "schemas/contract";
import type { Effect } from "schemas/contract/endpoint";
import type { form } from "~/i18n/en";

/**
 * How a failed call is shown (specification, section 8): `alert` at the form or panel that called, a red `toast`, an
 * error `dialog` with title and message, a `page` (an error page for a read, the outcome page for money), `silent`
 * where only the loader disappears, or `logged` only.
 */
export type Presentation = "alert" | "toast" | "dialog" | "page" | "silent" | "logged";

type EndpointOf<Name extends EndpointName> = Name extends `${infer Area}.${infer Call}`
  ? Area extends keyof Contract
    ? Call extends keyof Contract[Area]
      ? Contract[Area][Call]
      : never
    : never
  : never;

/** The names of the calls with this effect, such as `EndpointWith<"change">`. */
type EndpointWith<Wanted extends Effect> = {
  [Name in EndpointName]: EndpointOf<Name> extends { effect: Wanted } ? Name : never;
}[EndpointName];

/** Section 8 as a table, without the calls that move money and lead to their outcome page. */
const stated = {
  "lookup.banks": "silent",
  "lookup.sources": "silent",
  "lookup.info": "silent",
  "lookup.contact": "silent",
  "lookup.conditions": "silent",
  "lookup.agreements": "silent",
  "lookup.notice": "silent",
  "lookup.registerOTP": "alert",
  "lookup.enableChatWidget": "silent",
  "lookup.active": "silent",
  "lookup.deposit": "silent",
  "lookup.withdraw": "silent",
  "lookup.slip": "silent",
  "account.login": "alert",
  "account.validate": "alert",
  "account.register": "alert",
  "account.profile": "page",
  "account.updateProfile": "alert",
  "account.updateBankAccountName": "alert",
  "account.changePassword": "alert",
  "otp.send": "alert",
  "otp.verify": "alert",
  "wallet.get": "logged",
  "wallet.refreshSlots": "logged",
  "wallet.activate": "silent",
  "wallet.credentials": "toast",
  "wallet.resetPassword": "silent",
  "invite.list": "silent",
  "invite.banners": "silent",
  "refund.list": "silent",
  "refund.check": "silent",
  "refund.banners": "silent",
  "bonus.list": "alert",
  "bonus.activate": "dialog",
  "bonus.active": "silent",
  "bonus.minimum": "silent",
  "bonus.clear": "dialog",
  "promotion.current": "silent",
  "promotion.find": "alert",
  "promotion.activate": "dialog",
  "statement.list": "alert",
  "statement.slips": "silent",
  "statement.slipReference": "toast",
  "spinwheel.active": "silent",
  "spinwheel.setup": "alert",
  "spinwheel.spin": "alert",
  "spinwheel.coupons": "silent",
  "spinwheel.claim": "alert",
  "qrcode.get": "silent",
  "qrcode.create": "toast",
  "qrcode.cancel": "toast",
  "autologin.byUsername": "dialog",
  "autologin.byPassword": "dialog",
  "chat.config": "silent",
  "chat.sendMessage": "alert",
  "chat.history": "silent",
  "chat.uploadImage": "alert",
  "chat.uploadVideo": "alert",
  "chat.readCustomer": "silent",
} as const satisfies Record<EndpointWith<"read" | "change">, Presentation> &
  Partial<Record<EndpointWith<"money">, Presentation>>;

/** How every call of the contract is shown; one that moves money as a `page` unless the table states another way. */
export const presentations: Readonly<Record<EndpointName, Presentation>> = { ...outcomePages(), ...stated };

/** The title of a `dialog`, where it says what has not been done. */
export const dialogTitles = {
  "bonus.activate": "bonus:outcome.activate.refused",
  "bonus.clear": "bonus:outcome.clear.refused",
  "promotion.activate": "bonus:outcome.promotion.refused",
} as const satisfies Partial<Record<EndpointName, string>>;

function outcomePages(): Record<EndpointWith<"money">, "page"> {
  const money = endpoints.filter(({ endpoint }) => endpoint.effect === "money");
  return Object.fromEntries(money.map(({ name }) => [name, "page"])) as Record<EndpointWith<"money">, "page">;
}

type LostText = `form:lost.${keyof (typeof form)["lost"]}`;

/**
 * The text for a `change` whose response was lost: it may have happened, and where to check. Null if repeating it does
 * no harm, so that the failure's own text is enough.
 */
export const lostAnswers = {
  "account.login": null,
  "account.register": "form:lost.registered",
  "account.updateProfile": "form:lost.saved",
  "account.updateBankAccountName": "form:lost.saved",
  "account.changePassword": "form:lost.password",
  "otp.send": "form:lost.code",
  "otp.verify": null,
  "wallet.refreshSlots": null,
  "wallet.activate": null,
  "wallet.resetPassword": null,
  "qrcode.create": "form:lost.saved",
  "qrcode.cancel": "form:lost.saved",
  "chat.sendMessage": null,
  "chat.uploadImage": null,
  "chat.uploadVideo": null,
  "chat.readCustomer": null,
} as const satisfies Record<EndpointWith<"change">, LostText | null>;
