/**
 * What Safari 14 lacks, as far as React, Remix and our dialogs use it: the button of a submission, modal dialogs, a
 * stream that changes what it carries. No other browser that we support loads this.
 */
export {};

type Button = HTMLButtonElement | HTMLInputElement;

/** A click on a button comes in the same task before its form's submission; Enter clicks the first button. */
function rememberButtons(): void {
  let tapped: Button | null = null;
  const remember = ({ target }: Event) => {
    tapped = target instanceof Element ? target.closest<Button>("button, input") : null;
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

interface Sink {
  enqueue(piece: unknown): void;
}

interface Steps {
  transform(piece: unknown, sink: Sink): void;
  flush(sink: Sink): void;
}

/** Only what `pipeThrough` needs of it. */
class PlainTransformStream {
  readonly steps: Steps;

  constructor(steps: Steps) {
    this.steps = steps;
  }
}

/** Reads ahead: a page's data are small, and on their way in any case. */
function pipeThrough(this: ReadableStream, { steps }: PlainTransformStream): ReadableStream {
  const reader = this.getReader();
  const pass = async (sink: ReadableStreamDefaultController) => {
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read())
        steps.transform(next.value, sink);
      steps.flush(sink);
      sink.close();
    } catch (reason) {
      sink.error(reason);
    }
  };
  return new ReadableStream({
    start(sink) {
      void pass(sink);
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
