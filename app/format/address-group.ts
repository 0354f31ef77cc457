/** The key by which limits count an IP address: the address itself, or for IPv6 the /64 that one subscriber gets. */
export function addressGroup(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  const groups = [...first, ...(address.includes("::") ? zeros : []), ...last];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
