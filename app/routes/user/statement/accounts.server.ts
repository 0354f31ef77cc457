import { MAIN_WALLET } from "schemas/names";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { Source, StatementLine } from "../statement-line";
import { type Account, bankOrAnyone, type NamingContext } from "./sent-account.server";

/** How the sides of entries are named. */
export interface Accounts {
  mainWallet: Account;
  /** What the operator calls a side. */
  named(sent: string): Account;
  source(source: Source, sent: string | undefined): Account;
}

/**
 * How the sides of a statement's entries are named; games by their names and the own bank account only with the wallet.
 */
export function accountsOf(context: NamingContext, wallet?: Wallet): Accounts {
  const { brand, texts, locale } = context;
  const t = texts.t(locale);
  const inEach = (key: "home:mainWallet" | "profile:bankName" | "statement:activity.bonus") =>
    brand.locales.map((each) => texts.t(each)(key).toLowerCase());
  const walletWords = [MAIN_WALLET, ...inEach("home:mainWallet")];
  const bankWords = ["bank", ...inEach("profile:bankName")];
  const bonusWords = ["bonus", ...inEach("statement:activity.bonus")];
  const mainWallet: Account = { name: t("home:mainWallet"), isMainWallet: true };

  function named(sent: string): Account {
    const word = sent.trim().toLowerCase();
    if (walletWords.includes(word)) return mainWallet;
    if (bankWords.includes(word)) return { name: t("profile:bankName") };
    const game = wallet?.slots.find(({ code }) => code.toLowerCase() === word);
    return game ? { name: game.name } : bankOrAnyone(sent, context, wallet);
  }

  return {
    mainWallet,
    named,
    source(source, sent) {
      const isSaid = sent === undefined || bonusWords.includes(sent.trim().toLowerCase());
      return { name: t(`statement:source.${source}`), word: isSaid ? undefined : sent };
    },
  };
}

/** What may be a game's code, in whatever letters. */
const GAME_CODE = /^\s*(?!wallet\b)[a-z\d_]{2,}\s*$/i;

/** The accounts in these lines; the wallet is read only where one of them may be a game's code. */
export async function accountsIn(
  lines: readonly Pick<StatementLine, "activity" | "from" | "to">[],
  member: Pick<Member, "wallet">,
  context: NamingContext,
): Promise<Accounts> {
  const isGame = (sent = "") => GAME_CODE.test(sent);
  const namesGame = lines.some(
    ({ activity, from, to }) => activity === "transfer" && (isGame(from) || isGame(to)),
  );
  return accountsOf(context, namesGame ? await withTimeout(member.wallet()) : undefined);
}
