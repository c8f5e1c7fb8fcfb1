import { dark } from '../colours.ts'

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
