import { drawing } from "../drawing";
import { desktop, type Traits } from "./trait";

/** The member's side navigation, from 1024 px up; only members have a home tab. */
export const nav: Traits<"tabs"> = {
  line: `
${desktop}{
.tabs:has(.home-tab){border-inline-end:1px solid var(--accent-soft)}
.tabs:has(.home-tab) .tab{border-bottom:1px solid var(--line);min-height:3.5rem}
.tab[aria-current]{background:none}
.tabs:has(.home-tab) .tab[aria-current]{padding-left:.75rem;padding-right:.75rem}
.tabs:has(.home-tab) .tab[aria-current]::before{content:"";top:50%;bottom:auto;left:auto;right:-22px;width:11px;height:11px;margin:-5px 0 0;background:var(--accent);transform:rotate(45deg)}
.nav-foot{height:168px;border-top:1px solid var(--accent);margin-inline-end:1px;background:${drawing("nav-lattice")};box-shadow:inset 0 8px var(--page),inset 0 9px var(--accent)}
}
`,
  arch: `
${desktop}{
.tabs{border-radius:0;box-shadow:none}
.tab{border-radius:99px;padding-left:1rem;padding-right:1rem}
.tab[aria-current]{background:var(--on-accent)}
.tab[aria-current]::before,.tab[aria-current]::after{content:none}
.nav-foot{height:210px;background:${drawing("nav-lotus")} center bottom no-repeat}
}
`,
  quiet: `
${desktop}{
.tab,.tab[aria-current]{background:none;padding-left:.5rem;padding-right:.5rem}
.tab[aria-current]::before{content:none}
.tab[aria-current]::after{content:"";position:absolute;bottom:8px;left:44px;width:24px;height:2px;background:var(--accent)}
.nav-foot{height:160px;background:${drawing("nav-river")} left bottom no-repeat}
}
`,
};
