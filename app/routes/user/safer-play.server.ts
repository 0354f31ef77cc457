import type { RequestContext } from "~/context";
import type { SaferPlayFacts } from "./safer-play";

/** The brand's help links and minimum age. */
export function saferPlayOf({ brand, locale }: Pick<RequestContext, "brand" | "locale">): SaferPlayFacts {
  const { helpLinks, ageConfirmation, minimumAge } = brand.saferPlay;
  return {
    minimumAge: ageConfirmation ? minimumAge : undefined,
    helpLinks: helpLinks.map(({ label, href }) => ({ label: label[locale], href })),
  };
}
