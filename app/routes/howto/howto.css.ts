import { globalStyle, style } from "@vanilla-extract/css";
import { type VideoName, videoNames } from "schemas/names";
import { drawing } from "themes/drawing";
import { framed, steppedStart } from "themes/frames";
import { desktop, largeText, phone } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

export const howto = style({
  ...block.column,
  gap: vars.space[16],
  width: "100%",
  marginInline: "auto",
  "@media": { [desktop]: { maxWidth: "62rem" } },
});

export const heading = style(block.aligned);

export const films = style({
  ...block.column,
  gap: vars.space[8],
  "@media": { [desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space[16] } },
});

export const film = style({
  position: "relative",
  display: "grid",
  alignItems: "center",
  gap: "0 14px",
  height: "100%",
  ...block.plate,
  ...block.press,
  background: vars.color.raised,
  color: vars.color.inkPlain,
  textDecoration: "none",
});

/** What the video shows, drawn by the brand; its own poster waits in the player. */
export const art = style({ background: "center no-repeat", backgroundColor: vars.color.sunken });

/** The ground of each video's picture: the brand's own colour first, then those of the games' shelves. */
const grounds: Record<VideoName, string> = {
  wallet: vars.color.accent,
  play: vars.color.hueSlot,
  balance: vars.color.hueSport,
  bonus: vars.color.hueLotto,
  "cancel-bonus": vars.color.sunken,
};

for (const name of videoNames)
  globalStyle(`${art}[data-film="${name}"]`, {
    backgroundColor: grounds[name],
    backgroundImage: drawing(`film-${name}`),
  });

export const words = style({
  display: "grid",
  justifyItems: "inherit",
  minWidth: 0,
  paddingBlock: vars.space[8],
});

export const title = style({
  fontSize: vars.type[16],
  fontWeight: vars.look.headingWeight,
  lineHeight: vars.leading.body,
});

export const watch = style({
  ...block.row,
  justifyContent: "inherit",
  gap: "6px",
  ...block.caption,
});

globalStyle(`${watch} > [data-icon]`, { color: vars.color.accent });

export const notYet = style(block.caption);

/** Redent: films are framed rows. */
const redent = when("shape", "redent");

globalStyle(`${redent} ${film}`, {
  gridTemplateColumns: "7.5rem minmax(0, 1fr)",
  padding: `0 ${vars.space[12]} 0 0`,
  "@media": {
    [largeText]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      padding: `0 ${vars.space[12]} ${vars.space[12]}`,
    },
  },
});
globalStyle(`${redent} ${art}`, {
  alignSelf: "stretch",
  minHeight: "82px",
  borderInlineEnd: `1px solid ${vars.color.accentSoft}`,
  clipPath: steppedStart,
  "@media": { [largeText]: { marginInline: `calc(-1 * ${vars.space[12]})`, borderInlineEnd: 0 } },
});
globalStyle(`${redent} ${film}`, { ...framed("accentSoft", "raised"), borderRadius: 0 });

/** Arc: films are arches, of which a phone shows the first wide. */
const arc = when("shape", "arc");
const first = `${arc} ${films} > :first-child`;

globalStyle(`${arc} ${films}`, {
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "12px",
  "@media": {
    [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
globalStyle(`${arc} ${film}`, {
  gridTemplateRows: "auto 1fr",
  padding: "8px 8px 12px",
  borderRadius: "84px 84px 24px 24px",
  textAlign: "center",
  justifyItems: "center",
});
globalStyle(`${arc} ${art}`, {
  width: "100%",
  height: "104px",
  borderRadius: "76px 76px 16px 16px",
  backgroundPosition: "center bottom 8px",
});
globalStyle(first, { "@media": { [phone]: { gridColumn: "1 / -1" } } });
globalStyle(`${first} > ${film}`, { "@media": { [phone]: { borderRadius: "120px 120px 24px 24px" } } });
globalStyle(`${first} ${art}`, {
  "@media": { [phone]: { height: "118px", borderRadius: "112px 112px 16px 16px" } },
});

/** Plain: films are numbered rows, each under a line. */
const plain = when("shape", "plain");

globalStyle(`${plain} ${films}`, {
  gap: 0,
  counterReset: "film",
  "@media": { [desktop]: { columnGap: "2.5rem" } },
});
globalStyle(`${plain} ${film}`, {
  gridTemplateColumns: "2rem minmax(0, 1fr) 7rem",
  gap: "0 8px",
  minHeight: "96px",
  padding: 0,
  borderWidth: "1px 0 0",
  borderRadius: 0,
  background: "none",
  "@media": { [largeText]: { gridTemplateColumns: "2rem minmax(0, 1fr) 5rem" } },
});
globalStyle(`${plain} ${film}::before`, {
  counterIncrement: "film",
  content: "counter(film)",
  color: vars.color.accent,
  fontSize: "1.75rem",
  lineHeight: 1,
});
globalStyle(`${plain} ${art}`, {
  order: 3,
  height: "72px",
  borderRadius: "10px",
  "@media": { [largeText]: { height: "52px" } },
});
globalStyle(`${plain} ${title}`, { fontSize: vars.type[18] });
