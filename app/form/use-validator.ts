import { parse } from "@conform-to/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import type { Validator } from "./validator";

/** Takes whatever is typed: its fault is told by the server, until it is changed. */
const accept: Validator = (form) => parse(form, { resolve: () => ({ value: {} }) });

/** A form's validator, loaded by `start`; undefined until then. Without a schema it accepts everything. */
export function useValidator(load: (() => Promise<z.ZodType>) | undefined) {
  const { i18n } = useTranslation();
  const [validator, setValidator] = useState(() => (load ? undefined : accept));
  const isLoading = useRef(false);

  async function start() {
    if (load === undefined || isLoading.current) return;
    isLoading.current = true;
    try {
      const texts = i18n.loadNamespaces("fields");
      // Before the schema: it tells zod not to ask for `eval`, as it would when the first object is made.
      const { createValidator } = await import("./validator");
      const [schema] = await Promise.all([load(), texts]);
      // i18next neither rejects when texts are lost nor asks again: the server validates.
      if (!i18n.hasResourceBundle(i18n.language, "fields")) return;
      const loaded = createValidator(schema);
      setValidator(() => loaded);
    } catch {
      // For example offline: the server validates, and the next focus or sign tries again.
      isLoading.current = false;
    }
  }

  return { validator, start };
}
