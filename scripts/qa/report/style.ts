/** The report's only style sheet. Neutral: no brand's colours, so that pictures of every brand stand out. */
export const style = `
:root { color-scheme: light; --page: #F4F5F7; --card: #FFFFFF; --ink: #16181D; --plain: #3D424C; --soft: #5E6470; --line: #D9DCE2; --mark: #1F4FD8; --bad: #B3261E; --badbg: #FDEDEC; --warn: #7A4B00; --warnbg: #FFF6E6; --ok: #12663F; }
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--page); color: var(--plain); font: 15px/1.5 "Noto Sans", "Noto Sans Thai", "Noto Sans Lao", system-ui, sans-serif; }
body, h1, h2, h3, p, dl, dd, table, figure, pre { margin: 0; padding: 0; }
h1 { font-size: 18px; color: var(--ink); } h2 { font-size: 16px; color: var(--ink); } h3 { font-size: 16px; color: var(--ink); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; min-height: 60px; padding: 8px 32px; background: var(--card); border-bottom: 1px solid var(--line); }
.bar small { flex: 1; font-size: 14px; color: var(--soft); }
code, pre { font: 13px/1.5 "Noto Sans Mono", "DejaVu Sans Mono", ui-monospace, monospace; }
code { background: var(--page); border: 1px solid var(--line); border-radius: 6px; padding: 2px 6px; color: var(--ink); overflow-wrap: anywhere; }
pre { background: var(--page); border-radius: 8px; padding: 12px; overflow: auto; max-height: 260px; color: var(--ink); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; }
.card > h2 { margin-bottom: 6px; }
.wrap { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; padding: 20px 32px 40px; }
.bad { color: var(--bad); font-weight: 600; overflow-wrap: anywhere; } .ok { color: var(--ok); } .warn { color: var(--warn); overflow-wrap: anywhere; }
.sum { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); padding: 0; } .sum div { padding: 14px 20px; } .sum div + div { border-left: 1px solid var(--line); }
.sum b { display: block; font-size: 28px; line-height: 1.3; color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; } .sum .bad b { color: var(--bad); } .sum .warn b { color: var(--warn); }
table { width: 100%; border-collapse: collapse; font-size: 14px; } th { text-align: left; font-weight: 600; color: var(--soft); padding: 6px 8px 6px 0; }
td { padding: 7px 8px 7px 0; border-top: 1px solid var(--line); color: var(--ink); overflow-wrap: anywhere; } .num { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.mx { table-layout: fixed; } .mx th, .mx td { padding: 0; text-align: center; } .mx thead th { padding: 6px 0; }
.mx tbody th { text-align: left; color: var(--ink); border-top: 1px solid var(--line); padding: 12px 4px; vertical-align: top; } .mx .lang { font-weight: 400; }
.mx td { height: 48px; border-left: 8px solid var(--card); } .mx svg { display: block; margin: 0 auto; color: var(--ok); } .mx small { display: block; font-size: 14px; color: var(--soft); line-height: 1.2; }
.mx a { display: grid; align-content: center; min-height: 48px; line-height: 1.2; font-weight: 600; text-decoration: none; } .mx .f { background: var(--badbg); } .mx .f a { color: var(--bad); } .mx .w { background: var(--warnbg); } .mx .w a { color: var(--warn); }
.filters { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; } .filters h2 { margin-right: 12px; }
.chip { display: grid; place-content: center; min-height: 44px; min-width: 44px; padding: 0 12px; font-size: 14px; border-radius: 8px; cursor: pointer; }
.filters input { position: absolute; opacity: 0; } .filters input:checked + .chip { background: var(--ink); color: #fff; font-weight: 600; } .filters input:focus-visible + .chip { outline: 3px solid var(--mark); outline-offset: 2px; }
.fail { display: grid; gap: 20px; align-items: start; border-left: 4px solid var(--bad); margin-top: 16px; scroll-margin-top: 16px; } .fail.flaky { border-left-color: var(--warn); }
.facts { min-width: 0; } .fail dl { margin: 12px 0; } .fail dl div { display: flex; justify-content: space-between; gap: 16px; max-width: 560px; border-top: 1px solid var(--line); padding: 6px 0; font-size: 14px; } .fail dt { color: var(--soft); } .fail dd { color: var(--ink); overflow-wrap: anywhere; text-align: right; }
.fail pre + p { margin-top: 12px; font-size: 14px; }
.pictures { display: flex; flex-wrap: wrap; gap: 20px; } .pictures figure { width: 180px; } .pictures img { display: block; width: 180px; border-radius: 6px; box-shadow: 0 0 0 1px var(--line); } figcaption { font-size: 14px; color: var(--soft); padding-top: 6px; text-align: center; overflow-wrap: anywhere; } .diff img { box-shadow: 0 0 0 2px #E0218A; }
@media (min-width: 1180px) { .fail.seen { grid-template-columns: minmax(0, 1fr) 580px; } }
`;
