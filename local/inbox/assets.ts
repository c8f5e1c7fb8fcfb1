/** The inbox's own look: the product's ground, ink and green, and nothing else of it. */
export const style = `
:root { color-scheme: light dark; --ground: #f8faf6; --sheet: #fff; --ink: #0f1f18; --ink-2: #45544c; --line: #cdd7cf; --green: #0b5238 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0c1411; --sheet: #121c17; --ink: #edf4ef; --ink-2: #adbdb3; --line: #2c3a32; --green: #8fdcb7 }
}
* { box-sizing: border-box }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { margin: .5rem 0 1rem; font-size: 1.75rem; line-height: 1.15; letter-spacing: -.02em }
a { color: var(--green) }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
p, dd { margin: 0 }
.quiet, dt, time { color: var(--ink-2); font-size: .9375rem }
.mails { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line) }
.mails a { display: grid; gap: 0 1rem; padding: .75rem 0; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none }
.mails a:hover strong { text-decoration: underline }
@media (min-width: 40rem) { .mails a { grid-template-columns: 1fr auto } .mails span { grid-column: 1 } .mails time { grid-area: 1 / 2 } }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem }
iframe { width: 100%; height: 75vh; border: 1px solid var(--line); background: #fff }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); background: var(--sheet); font: .9375rem/1.5 ui-monospace, monospace; white-space: pre-wrap }
section { margin-top: 1.5rem }
section h2 { margin: 0 0 .5rem; font-size: 1.25rem }
.back { display: inline-flex; align-items: center; min-height: 2.75rem }
`

/** Loads the list again when another mail has arrived. */
export const script = `
const list = document.querySelector('[data-latest]')
setInterval(async () => {
  if (document.hidden) return
  const answer = await fetch('/latest').catch(() => undefined)
  if (answer?.ok && (await answer.text()) !== list.dataset.latest) location.reload()
}, 2000)
`
