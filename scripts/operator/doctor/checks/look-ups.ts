import { costs, type Finding, noted } from "../deviation";
import type { Visit } from "../talk/visit";

const hour = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What single look-ups must hold. */
export const lookupsHold = {
  active(visit: Visit): Finding[] {
    if (visit.answer("lookup", "active")?.active !== false) return [];
    return [costs("active", false, "true while the service runs", "everybody: the service has ended")];
  },

  notice(visit: Visit): Finding[] {
    const notice = visit.answer("lookup", "notice")?.notice;
    if (notice === undefined || notice.includes("%percentFail%")) return [];
    return [
      noted(
        "notice",
        notice,
        "HTML with %percentFail% in it",
        "bonus: no figure below which it can be ended",
      ),
    ];
  },

  withdraw(visit: Visit): Finding[] {
    const limits = visit.answer("lookup", "withdraw");
    if (limits?.withdrawMax === undefined || limits.withdrawMin <= limits.withdrawMax) return [];
    const came = `${limits.withdrawMin / 100} to ${limits.withdrawMax / 100}`;
    return [costs("withdrawMax", came, "not below withdrawMin", "withdraw: no amount is right")];
  },

  slip(visit: Visit): Finding[] {
    const hours = visit.answer("lookup", "slip");
    return (["closedFrom", "closedUntil"] as const).flatMap((key) => {
      const came = hours?.[key];
      if (came === undefined || hour.test(came)) return [];
      return [
        noted(key, came, "HH:mm, in the operator's time zone", "slips: closed hours in the operator's words"),
      ];
    });
  },
};
