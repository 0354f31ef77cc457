/** The brand book's own script: which pictures are on view, and what the server says of them. */
const book = JSON.parse(document.getElementById("book").textContent);
const chips = [...document.querySelectorAll("[data-row]")];
const shots = [...document.querySelectorAll("[data-picture]")];
const rows = ["part", "kind", "locale", "width"];
const view = readView();

/** The choice in the page's address, or the first of each row. */
function readView() {
  const given = new URLSearchParams(location.hash.slice(1));
  const pick = (row) => {
    const values = chips.filter(({ dataset }) => dataset.row === row).map(({ dataset }) => dataset.value);
    const wanted = given.get(row);
    return values.includes(wanted) ? wanted : (values[0] ?? "");
  };
  return Object.fromEntries(rows.map((row) => [row, pick(row)]));
}

function showPicture(shot) {
  const drawn = book.pictures[`${shot.dataset.picture}-${view.locale}-${view.width}`];
  const [image, words] = [shot.querySelector("img"), shot.querySelector("em")];
  const src = drawn?.src;
  shot.classList.toggle("failed", drawn?.fault !== undefined);
  shot.classList.toggle("old", drawn?.isOld === true);
  image.hidden = src === undefined;
  words.hidden = src !== undefined && !drawn.isOld;
  // A brand beside another may not speak its language.
  words.textContent =
    shot.getAttribute(`data-lacks-${view.locale}`) ??
    drawn?.fault ??
    (drawn?.isOld ? "of the file before" : "not drawn yet");
  if (src === undefined) shot.removeAttribute("href");
  else if (image.getAttribute("src") !== src) {
    image.src = src;
    shot.href = src;
  }
}

function showProgress() {
  const all = Object.values(book.pictures);
  const failed = all.filter(({ fault }) => fault !== undefined).length;
  const old = all.filter(({ isOld }) => isOld).length;
  const text = `${all.length - failed - old} of ${book.all} pictures${failed > 0 ? `, ${failed} failed` : ""}`;
  document.getElementById("progress").textContent = text;
}

function show() {
  document.body.dataset.width = view.width;
  document.body.dataset.brands = String(
    new Set(shots.map(({ dataset }) => dataset.picture.split("/")[0])).size,
  );
  for (const chip of chips) {
    chip.setAttribute("aria-pressed", String(view[chip.dataset.row] === chip.dataset.value));
  }
  for (const tile of document.querySelectorAll(".tile")) {
    tile.hidden = view.kind !== "" && tile.dataset.kind !== view.kind;
  }
  for (const section of document.querySelectorAll("[data-part]")) {
    const isOther = view.part !== "" && section.dataset.part !== view.part;
    section.hidden = isOther || section.querySelector(".tile:not([hidden])") === null;
  }
  shots.forEach(showPicture);
  showProgress();
}

/** Tells the server what is looked at, so that it is drawn first. */
function prioritize() {
  if (!book.isLive) return;
  const onView = shots.find((shot) => {
    const { top, height } = shot.getBoundingClientRect();
    return height > 0 && top >= 0 && top < innerHeight;
  });
  const state = onView?.dataset.picture.split("/")[1];
  const body = JSON.stringify({ ...view, width: Number(view.width), state });
  fetch("priority", { method: "POST", headers: { "content-type": "application/json" }, body }).catch(
    () => undefined,
  );
}

for (const chip of chips) {
  chip.addEventListener("click", () => {
    view[chip.dataset.row] = chip.dataset.value;
    history.replaceState(null, "", `#${new URLSearchParams(view)}`);
    show();
    prioritize();
  });
}

function listen() {
  const events = new EventSource("events");
  events.addEventListener("picture", ({ data }) => {
    const { name, drawn } = JSON.parse(data);
    book.pictures[name] = drawn;
    for (const shot of shots) if (name.startsWith(`${shot.dataset.picture}-`)) showPicture(shot);
    showProgress();
  });
  // Sent at once, too: what happened between the page and its stream. Another edition is another page.
  events.addEventListener("book", ({ data }) => {
    const now = JSON.parse(data);
    if (now.edition !== book.edition) return location.reload();
    book.pictures = now.pictures;
    shots.forEach(showPicture);
    showProgress();
  });
}

let scrolled;
addEventListener("scroll", () => {
  clearTimeout(scrolled);
  scrolled = setTimeout(prioritize, 300);
});
show();
prioritize();
if (book.isLive) listen();
