import { type MutableRefObject, type ReactNode, useRef } from "react";
import { useBeforePaint } from "./before-paint";

/** The fields, buttons and links of the page, and which one has the focus. */
interface PageFields {
  elements: readonly Element[];
  focused: Element | null;
}

const noFields: PageFields = { elements: [], focused: null };

/**
 * Keeps what was typed, chosen and focused before the script came. React takes over only a page that is as the server
 * wrote it: if a translator or a password manager has added something, React renders the whole page anew.
 */
export function KeepTyped({ children }: { children: ReactNode }) {
  const before = useRef<PageFields>();
  // While React renders, the elements that it may replace are still in the page.
  before.current ??= import.meta.env.SSR ? noFields : fieldsOfPage();
  useBeforePaint(function restoreFocus() {
    const { elements, focused } = before.current ?? noFields;
    before.current = noFields;
    const [, replacement] = replacements(elements).find(([gone]) => gone === focused) ?? [];
    if (!(focused instanceof HTMLElement && replacement instanceof HTMLElement)) return;
    replacement.focus();
    if (isTyped(focused) && isTyped(replacement) && focused.selectionStart !== null)
      replacement.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }, []);
  return (
    <>
      <RestoreValues before={before} />
      {children}
    </>
  );
}

/** Comes first, so that the effects of all other components find the fields filled. */
function RestoreValues({ before }: { before: MutableRefObject<PageFields | undefined> }) {
  useBeforePaint(
    function restoreValues() {
      for (const pair of replacements(before.current?.elements ?? [])) restoreValue(...pair);
    },
    [before],
  );
  return null;
}

const KEPT = "input:not([type=hidden]), select, textarea, button, a[href]";

const keptElements = () => [...document.querySelectorAll(KEPT)];

function fieldsOfPage(): PageFields {
  return { elements: keptElements(), focused: document.activeElement };
}

/** Each element that has left the page, with the one that has taken its place. */
function replacements(elements: readonly Element[]): [gone: Element, replacement: Element][] {
  if (elements.every(({ isConnected }) => isConnected)) return [];
  const left = keptElements();
  return elements.flatMap((gone): [Element, Element][] => {
    const index = left.findIndex((element) => nameOf(element) === nameOf(gone));
    const [replacement] = index === -1 ? [] : left.splice(index, 1);
    return replacement && replacement !== gone ? [[gone, replacement]] : [];
  });
}

/** What tells an element from others in the server's HTML; those that are alike keep their order. */
const nameOf = (element: Element) =>
  [element.tagName, ...["type", "name", "value", "href"].map((name) => element.getAttribute(name))].join();

const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function restoreValue(gone: Element, replacement: Element): void {
  const [before, row] = [gone, replacement].map((element) => element.closest("details"));
  if (before && row) row.open = before.open;
  if (gone instanceof HTMLInputElement && replacement instanceof HTMLInputElement) {
    if (gone.type === "file") replacement.files = gone.files;
    else if (gone.type === "checkbox" || gone.type === "radio") replacement.checked = gone.checked;
    else replacement.value = gone.value;
    return;
  }
  if (gone instanceof HTMLSelectElement && replacement instanceof HTMLSelectElement)
    replacement.value = gone.value;
  if (gone instanceof HTMLTextAreaElement && replacement instanceof HTMLTextAreaElement)
    replacement.value = gone.value;
}
