import { reportColours } from '../../../../contract/report/index.ts'

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 42, foot: 46, runningHead: 40 } as const

/** Width of the text, in points. */
export const bodyWidth = page.width - 2 * page.margin

/** How a text is set. Sizes are points. */
export interface Type {
  readonly font: 'regular' | 'bold'
  readonly size: number
  readonly colour: string
}

const { ink, ink2, onDeep, onDeep2, green } = reportColours

export const types = {
  title: { font: 'bold', size: 21, colour: onDeep },
  subtitle: { font: 'regular', size: 11.5, colour: onDeep2 },
  label: { font: 'regular', size: 8, colour: ink2 },
  fact: { font: 'bold', size: 10, colour: ink },
  answerLabel: { font: 'bold', size: 11, colour: ink },
  figure: { font: 'bold', size: 27, colour: ink },
  figureSign: { font: 'regular', size: 27, colour: ink },
  exempt: { font: 'bold', size: 15, colour: green },
  heading: { font: 'bold', size: 9.5, colour: green },
  appendix: { font: 'bold', size: 14, colour: ink },
  body: { font: 'regular', size: 9, colour: ink },
  strong: { font: 'bold', size: 9, colour: ink },
  note: { font: 'regular', size: 7.8, colour: ink2 },
  onCloth: { font: 'regular', size: 7.5, colour: ink },
} as const satisfies Record<string, Type>

/** How tightly a page is set, in points. */
export interface Density {
  /** Height of a row of one line. */
  readonly row: number
  /** Above a section. */
  readonly gap: number
  /** Height of the cloth; 0 leaves it out (its table says it all). */
  readonly picture: number
}

/** From the roomiest: the first in which the return fits on one page is taken, so that one page is one whenever it can be. */
export const densities: readonly Density[] = [
  { row: 17.5, gap: 19, picture: 74 },
  { row: 15.5, gap: 15, picture: 62 },
  { row: 13.8, gap: 11, picture: 48 },
  { row: 13, gap: 9, picture: 0 },
]

/** What is set when it does not fit on one page anyway. */
export const ordinaryDensity: Density = { row: 16, gap: 17, picture: 68 }
