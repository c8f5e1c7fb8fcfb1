/**
 * The product's colours as mails need them: written at each element, because many mail programs drop style
 * sheets. The dark ones are used by programs that follow the device (parts/dark-scheme.ts).
 */
export const light = {
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

export const dark = {
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
