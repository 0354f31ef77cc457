import { desktop, type Traits } from "./trait";

export const heading: Traits<"heading"> = {
  ruled: `
.head::before,.head::after{content:"";flex:1 0 1rem;height:1px;background:var(--accent-soft)}
.head>*{order:3}
.head>:first-child{order:1}
.head::after{order:2}
${desktop}{.head::before{content:none}}
`,
  large: "",
  light: "",
};
