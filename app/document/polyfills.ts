/**
 * What Safari 14 lacks, as far as React, Remix and our dialogs use it: `SubmitEvent.submitter`, `<dialog>` and
 * TransformStream. No other browser that we support loads this.
 */
export {};

type SubmitButton = HTMLButtonElement | HTMLInputElement;

/** Remembers the clicked button as its submission's `submitter`; Enter clicks the first one. */
function rememberButtons(): void {
  let tapped: SubmitButton | null = null;
  const remember = ({ target }: Event) => {
    tapped = target instanceof Element ? target.closest<SubmitButton>("button, input") : null;
    setTimeout(() => {
      tapped = null;
    });
  };
  document.addEventListener("click", remember, { capture: true });
  Object.defineProperty(Event.prototype, "submitter", {
    configurable: true,
    get(this: Event) {
      const isIts = this.type === "submit" && tapped?.form === this.target;
      return isIts && tapped?.type === "submit" ? tapped : null;
    },
  });
}

/** Dialogs open as they do without script: above the page, which is not inert. */
function openPlainDialogs(): void {
  function open(this: Element) {
    this.setAttribute("open", "");
  }
  function close(this: Element) {
    this.removeAttribute("open");
  }
  Object.assign(Object.getPrototypeOf(document.createElement("dialog")), {
    show: open,
    showModal: open,
    close,
  });
}

interface TransformController {
  enqueue(chunk: unknown): void;
}

interface PlainTransformer {
  transform(chunk: unknown, controller: TransformController): void;
  flush(controller: TransformController): void;
}

/** Only what `pipeThrough` needs of it. */
class PlainTransformStream {
  readonly transformer: PlainTransformer;

  constructor(transformer: PlainTransformer) {
    this.transformer = transformer;
  }
}

/** Reads ahead: a page's data are small, and on their way in any case. */
function pipeThrough(this: ReadableStream, { transformer }: PlainTransformStream): ReadableStream {
  const reader = this.getReader();
  const pass = async (controller: ReadableStreamDefaultController) => {
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read())
        transformer.transform(next.value, controller);
      transformer.flush(controller);
      controller.close();
    } catch (reason) {
      controller.error(reason);
    }
  };
  return new ReadableStream({
    start(controller) {
      void pass(controller);
    },
  });
}

if (!("submitter" in Event.prototype || ("SubmitEvent" in window && "submitter" in SubmitEvent.prototype)))
  rememberButtons();
if (!("HTMLDialogElement" in window)) openPlainDialogs();
if (!("TransformStream" in window)) {
  Object.assign(window, { TransformStream: PlainTransformStream });
  Object.assign(ReadableStream.prototype, { pipeThrough });
}
