/** The stand-in's own look: the product's ground, ink and green, and nothing else of it. */
export const style = `
:root { color-scheme: light dark; --ground: #f8faf6; --sheet: #fff; --ink: #0f1f18; --ink-2: #45544c; --line: #65756c; --green: #0b5238; --on-green: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0c1411; --sheet: #121c17; --ink: #edf4ef; --ink-2: #adbdb3; --line: #8a9a90; --green: #8fdcb7; --on-green: #0c1411 }
}
* { box-sizing: border-box }
body { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.15; letter-spacing: -.02em }
p { margin: 0 0 1.5rem; color: var(--ink-2) }
label { display: block; font-weight: 600 }
input[type=email] { width: 100%; min-height: 3rem; margin: .25rem 0 1rem; padding: 0 .75rem; border: 1px solid var(--line); background: var(--sheet); color: inherit; font: inherit }
.check { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; margin-bottom: 1rem; font-weight: 400 }
.check input { width: 1.25rem; height: 1.25rem }
button { width: 100%; min-height: 3rem; margin-bottom: .75rem; border: 1px solid var(--green); background: var(--green); color: var(--on-green); font: inherit; font-weight: 600; cursor: pointer }
button.line { background: none; color: var(--green) }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
`
