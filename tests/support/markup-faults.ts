/**
 * What a checker says of a page's HTML: elements where none of their kind may stand, and structure that misleads who
 * hears the page. Of the browser's own page unless given; needs nothing from outside itself.
 */
export function markupFaults(page: Document = document): string[] {
  const headings = "h1, h2, h3, h4, h5, h6";
  const blocks = `${headings}, div, p, ul, ol, dl, table, form, fieldset, section, article, aside, nav, header, footer`;
  const told = (element: Element) => {
    const { outerHTML, parentElement } = element;
    return `${parentElement?.localName ?? ""} > ${outerHTML.slice(0, 120)}`;
  };
  const rules: { fault: string; found: readonly Element[] }[] = [];
  const rule = (fault: string, selector: string, isFaulty: (element: Element) => boolean = () => true) =>
    rules.push({ fault, found: [...page.querySelectorAll(selector)].filter(isFaulty) });

  rule(
    "within a radiogroup",
    `[role=radiogroup] :is(${headings}, ul, ol, dl, select, textarea, button, a, input:not([type=radio], [type=hidden]))`,
  );
  rule("an empty list", "ul, ol, dl", (list) => list.children.length === 0);
  rule("in a list of items", ":is(ul, ol) > :not(li, script, template)");
  rule("in a list of terms", "dl > :not(dt, dd, div, script, template)");
  rule("in a group of terms", "dl > div > :not(dt, dd, script, template)");
  rule("within a text", `:is(span, p, b, strong, i, em, label, button, ${headings}) :is(${blocks})`);
  rule("a required select without an empty option", "select[required]", (select) => {
    const first = select.querySelector("option");
    return (first?.getAttribute("value") ?? first?.textContent) !== "";
  });
  rule("an id that another has", "[id]", ({ id }) => page.querySelectorAll(`[id="${id}"]`).length > 1);
  const [first] = page.querySelectorAll(headings);
  rules.push({ fault: "before the page's heading", found: first && first.localName !== "h1" ? [first] : [] });
  return rules.flatMap(({ fault, found }) => found.map((element) => `${fault}: ${told(element)}`));
}
