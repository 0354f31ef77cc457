import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { askOffer } from "~/chat/offer.server";
import { ChatLauncher } from "~/chat/opening/chat-launcher";
import { LinkButton } from "~/components/button";
import { card as plate } from "~/components/card.css";
import { CopyText } from "~/components/copy-text";
import { Fact, Facts } from "~/components/fact";
import type { IconName } from "~/components/icon";
import { Money } from "~/components/money";
import { ReceiptHead } from "~/components/receipt";
import * as receipt from "~/components/receipt.css";
import { Stages } from "~/components/stages";
import type { PageHandle } from "~/document/route-handle";
import { useReloading } from "~/document/use-polling";
import { ErrorScreen } from "~/errors/error-screen";
import { requireMember } from "~/member/guard.server";
import type { OutcomeState } from "~/money/kinds/outcome-page";
import { missingOutcome } from "~/money/outcome/outcome.server";
import type { OutcomeStep, OutcomeView } from "~/money/outcome/view";
import { gamePath } from "~/paths";
import { titleMeta } from "~/shell/title";
import { AskLink } from "../chat-topics/ask-link";
import { readOutcome, topicOfOutcome } from "../chat-topics/topics.server";
import { type LastGame, lastGame } from "../last-game.server";
import { Motif } from "../page-parts/motif";
import { CountedMoney } from "./counted-money";
import { stepsToEntry } from "./entry-step.server";
import * as css from "./outcome.css";

export const handle: PageHandle = { i18n: "money", standsAlone: true };

export const meta = titleMeta;

/** The outcome of one money operation: done, refused, or still being checked. Reloading it repeats nothing. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { intent = "" } = params;
  const found = await readOutcome(intent, member, context);
  if (found && "to" in found) throw redirect(found.to, 303);
  const title = context.texts.t(context.locale)("money:outcome.title");
  const outcome = found ?? missingOutcome(context);
  context.execution.shown(intent, outcome.state, context.requestId);
  const [game, steps, topic, chat] = await Promise.all([
    outcome.isGain ? lastGame(member, context) : undefined,
    stepsToEntry(intent, outcome, member, context),
    found ? topicOfOutcome(intent, found, member, context) : undefined,
    askOffer(request, context),
  ]);
  return data({ title, outcome: { ...outcome, steps }, game, topic, intent, chat }, found ? 200 : 404);
}

const icons: Record<OutcomeState, IconName> = {
  done: "check",
  accepted: "check",
  refused: "close",
  checking: "clock",
  contact: "clock",
  unknown: "alert",
};

export default function Outcome() {
  const { outcome: view, game, topic, intent, chat } = useLoaderData<typeof loader>();
  const { state, tone, heading, amount, isGain, reason, text, stages, steps, looksAgainEveryMs } = view;
  // Without JavaScript there is a button for it.
  useReloading(looksAgainEveryMs);
  const [first, ...others] = steps;
  return (
    <article className={css.outcome} data-state={state}>
      <div className={css.paper}>
        <ReceiptHead tone={tone} icon={icons[state]} />
        <div className={receipt.words} role="status">
          <h1>{heading}</h1>
          {amount === undefined ? null : (
            <p>
              <Money amount={amount} isLarge isGain={isGain} />
            </p>
          )}
          {reason || text ? (
            <p className={css.text}>
              {reason ? <span className={css.reason}>{reason}</span> : null} <span>{text}</span>
            </p>
          ) : null}
        </div>
      </div>
      <div className={css.side}>
        <OutcomeFacts {...view} />
        {stages ? <Stages stages={stages} /> : null}
        <div className={receipt.next}>
          {game ? <PlayOn {...game} /> : first ? <Step {...first} /> : null}
          {topic ? (
            <ChatLauncher offer={chat}>
              <AskLink topic={topic} about={{ about: intent }} />
            </ChatLauncher>
          ) : null}
          <div className={css.others}>
            {(game ? steps : others).map((step) => (
              <Step key={step.label} {...step} emphasis={step.emphasis === "quiet" ? "quiet" : "secondary"} />
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}

function Step({ label, to, emphasis, isDocument }: OutcomeStep) {
  return (
    <LinkButton to={to} variant={emphasis} reloadDocument={isDocument} isWide>
      {label}
    </LinkButton>
  );
}

/** Leads back to the game played last. */
function PlayOn({ code, name, picture }: LastGame) {
  const { t } = useTranslation("money");
  return (
    <LinkButton to={gamePath(code)} isWide>
      <span className={css.thumb}>
        {picture ? <img src={picture} alt="" width={36} height={36} /> : <Motif code={code} />}
      </span>
      <span>{t("outcome.playOn", { game: name })}</span>
    </LinkButton>
  );
}

function OutcomeFacts({ mainWallet, lines }: Pick<OutcomeView, "mainWallet" | "lines">) {
  const { t } = useTranslation("money");
  if (!mainWallet && lines.length === 0) return null;
  return (
    <Facts className={`${plate} ${receipt.facts}`}>
      {mainWallet ? (
        <div className={css.counted}>
          <dt>{mainWallet.label}</dt>
          <dd className={css.balance}>
            <CountedMoney {...mainWallet} before={mainWallet.before} />
          </dd>
          {mainWallet.before === undefined ? null : (
            <dd className={css.before}>
              {t("outcome.mainWallet.before")} <Money amount={mainWallet.before} isBalance />
            </dd>
          )}
        </div>
      ) : null}
      {lines.map(({ label, value, note, isCopied }) => (
        <Fact key={label} name={label}>
          {isCopied ? <CopyText name={label} text={value} isReference /> : <span>{value}</span>}
          {note ? <span className={css.note}>{` ${note}`}</span> : null}
        </Fact>
      ))}
    </Facts>
  );
}

export { ErrorScreen as ErrorBoundary };
