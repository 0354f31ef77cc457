import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { Progress } from "~/components/progress";
import * as css from "./step-page.css";

interface StepPageProps {
  position: { step: number; steps: number };
  heading: string;
  text?: string;
  /** A message from an earlier step; hidden when this form has its own message. */
  notice?: { isGood: boolean; text: string };
  children: ReactNode;
}

/** One step of the registration: progress, heading, an earlier step's message, and the step's form. */
export function StepPage({ position, heading, text, notice, children }: StepPageProps) {
  const { t } = useTranslation();
  const isAnswered = useActionData() !== undefined;
  return (
    <div className={css.page}>
      <Progress {...position} label={t("register.progress", position)} />
      <div className={css.heading}>
        <h1>{heading}</h1>
        {text === undefined ? null : <p className={css.text}>{text}</p>}
      </div>
      {notice && !isAnswered ? (
        <Alert tone={notice.isGood ? "positive" : "negative"} takesFocus={!notice.isGood}>
          {notice.text}
        </Alert>
      ) : null}
      {children}
    </div>
  );
}

interface StepBarProps {
  /** The step that "back" leads to. */
  back: string;
  /** The button of the step's form, which it names. */
  children: ReactNode;
}

/** The bar of a step, in place of the frame's menu: back, and the button that goes on. */
export function StepBar({ back, children }: StepBarProps) {
  const { t } = useTranslation();
  return (
    <div className={css.bar}>
      <LinkButton to={back} variant="secondary">
        {t("common.back")}
      </LinkButton>
      {children}
    </div>
  );
}
