import { lookupsHold } from "../checks/look-ups";
import { answered, type RowsOf } from "./row";

const once = () => [answered()];

export const lookupRows = {
  "lookup.banks": { loss: "registration offers no bank: nobody can register", asks: once },
  "lookup.sources": { loss: "registration does not ask where the member heard of the brand", asks: once },
  "lookup.info": { loss: "the name of the brand's file stands in place of the operator's", asks: once },
  "lookup.contact": { loss: "contact: only what the brand's file says", asks: once },
  "lookup.conditions": { loss: "conditions: an empty dialog", asks: once },
  "lookup.agreements": { loss: "home: the agreement never opens", asks: once },
  "lookup.notice": {
    loss: "bonus: no notice of when a bonus can be ended",
    asks: once,
    checks: [lookupsHold.notice],
  },
  "lookup.registerOTP": { loss: "registration: the step of the one-time code may be missing", asks: once },
  "lookup.enableChatWidget": { loss: "contact: no chat", asks: once },
  "lookup.active": {
    loss: "login: an ended service looks open",
    asks: once,
    checks: [lookupsHold.active],
  },
  "lookup.deposit": { loss: "deposit: no account to pay to", asks: once },
  "lookup.withdraw": {
    loss: "withdraw: no limits are shown, and wrong amounts are sent",
    asks: once,
    checks: [lookupsHold.withdraw],
  },
  "lookup.slip": { loss: "slips: the closed hours are not said", asks: once, checks: [lookupsHold.slip] },
} satisfies RowsOf<"lookup">;
