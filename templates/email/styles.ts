import type { CSSProperties } from 'react'

/**
 * The product's colours as mails need them: written at each element, because many mail programs drop style
 * sheets. The dark ones are used by programs that follow the device (darkScheme).
 */
const light = {
  ground: '#f8faf6',
  sheet: '#ffffff',
  ink: '#0f1f18',
  ink2: '#45544c',
  line: '#cdd7cf',
  green: '#0b5238',
  onGreen: '#ffffff',
  deep: '#07402c',
  onDeep: '#f2f7f2',
  gold: '#eba92a',
} as const

const dark = {
  ground: '#0c1411',
  sheet: '#121c17',
  ink: '#edf4ef',
  ink2: '#adbdb3',
  line: '#2c3a32',
  green: '#8fdcb7',
  onGreen: '#04241a',
  deep: '#0d3828',
  onDeep: '#eef6f0',
  gold: '#f2b94c',
} as const

const font = 'system-ui, -apple-system, Roboto, Noto Sans, Arial, sans-serif'

/** Inline styles of every part of a mail: 16 px at the least, left-aligned, straight cuts. */
export const styles = {
  ground: { margin: 0, padding: 0, backgroundColor: light.ground },
  column: { width: '100%', maxWidth: '600px', backgroundColor: light.sheet },
  header: {
    padding: '20px 24px 16px',
    backgroundColor: light.deep,
    borderBottom: `3px solid ${light.gold}`,
  },
  name: { margin: 0, color: light.onDeep, fontFamily: font, fontSize: '20px', fontWeight: 700 },
  body: { padding: '28px 24px 24px' },
  heading: {
    margin: '0 0 16px',
    color: light.ink,
    fontFamily: font,
    fontSize: '26px',
    lineHeight: '1.2',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
  paragraph: { margin: '0 0 16px', color: light.ink, fontFamily: font, fontSize: '17px', lineHeight: '1.5' },
  quiet: { margin: '0 0 8px', color: light.ink2, fontFamily: font, fontSize: '16px', lineHeight: '1.5' },
  link: { color: light.green, textDecoration: 'underline', wordBreak: 'break-all' },
  button: { backgroundColor: light.green, borderRadius: '3px' },
  buttonLabel: {
    display: 'inline-block',
    padding: '13px 24px',
    color: light.onGreen,
    fontFamily: font,
    fontSize: '17px',
    lineHeight: '22px',
    fontWeight: 500,
    textDecoration: 'none',
  },
  footer: { padding: '16px 24px 24px', borderTop: `1px solid ${light.line}` },
  preview: {
    display: 'none',
    maxHeight: 0,
    maxWidth: 0,
    overflow: 'hidden',
    opacity: 0,
    fontSize: '1px',
    lineHeight: '1px',
  },
} as const satisfies Record<string, CSSProperties>

const classes = {
  ground: { 'background-color': dark.ground },
  sheet: { 'background-color': dark.sheet },
  deep: { 'background-color': dark.deep, 'border-color': dark.gold },
  'on-deep': { color: dark.onDeep },
  ink: { color: dark.ink },
  'ink-2': { color: dark.ink2, 'border-color': dark.line },
  link: { color: dark.green },
  button: { 'background-color': dark.green },
  'on-button': { color: dark.onGreen },
} as const

/** Style sheet that turns the inline colours dark where the device asks for it; programs that drop it stay light. */
export const darkScheme = `@media (prefers-color-scheme: dark) { ${Object.entries(classes)
  .map(
    ([name, rules]) =>
      `.${name} { ${Object.entries(rules)
        .map(([property, value]) => `${property}: ${value} !important`)
        .join('; ')} }`,
  )
  .join(' ')} }`
