import { texts as bonus } from "./bonus";
import { texts as chat } from "./chat";
import { texts as deposit } from "./deposit";
import { texts as errors } from "./errors";
import { texts as fields } from "./fields";
import { texts as form } from "./form";
import { texts as games } from "./games";
import { texts as home } from "./home";
import { texts as member } from "./member";
import { texts as money } from "./money";
import { texts as profile } from "./profile";
import { texts as publicTexts } from "./public";
import { texts as reality } from "./reality";
import { texts as rewards } from "./rewards";
import { texts as slip } from "./slip";
import { texts as spin } from "./spin";
import { texts as statement } from "./statement";
import { texts as transfer } from "./transfer";
import { texts as withdraw } from "./withdraw";

/** All namespaces; the other languages have the same. */
export const th = {
  bonus,
  chat,
  deposit,
  errors,
  fields,
  form,
  games,
  home,
  member,
  money,
  profile,
  public: publicTexts,
  reality,
  rewards,
  slip,
  spin,
  statement,
  transfer,
  withdraw,
};
