import { desktop, phone, type Traits } from "./trait";

/**
 * Where what the raised tab covers can be scrolled from beneath it: on a
 * low screen, or with large text, it is a button.
 */
const raised = "@media screen and (min-width:17.01em) and (max-width:1023.98px) and (min-height:600px)";

export const tabs: Traits<"tabs"> = {
  line: `
.tabs{background:var(--page);border-color:var(--accent-soft)}
.tab[aria-current]{color:var(--accent)}
.tab[aria-current]::before{content:"";position:absolute;top:-6px;width:11px;height:11px;background:var(--accent);transform:rotate(45deg)}
${desktop}{.tab[aria-current]::before{top:auto;bottom:-3px;left:50%;width:8px;height:8px;margin-left:-4px}}
`,
  // A member's home is in the middle: both halves are equally wide and divided to fit the words of each language.
  arch: `
.tabs{border-color:transparent;box-shadow:0 -1px 0 var(--line);border-radius:1.5rem 1.5rem 0 0}
.tab[aria-current]{color:var(--accent)}
${phone}{.tab[aria-current] [data-icon]{box-sizing:content-box;padding:1px 14px;margin:-1px 0;border-radius:99px;background:var(--accent-tint)}}
${desktop}{.tab[aria-current]{border-radius:99px;padding-left:18px;padding-right:18px;background:var(--accent-tint)}}
${phone}{
.tabs:has(.home-tab){--home:68px;display:grid;grid-template-columns:1.1fr 1.1fr var(--home) 1.45fr .75fr}
.tabs:lang(th):has(.home-tab){grid-template-columns:1.1fr 1.1fr var(--home) 1.33fr .87fr}
.tabs:lang(en):has(.home-tab){grid-template-columns:.84fr 1.36fr var(--home) 1.24fr .96fr}
}
${raised}{
.tabs:has(.home-tab)::before{content:"";position:absolute;left:50%;top:-25px;width:64px;height:64px;margin-left:-32px;border-radius:99px;background:var(--raised);box-shadow:0 -1px 0 var(--line)}
.tabs .home-tab.home-tab [data-icon]{box-sizing:content-box;margin:-30px 0 0;padding:14px;border-radius:99px;background:var(--accent-tint);color:var(--accent);box-shadow:0 0 0 6px var(--raised)}
.tabs .home-tab.home-tab[aria-current] [data-icon]{background:var(--accent);color:var(--on-accent)}
}
@media (max-width:359px){.tabs:has(.home-tab){--home:51px;padding-left:0;padding-right:0}.tab{padding-left:1px;padding-right:1px}}
`,
  quiet: `
.tabs{background:var(--page);border-color:var(--line)}
.tab[aria-current]::after{content:"";position:absolute;bottom:4px;width:24px;height:2px;background:var(--accent)}
`,
};
