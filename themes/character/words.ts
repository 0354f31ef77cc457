import { desktop, type Traits } from "./trait";

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
    rules: ".day{font-size:1.125rem;font-weight:400}",
  },
};

export const align: Traits<"align"> = {
  center: { look: { align: "center", justify: "center" } },
  start: { look: { align: "start", justify: "start" } },
};

export const icon: Traits<"icon"> = {
  mitred: { look: { iconWeight: "1.75", iconCap: "square", iconJoin: "miter" } },
  bold: { look: { iconWeight: "2", iconCap: "round", iconJoin: "round" } },
  fine: { look: { iconWeight: "1.5", iconCap: "round", iconJoin: "round" } },
};
