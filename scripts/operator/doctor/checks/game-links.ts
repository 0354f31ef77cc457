import { providerOf } from "schemas/brand";
import { isLoopback } from "schemas/loopback";
import { urlOf } from "schemas/url-of";
import { costs, type Finding } from "../deviation";
import type { Visit } from "../talk/visit";

/** Whether a game's link leads to a host that the brand's entry names; on this machine any of its own will do. */
export function hostFault(
  { target }: Visit,
  { hosts }: { hosts: readonly string[] },
  path: string,
  link: string,
): Finding[] {
  const url = urlOf(link);
  const isHere = (address: URL | null) => address !== null && isLoopback(address.hostname);
  if (isHere(url) && isHere(urlOf(target.url))) return [];
  if (url?.protocol === "https:" && hosts.includes(url.host)) return [];
  const contract = `https: at a host of the brand's entry: ${hosts.join(", ") || "it names none"}`;
  return [costs(path, url ? url.origin : "no URL", contract, "game: it is not opened")];
}

/** The link that auto-login gives. */
export function linksHold(call: "byUsername" | "byPassword") {
  return (visit: Visit): Finding[] => {
    const { brand } = visit.target;
    const given = visit.all("autologin", call).filter(({ reply }) => !reply.ask.isEncoded);
    return given.flatMap(({ input, answer }) => {
      const entry = brand && providerOf(brand, String(input.provider));
      return entry ? hostFault(visit, entry, "link", answer.link) : [];
    });
  };
}
