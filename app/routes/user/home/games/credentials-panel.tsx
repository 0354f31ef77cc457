import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/components/button";
import { CopyText } from "~/components/copy-text";
import { Icon, type IconName } from "~/components/icon";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm } from "~/form/form-kit";
import { gamePath } from "~/paths";
import type { GameAccount } from "../game-accounts/balances.server";
import type { AccountAnswer } from "./actions.server";
import * as css from "./game.css";

interface CredentialsPanelProps {
  game: Pick<GameAccount, "code" | "isActive" | "playedIn">;
  /** Of the form that sets a new password. */
  intent: string;
  answer: AccountAnswer | undefined;
}

/** Always the same number of dots, so that they reveal no length. */
const DOTS = "••••••••";

/** User name and password: dots until requested, then both can be copied. */
export function CredentialsPanel({ game, intent, answer }: CredentialsPanelProps) {
  const { t } = useTranslation("games");
  const { code, isActive, playedIn } = game;
  const panel = useRef<HTMLElement>(null);
  useEffect(
    function keepFocus() {
      // The pressed button is gone and the focus with it: it goes to the panel, which holds the answer.
      if (answer && document.activeElement === document.body) panel.current?.focus();
    },
    [answer],
  );
  const credentials = answer?.credentials;
  const reset = (
    <AccountButton button="reset" icon="lock" label={t("reset")} pending={t("resetting")} intent={intent} />
  );
  return (
    <section ref={panel} className={css.account} aria-label={t("account")} tabIndex={-1}>
      {answer?.note === undefined ? null : (
        <p className={css.note} role="status">
          {answer.note}
        </p>
      )}
      {isActive || playedIn === "nowhere" ? null : <p className={css.note}>{t("notOpen")}</p>}
      {isActive && credentials ? (
        <>
          <Row name={t("username")}>
            <CopyText name={t("username")} text={credentials.username} />
          </Row>
          <Row name={t("password")}>
            <CopyText name={t("password")} text={credentials.password} />
          </Row>
          <p className={css.caption}>{t("secret")}</p>
        </>
      ) : null}
      {isActive && !credentials ? (
        <>
          <Row
            name={t("username")}
            tool={<AccountButton button="reveal" icon="eye" label={t("show")} pending={t("showing")} />}
          >
            <Dots />
          </Row>
          <Row name={t("password")} tool={reset}>
            <Dots />
          </Row>
        </>
      ) : (
        <div className={css.row}>
          {reset}
          {credentials ? (
            <LinkButton to={gamePath(code)} variant="quiet" className={css.tool} replace>
              <Icon name="eyeOff" />
              {t("hide")}
            </LinkButton>
          ) : null}
        </div>
      )}
    </section>
  );
}

function Row({ name, tool, children }: { name: string; tool?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.row}>
      <dl className={css.term}>
        <dt className={css.caption}>{name}</dt>
        <dd>{children}</dd>
      </dl>
      {tool}
    </div>
  );
}

function Dots() {
  const { t } = useTranslation("games");
  return (
    <span className={css.dots} role="img" aria-label={t("hidden")}>
      {DOTS}
    </span>
  );
}

interface AccountButtonProps {
  button: "reveal" | "reset";
  icon: IconName;
  label: string;
  pending: string;
  intent?: string;
}

/** A form that consists of one quiet button. */
function AccountButton({ button, icon, label, pending, intent }: AccountButtonProps) {
  const form = useButtonForm(`game-${button}`, button);
  return (
    <FormFrame form={form} intent={intent}>
      <Button {...form.submit} variant="quiet" className={css.tool}>
        <Icon name={icon} />
        <span>{form.isPending ? pending : label}</span>
      </Button>
    </FormFrame>
  );
}
