import type { Contract } from "schemas/contract";
import { toMajor } from "../money/amount";
import { bannersOf } from "../rewards/banners";
import { endBonus, isPlayedAway } from "../rewards/hold-bonus";
import { activateBonus } from "../rewards/offer-rules";
import { requireMember } from "../state/call";
import { bonusesOf, heldBonus, type MemberBonus } from "../store/member-bonuses";
import { listOffers } from "../store/offers";
import type { Handlers } from "./handlers";

/** A member's history of one offer; its id is the one from the first time the member received it. */
function userBonusOf(received: readonly MemberBonus[]) {
  const [first] = received;
  return (
    first && {
      _id: first.uid,
      isActive: received.some(({ endedAt }) => endedAt === null),
      received: received.map(({ receivedAt }) => ({ updatedAt: receivedAt })),
    }
  );
}

function byCode(bonuses: readonly MemberBonus[]): Map<string, MemberBonus[]> {
  const found = new Map<string, MemberBonus[]>();
  for (const held of bonuses) {
    const others = found.get(held.code);
    if (others) others.push(held);
    else found.set(held.code, [held]);
  }
  return found;
}

export const bonus = {
  list(_, call) {
    const { sandbox } = call;
    const received = byCode(bonusesOf(sandbox.database, requireMember(call).id, "bonus"));
    return {
      bonuses: listOffers(sandbox.database, "bonus").map((offer) => ({
        code: offer.code,
        type: offer.type,
        maxReceived: offer.maxReceived,
        percentFail: offer.percentFail,
        banners: bannersOf(
          sandbox,
          offer.code,
          Array.from({ length: offer.banners }, (_, index) => (index === 0 ? offer.html : undefined)),
        ),
        userBonus: userBonusOf(received.get(offer.code) ?? []),
      })),
    };
  },

  activate({ code }, call) {
    const { sandbox } = call;
    const { id } = requireMember(call);
    activateBonus(sandbox, id, code);
    const received = bonusesOf(sandbox.database, id, "bonus").filter((held) => held.code === code);
    return { userBonus: userBonusOf(received) ?? { _id: code, isActive: true } };
  },

  active(_, call) {
    const held = heldBonus(call.sandbox.database, requireMember(call).id);
    return held ? { status: true, type: held.type } : { status: false };
  },

  /** Whether the balance is low enough to end the bonus held, and the threshold. */
  minimum(_, call) {
    const held = heldBonus(call.sandbox.database, requireMember(call).id);
    if (!held) return { status: false };
    return { status: isPlayedAway(call.sandbox, held), minimum: toMajor(held.threshold) };
  },

  clear(_, call) {
    endBonus(call.sandbox, requireMember(call).id);
    return { message: "BONUS_CLEAR" };
  },
} satisfies Handlers<Contract["bonus"]>;
