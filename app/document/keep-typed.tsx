import { type MutableRefObject, type ReactNode, useRef } from "react";
import { useBeforePaint } from "./before-paint";

/** What the page holds that only its reader knows. */
interface Stock {
  elements: readonly Element[];
  focused: Element | null;
}

const nothing: Stock = { elements: [], focused: null };

/**
 * Keeps what was typed, chosen and focused before the script came. React takes over only a page that is as the server
 * wrote it: if a translator or a password manager has put something in, it draws all of it anew.
 */
export function KeepTyped({ children }: { children: ReactNode }) {
  const stock = useRef<Stock>();
  // While React draws, what it may replace still stands.
  stock.current ??= import.meta.env.SSR ? nothing : takeStock();
  useBeforePaint(function giveBackFocus() {
    const { elements, focused } = stock.current ?? nothing;
    stock.current = nothing;
    const [, successor] = successors(elements).find(([gone]) => gone === focused) ?? [];
    if (!(focused instanceof HTMLElement && successor instanceof HTMLElement)) return;
    successor.focus();
    if (isTyped(focused) && isTyped(successor) && focused.selectionStart !== null)
      successor.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }, []);
  return (
    <>
      <GiveBack stock={stock} />
      {children}
    </>
  );
}

/** Stands first, so that all others find the fields as they were. */
function GiveBack({ stock }: { stock: MutableRefObject<Stock | undefined> }) {
  useBeforePaint(
    function giveBackValues() {
      for (const pair of successors(stock.current?.elements ?? [])) giveBack(...pair);
    },
    [stock],
  );
  return null;
}

const KEPT = "input:not([type=hidden]), select, textarea, button, a[href]";

const keptElements = () => [...document.querySelectorAll(KEPT)];

function takeStock(): Stock {
  return { elements: keptElements(), focused: document.activeElement };
}

/** Each element that has left the page, with the one that stands for it now. */
function successors(elements: readonly Element[]): [gone: Element, successor: Element][] {
  if (elements.every(({ isConnected }) => isConnected)) return [];
  const left = keptElements();
  return elements.flatMap((gone): [Element, Element][] => {
    const index = left.findIndex((element) => nameOf(element) === nameOf(gone));
    const [successor] = index === -1 ? [] : left.splice(index, 1);
    return successor && successor !== gone ? [[gone, successor]] : [];
  });
}

/** As the server wrote it: alike ones follow each other in the same order. */
const nameOf = (element: Element) =>
  [element.tagName, ...["type", "name", "value", "href"].map((name) => element.getAttribute(name))].join();

const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function giveBack(gone: Element, successor: Element): void {
  const [before, row] = [gone, successor].map((element) => element.closest("details"));
  if (before && row) row.open = before.open;
  if (gone instanceof HTMLInputElement && successor instanceof HTMLInputElement) {
    if (gone.type === "file") successor.files = gone.files;
    else if (gone.type === "checkbox" || gone.type === "radio") successor.checked = gone.checked;
    else successor.value = gone.value;
    return;
  }
  if (gone instanceof HTMLSelectElement && successor instanceof HTMLSelectElement)
    successor.value = gone.value;
  if (gone instanceof HTMLTextAreaElement && successor instanceof HTMLTextAreaElement)
    successor.value = gone.value;
}
