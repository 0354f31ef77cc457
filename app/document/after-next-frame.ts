/** How long to wait where frames do not come, as in a window that is covered. */
const LONGEST_WAIT_MS = 200;

/**
 * Calls back when the browser has drawn the document as it stands. An observer of intersections is told once after the
 * next frame, in a task of its own; `requestAnimationFrame` calls before the frame.
 */
export function afterNextFrame(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) run();
    isDone = true;
  };
  if (document.hidden) {
    once();
    return;
  }
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    once();
  });
  observer.observe(document.documentElement);
  setTimeout(once, LONGEST_WAIT_MS);
}
