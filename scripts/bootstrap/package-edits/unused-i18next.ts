import type { Edit } from "./edit";

const file = "i18next/dist/esm/i18next.js";

/** A method that ends before it begins. */
const never = (head: string, value = ""): Edit => ({
  file,
  from: `  ${head} {\n`,
  to: `  ${head} {\n    return ${value};\n`,
});

/**
 * Parts of i18next that its options here (app/i18n) do not ask for: plurals of browsers without `Intl`, formats
 * within texts, languages that run to the left, reports of missing texts, texts that are loaded or added later, copies
 * of an instance, and the language that shows keys.
 */
export const unusedI18next: readonly Edit[] = [
  { file, from: "this.rules = createRules();", to: "this.rules = {};" },
  { file, from: "if (this.shouldUseIntlApi()) {", times: 4, to: "if (true) {" },
  {
    file,
    from: "if ((!this.options.compatibilityJSON || intlVersions.includes(this.options.compatibilityJSON)) && (typeof Intl === 'undefined' || !Intl.PluralRules)) {",
    to: "if (false) {",
  },
  never("getSuffixRetroCompatible(rule, count)", '""'),
  { file, from: "formatter = Formatter;", to: "" },
  never("dir(lng)", '"ltr"'),
  { file, from: "if (this.options.saveMissing) {", to: "if (false) {" },
  never("saveMissing(languages, namespace, key, fallbackValue, isUpdate)"),
  never("cloneInstance()", "this"),
  never("reloadResources(lngs, ns, callback)"),
  never("loadLanguages(lngs, callback)"),
  never("addResources(lng, ns, resources)"),
  { file, from: "lng.toLowerCase() === 'cimode'", times: 2, to: "false" },
];
