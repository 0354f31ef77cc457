import type { InitOptions } from "i18next";
import type { errors } from "./th/errors";
import type { fieldTexts } from "./th/fields";
import type { memberTexts } from "./th/member";
import type { publicTexts } from "./th/public";

/** The shape that every language satisfies: th's. */
export type Shape<T> = { [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "public";
    resources: {
      public: Shape<typeof publicTexts>;
      member: Shape<typeof memberTexts>;
      errors: Shape<typeof errors>;
      fields: Shape<typeof fieldTexts>;
    };
    returnNull: false;
  }
}

/** Options that server and browser share. React escapes what it shows, so i18next does not. */
export const sharedOptions = {
  defaultNS: "public",
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initImmediate: false,
} satisfies InitOptions;
