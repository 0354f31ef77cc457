/** The few rules of a page that has none of the build's stylesheets; they use the brand theme's variables. */
export const barePageCss = `
*,::before,::after{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:16px;background:var(--page);color:var(--ink-plain);font:1rem/1.6 var(--font-body,system-ui,sans-serif)}
main{display:grid;gap:12px;width:100%;max-width:26rem;text-align:center}
h1{margin:0;color:var(--ink-strong);font-size:1.375rem;line-height:1.4}
p{margin:0;text-wrap:balance}
form{display:grid}
a,button{display:flex;align-items:center;justify-content:center;min-height:52px;color:var(--ink-strong);font:inherit;font-weight:600}
.button{position:relative;z-index:0;padding:8px 12px;border:1px solid var(--input-line);border-radius:var(--radius-control);text-decoration:none;cursor:pointer}
.primary{border-color:transparent;background:var(--accent);color:var(--on-accent)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;
