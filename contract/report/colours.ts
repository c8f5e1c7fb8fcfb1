/** The report's colours, the same in both renderers. Paper is always light: there is no dark report. */
export const reportColours = {
  sheet: '#ffffff',
  ink: '#0f1f18',
  ink2: '#45544c',
  line: '#cdd7cf',
  edge: '#67776e',
  green: '#0b5238',
  deep: '#07402c',
  onDeep: '#f2f7f2',
  onDeep2: '#bdd4c6',
  leaf: '#e1ede4',
  gold: '#eba92a',
  goldTint: '#fcf2db',
  warp: '#e6efe7',
  warp2: '#c9dccf',
  weft: '#0b5238',
  weft2: '#4d9c7b',
} as const
