import type { i18n } from "i18next";

/** Lays a brand's own wording (`"public:login.title": "…"`) over an instance's texts. */
export function overlay(instance: i18n, locale: string, overrides: Record<string, string>): void {
  for (const [name, text] of Object.entries(overrides)) {
    const [namespace = "", key = ""] = name.split(":");
    instance.addResource(locale, namespace, key, text);
  }
}
