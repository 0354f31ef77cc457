import { useTranslation } from "react-i18next";
import { satang } from "schemas/amount";
import { Alert } from "~/components/alert";
import { AmountField } from "~/components/amount-field";
import { Band } from "~/components/band";
import { Button } from "~/components/button";
import { Carousel } from "~/components/carousel";
import { CopyText } from "~/components/copy-text";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { DialogActions } from "~/components/dialog-actions";
import { Checkbox, Field } from "~/components/field";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import { Notice } from "~/components/notice";
import { Pagination } from "~/components/pagination";
import { Progress } from "~/components/progress";
import { SelectField } from "~/components/select-field";
import * as toast from "~/components/toast.css";
import { ContactCard } from "~/contact/contact-screen";
import type { Balances } from "../user/home/game-accounts/balances.server";
import { GameArt, GameLogo } from "../user/home/game-accounts/game-art";
import * as art from "../user/home/game-accounts/game-art.css";
import { HomeTiles } from "../user/home/home-tiles";
import { AccountPicker } from "../user/home/transfer/account-picker";
import { WalletCard } from "../user/home/wallet-card";
import * as css from "./preview.css";

const codes = ["JOKER", "PG", "SLOTXO", "CIRCUS", "UFABET"];

const balances: Balances = {
  memberName: "Ann",
  main: satang(1_234_567),
  inGames: satang(190_049),
  total: satang(1_424_616),
  games: [],
  someHidden: false,
};
const rich: Balances = { ...balances, main: satang(9_876_543_210), total: satang(9_876_733_259) };

/** Every component in all states that a screen can show; `id` keeps the fields of several sheets distinct. */
export function Samples({ id }: { id: string }) {
  const { t } = useTranslation(["home", "transfer", "profile", "public"]);
  const accounts = codes.map((code, index) => ({
    value: code,
    name: code,
    amount: satang(1_234_567 * (index + 1)),
  }));
  const wrong = t("public:fields.summary");
  return (
    <>
      <WalletCard balances={balances} updatedAt="10:20:30" isUpdating={false} />
      <WalletCard balances={rich} before={balances} updatedAt="10:20:30" isUpdating />
      <Money amount={satang(-9_876_543_210)} />
      <HomeTiles coins={12} invite refund />
      <HomeTiles coins={null} invite={false} refund={false} />
      <Band />
      <div className={css.row}>
        <Button>{t("transfer")}</Button>
        <Button disabled>{t("transfer")}</Button>
        <Button variant="secondary">{t("public:common.cancel")}</Button>
        <Button variant="quiet">{t("refresh")}</Button>
      </div>
      <Alert tone="negative">{wrong}</Alert>
      <Alert tone="warning">{t("transfer:noGames")}</Alert>
      <Alert tone="positive">{t("updating")}</Alert>
      <CopyText name={t("profile:bankAccountNo")} text="123-456-7890" isNumber />
      <div className={toast.tones.positive}>
        <Icon name="check" /> <span>{t("public:copy.done", { text: "1234567890" })}</span>
      </div>
      <div className={toast.tones.negative}>
        <Icon name="alert" /> <span>{t("public:copy.failed")}</span>
      </div>
      <Field id={`${id}-plain`} label={t("public:login.username")} hint={t("public:login.tagline")} />
      <Field id={`${id}-wrong`} label={t("public:login.password")} error={wrong} />
      <Checkbox defaultChecked>{t("public:login.remember")}</Checkbox>
      <SelectField
        id={`${id}-select`}
        label={t("transfer:from")}
        placeholder={t("transfer:placeholder")}
        choices={accounts.map(({ value, name }) => ({ value, label: name }))}
      />
      <AmountField
        id={`${id}-amount`}
        name={`${id}-amount`}
        label={t("transfer:amount")}
        typed="100.00"
        quickAmounts={[satang(5_000), satang(10_000), satang(100_000)]}
        hint={t("public:login.tagline")}
      />
      <AccountPicker
        id={`${id}-from`}
        name={`${id}-from`}
        label={t("transfer:from")}
        placeholder={t("transfer:placeholder")}
        accounts={accounts}
        defaultValue="PG"
      />
      <Progress step={2} steps={4} label="2 / 4" />
      <Pagination page={2} pageCount={9} hasNext path="/preview" />
      <Carousel id={`${id}-games`} title={t("slot")}>
        {codes.map((code) => (
          <li key={code} className={art.hues.slot}>
            <GameArt code={code} />
            <GameLogo code={code} />
          </li>
        ))}
      </Carousel>
      <ContactCard
        details={{ lineLink: "https://line.me/R/ti/p/@kapao", lineName: "@kapao" }}
        phone={{ href: "tel:021234567", number: "02-123-4567" }}
        website="https://kapao.example"
        version="1.0.0"
      />
      <ContactCard
        details={undefined}
        fallback={{ lineName: "@kapao" }}
        phone={undefined}
        website={undefined}
        version="1.0.0"
      />
      <Notice figure="404" heading={t("public:notFound.heading")} text={t("public:notFound.text")}>
        <Button>{t("public:notFound.home")}</Button>
      </Notice>
    </>
  );
}

/** A dialog with a form and its action bar, as on every screen that has one. */
export function DialogSample({ parent }: { parent: string }) {
  const { t } = useTranslation(["home", "transfer", "profile", "public"]);
  return (
    <Dialog title={t("transfer:title")} parent={parent}>
      <form className={dialog.body}>
        <Field id="dialog-field" label={t("public:login.username")} error={t("public:fields.summary")} />
        <DialogActions
          parent={parent}
          submit={t("transfer:submit")}
          submitting={t("transfer:submitting")}
          button={{ type: "submit" }}
        />
      </form>
    </Dialog>
  );
}
