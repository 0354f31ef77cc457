import { iconStrip } from "../drawings/icons";
import { desktop, type Trait, type Traits } from "./trait";

/** Headings. A light heading makes amounts light as well. */
export const heading: Traits<"heading"> = {
  ruled: {
    look: { headingWeight: "600", headingSize: "1.125rem", amountWeight: "600" },
    rules: `
.head::before,.head::after{content:"";flex:1 0 1rem;height:1px;background:var(--accent-soft)}
.head>*{order:3}
.head>:first-child{order:1}
.head::after{order:2}
${desktop}{.head::before{content:none}}
`,
  },
  large: { look: { headingWeight: "600", headingSize: "1.375rem", amountWeight: "600" } },
  light: {
    look: { headingWeight: "400", headingSize: "1.375rem", amountWeight: "400" },
  },
};

export const align: Traits<"align"> = {
  center: { look: { align: "center", justify: "center" } },
  start: { look: { align: "start", justify: "start" } },
};

function stroked(width: string, cap: string, join: string): Trait {
  return {
    look: { iconWeight: width, iconCap: cap, iconJoin: join },
    rules: `[data-icon]::before{-webkit-mask-image:${iconStrip({ width, cap, join })}}`,
  };
}

export const icon: Traits<"icon"> = {
  mitred: stroked("1.75", "square", "miter"),
  bold: stroked("2", "round", "round"),
  fine: stroked("1.5", "round", "round"),
};
