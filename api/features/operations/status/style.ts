/**
 * The status page's style sheet. It repeats the values of the product's design tokens (a test in tools/ compares them
 * with web/styles/tokens.css), because the page must show even when the web client was not built.
 */
const light = `
  --ground: #f8faf6;
  --ink: #0f1f18;
  --ink-2: #45544c;
  --line: #cdd7cf;
  --edge: #67776e;
  --green: #0b5238;
  --deep: #07402c;
  --gold: #eba92a;
  --red: #a3231b;`

const dark = `
  --ground: #0c1411;
  --ink: #edf4ef;
  --ink-2: #adbdb3;
  --line: #2c3a32;
  --edge: #7d9086;
  --green: #8fdcb7;
  --deep: #0d3828;
  --gold: #f2b94c;
  --red: #ff9f94;`

/** The whole style sheet of the status page. */
export const statusStyle = `:root {
  color-scheme: light dark;${light}
}
@media (prefers-color-scheme: dark) {
  :root {${dark}
  }
}
* { box-sizing: border-box; margin: 0 }
html { -webkit-text-size-adjust: 100% }
body { min-height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; font-variant-numeric: tabular-nums lining-nums; overflow-wrap: break-word }
a { color: var(--green); font-weight: 500; text-underline-offset: .2em }
:focus-visible { outline: 3px solid var(--gold); outline-offset: 2px }
.skip { position: absolute; left: -999px }
.skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--ground) }
.pattern-border { flex: none; height: 16px; background: linear-gradient(90deg, var(--gold) 4px, transparent 0) 18px 3px / 40px 2px repeat-x, linear-gradient(90deg, var(--gold) 12px, transparent 0) 14px 5px / 40px 2px repeat-x, linear-gradient(90deg, var(--gold) 20px, transparent 0) 10px 7px / 40px 2px repeat-x, linear-gradient(90deg, var(--gold) 12px, transparent 0) 14px 9px / 40px 2px repeat-x, linear-gradient(90deg, var(--gold) 4px, transparent 0) 18px 11px / 40px 2px repeat-x, var(--deep) }
.wrap { width: 100%; max-width: 72rem; margin-inline: auto; padding-inline: 1rem }
main { flex: 1 }
.top { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .25rem 1.5rem; padding-block: 1rem }
.top nav { display: flex; gap: 1.5rem }
.top nav a { padding-block: .625rem; color: var(--ink); text-decoration: none }
.top nav a:hover, .top nav a[aria-current] { text-decoration: underline; text-decoration-color: var(--gold); text-decoration-thickness: 2px }
.logo { display: flex; gap: .75rem; align-items: center; padding-block: .5rem; color: var(--ink); font-size: 1.25rem; font-weight: 700; text-decoration: none }
.logo svg { width: 30px; height: 26px; fill: var(--green) }
.logo .weft { fill: var(--gold) }
h1 { font-size: clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem); line-height: 1.12; letter-spacing: -.025em; text-wrap: balance }
h2 { font-size: clamp(1.375rem, 1.2rem + .8vw, 1.75rem); line-height: 1.12; letter-spacing: -.02em }
.deck { padding-block: 1.5rem 2rem }
.deck p { margin-top: .75rem; font-size: .9375rem; color: var(--ink-2) }
.env { margin-right: .5rem; padding: 0 .5rem; border: 1px solid var(--edge); color: var(--ink) }
.section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; padding-block: 2rem; border-top: 1px solid var(--line) }
.note { font-size: .875rem; color: var(--ink-2) }
table { width: 100%; border-collapse: collapse }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
thead th { padding-bottom: .5rem; border-bottom: 2px solid var(--ink); font-size: .875rem; font-weight: 400; color: var(--ink-2) }
th { text-align: left; font-weight: 400; vertical-align: top }
td, thead th + th { text-align: right; vertical-align: top }
tbody th, td { padding-block: .75rem; border-bottom: 1px solid var(--line) }
tbody th { padding-right: 1rem }
tbody th .figure { display: block; font-weight: 700 }
tbody th code { display: block; margin-top: .25rem; font-size: .875rem; overflow-wrap: anywhere }
tbody th .note { display: block; max-width: 38rem; text-wrap: pretty }
.state { white-space: nowrap }
.state::before { content: ''; display: inline-block; width: .625rem; height: .625rem; margin-right: .5rem; background: var(--green) }
.slow::before { background: var(--gold); border-radius: 50% }
.down::before { background: var(--red); transform: rotate(45deg) }
.unknown::before { background: none; border: 2px solid var(--edge); border-radius: 50% }
.scroll { overflow-x: auto }
.scroll th, .scroll td { padding-left: 1rem; white-space: nowrap }
.scroll th:first-child { padding-left: 0 }
footer { padding-block: 1.5rem 2rem; font-size: .9375rem; color: var(--ink-2) }
@media (max-width: 40rem) {
  .parts, .parts tbody, .parts th, .parts td { display: block; text-align: left }
  .parts thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .parts tbody tr { display: flex; flex-direction: column-reverse; padding-block: .75rem; border-bottom: 1px solid var(--line) }
  .parts tbody th, .parts td { padding: 0; border: 0 }
  .state { font-size: .875rem }
  .scroll th, .scroll td { padding-left: .375rem; font-size: .75rem }
  .scroll tbody th { padding-right: 0; white-space: normal }
}
@media (min-width: 60rem) {
  .section { grid-template-columns: 13rem minmax(0, 1fr); gap: 3rem; padding-block: 3rem }
  .wrap { padding-inline: 2rem }
}
@media (prefers-contrast: more) { :root { --ink-2: var(--ink); --line: var(--edge) } }
`
