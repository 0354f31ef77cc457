import { useTranslation } from "react-i18next";
import { satang } from "schemas/amount";
import { AccountPicker } from "~/components/account-picker";
import { Alert } from "~/components/alert";
import { AmountField } from "~/components/amount-field";
import { Button } from "~/components/button";
import { Carousel } from "~/components/carousel";
import { ContactCard } from "~/components/contact-card";
import { CopyText } from "~/components/copy-text";
import { Checkbox, Field } from "~/components/field";
import { GameArt } from "~/components/game-art";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import { Notice } from "~/components/notice";
import { Pagination } from "~/components/pagination";
import { Progress } from "~/components/progress";
import { SelectField } from "~/components/select-field";
import * as toast from "~/components/toast.css";
import { WovenBand, WovenMark } from "~/components/woven-mark";
import * as css from "./preview.css";

const codes = ["JOKER", "PG", "SLOTXO", "CIRCUS", "UFABET"];

/** Every component in the states that a screen can put it in; `id` keeps the fields of the sheets apart. */
export function Samples({ id }: { id: string }) {
  const { t } = useTranslation(["member", "public"]);
  const accounts = codes.map((code, index) => ({
    value: code,
    name: code,
    amount: satang(1_234_567 * (index + 1)),
  }));
  const wrong = t("public:fields.summary");
  return (
    <>
      <Money amount={satang(1_424_616)} isLarge />
      <Money amount={satang(-9_876_543_210)} />
      <WovenBand />
      <WovenMark />
      <div className={css.row}>
        <Button>{t("home.transfer")}</Button>
        <Button disabled>{t("home.transfer")}</Button>
        <Button variant="secondary">{t("public:common.cancel")}</Button>
        <Button variant="quiet">{t("home.refresh")}</Button>
      </div>
      <Alert tone="negative">{wrong}</Alert>
      <Alert tone="warning">{t("transfer.noGames")}</Alert>
      <Alert tone="positive">{t("home.updating")}</Alert>
      <CopyText name={t("profile.bankAccountNo")} text="123-456-7890" isNumber />
      <div className={toast.tones.positive}>
        <Icon name="check" /> {t("public:copy.done", { text: "1234567890" })}
      </div>
      <div className={toast.tones.negative}>
        <Icon name="alert" /> {t("public:copy.failed")}
      </div>
      <Field id={`${id}-plain`} label={t("public:login.username")} hint={t("public:login.tagline")} />
      <Field id={`${id}-wrong`} label={t("public:login.password")} error={wrong} />
      <Checkbox defaultChecked>{t("public:login.remember")}</Checkbox>
      <SelectField
        id={`${id}-select`}
        label={t("transfer.from")}
        placeholder={t("transfer.placeholder")}
        choices={accounts.map(({ value, name }) => ({ value, label: name }))}
      />
      <AmountField
        id={`${id}-amount`}
        name={`${id}-amount`}
        label={t("transfer.amount")}
        typed="100.00"
        quickAmounts={[satang(5_000), satang(10_000), satang(100_000)]}
        hint={t("public:login.tagline")}
      />
      <AccountPicker
        id={`${id}-from`}
        name={`${id}-from`}
        label={t("transfer.from")}
        placeholder={t("transfer.placeholder")}
        accounts={accounts}
        defaultValue="PG"
      />
      <Progress step={2} steps={4} label="2 / 4" />
      <Pagination page={2} pageCount={9} hasNext path="/preview" />
      <Carousel id={`${id}-games`} title={t("home.slot")}>
        {codes.map((code) => (
          <li key={code}>
            <GameArt code={code} category="slot" />
          </li>
        ))}
      </Carousel>
      <ContactCard
        details={{ lineLink: "https://line.me/R/ti/p/@kapao", lineName: "@kapao" }}
        website="https://kapao.example"
        version="1.0.0"
      />
      <ContactCard details={undefined} website={undefined} version="1.0.0" />
      <Notice figure="404" heading={t("public:notFound.heading")} text={t("public:notFound.text")}>
        <Button>{t("public:notFound.home")}</Button>
      </Notice>
    </>
  );
}
