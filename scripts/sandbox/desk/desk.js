/** Keeps the desk live: on every change it fetches the page again and replaces the rooms and messages. */

let running = false;
let again = false;

async function refresh() {
  if (running) {
    again = true;
    return;
  }
  running = true;
  await show().finally(() => {
    running = false;
  });
  if (again) {
    again = false;
    await refresh();
  }
}

async function show() {
  const response = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const id of ["rooms", "live"]) {
    const part = fresh.getElementById(id);
    if (part) document.getElementById(id)?.replaceWith(part);
  }
  showNewest();
}

function showNewest() {
  document.getElementById("live")?.scrollIntoView({ block: "end" });
}

/** Sends the form without leaving the page, so that nothing typed in the other forms is lost. */
async function send(event) {
  event.preventDefault();
  const form = event.target;
  const response = await fetch(form.action, { method: "POST", body: new FormData(form) });
  if (response.ok) form.reset();
}

const events = new EventSource("/sandbox/desk/events");
// What changed while the link was not there yet, or was lost, told nobody.
events.addEventListener("open", refresh);
events.addEventListener("message", refresh);
document.addEventListener("submit", send);
showNewest();
