import type { Column, Row, Section } from './report.ts'

/** The report's colours. Paper is always light: there is no dark report. */
export const reportColours = {
  sheet: '#ffffff',
  ink: '#0f1f18',
  ink2: '#45544c',
  line: '#cdd7cf',
  edge: '#67776e',
  green: '#0b5238',
  greenTint: '#e1ede4',
  deep: '#07402c',
  onDeep: '#f2f7f2',
  onDeep2: '#bdd4c6',
  gold: '#eba92a',
  goldTint: '#fcf2db',
  bandGround: '#e6efe7',
  bandHatch: '#c9dccf',
  taxGround: '#0b5238',
  taxHatch: '#4d9c7b',
} as const

/** How a text is set. */
export interface TextStyle {
  readonly font: 'regular' | 'bold'
  /** Points. */
  readonly size: number
  /** Height of a line in points: a multiple of 0.75, a browser's pixel, like every height. It rounds none of them. */
  readonly line: number
  readonly colour: string
}

const { ink, ink2, onDeep, onDeep2, green } = reportColours

export const textStyles = {
  title: { font: 'bold', size: 21, line: 27, colour: onDeep },
  subtitle: { font: 'regular', size: 11.5, line: 15.75, colour: onDeep2 },
  label: { font: 'regular', size: 8, line: 10.5, colour: ink2 },
  fact: { font: 'bold', size: 10, line: 13.5, colour: ink },
  answerLabel: { font: 'bold', size: 11, line: 15, colour: ink },
  figure: { font: 'bold', size: 27, line: 31.5, colour: ink },
  /** The naira sign of the figure, lighter than its digits; the dash in its place, which is no figure. */
  figureSign: { font: 'regular', size: 27, line: 31.5, colour: ink },
  exempt: { font: 'bold', size: 15, line: 22.5, colour: green },
  heading: { font: 'bold', size: 9.5, line: 12.75, colour: green },
  appendix: { font: 'bold', size: 14, line: 19.5, colour: ink },
  body: { font: 'regular', size: 9, line: 12, colour: ink },
  strong: { font: 'bold', size: 9, line: 12, colour: ink },
  note: { font: 'regular', size: 7.8, line: 10.5, colour: ink2 },
  inPicture: { font: 'regular', size: 7.5, line: 10.5, colour: ink },
} as const satisfies Record<string, TextStyle>

export type TextStyleName = keyof typeof textStyles

/** The fonts' own height above and below the line on which letters stand, as multiples of the size. */
const ascent = 1.069
const descent = 0.293

/** Points that a line takes. */
export function lineHeight({ line }: TextStyle): number {
  return line
}

/** Points from the top of a line to where its letters stand: half of what the line has over the font is above it. */
export function baselineIn(style: TextStyle): number {
  return (lineHeight(style) + style.size * (ascent - descent)) / 2
}

/**
 * The measures of the page, in points from the edges of the part that they belong to. Both writers take every length
 * from here; a line's height is its style's. Rules are multiples of 0.75, a browser's pixel: it prints no others.
 */
export const layout = {
  /** A4. Text begins at `top` on every page but the first, whose header bleeds, and ends `foot` above the edge. */
  page: { width: 595.28, height: 841.89, margin: 42, top: 40.5, foot: 46.5, spare: 6 },
  header: { top: 15, bottom: 18, rim: 3 },
  /** On every page but the first: a strip over the edge, and the report's name below it. */
  runningHead: { strip: 9, rim: 1.5, baseline: 25 },
  /** From the end of the text's area: a hairline, then date and page number, and on the line below whose service it is. */
  foot: { rule: 14, baseline: 24 },
  /** Shares of the width: a name needs most of it, a year least. */
  facts: { shares: [0.34, 0.18, 0.12, 0.36], gutter: 14 },
  answer: { rule: 1.5, top: 6.75, underFigure: 3.75, doubleRule: 1.5, bottom: 3 },
  /** What the Act comes to, under the answer. */
  act: { top: 6.75 },
  exempt: { rule: 3, inset: 14, top: 6, bottom: 9.75 },
  /** `gap` is a share of what is above other parts. */
  remarks: { rule: 2.25, inset: 10, top: 5.25, bottom: 5.25, gap: 0.7 },
  picture: {
    /** A pixel of the picture on the screen, from which the spacing of hatches is taken. */
    pixel: 0.75,
    /** Pixels between the hatch lines of untaxed income. */
    groundSpacing: 6,
    hatchLine: 0.75,
    taxEdge: 1.5,
    separator: 1.5,
    labelLeft: 6,
    amountBaseline: 13.5,
    rateAbove: 4.5,
    reliefInset: 0.5,
    reliefLine: 0.75,
    reliefDash: 2.2,
    captionGap: 3.75,
  },
  table: {
    /** A column of figures: wide enough for a trillion naira with its kobo. */
    figureColumn: 108,
    rateColumn: 52,
    /** Between the names of rows and the figures. */
    gutter: 16,
    /** The share of the first column where others hold words too. */
    firstOfWords: 0.42,
    /** After words that stand beside the name of a row. */
    wordsGutter: 6,
    /** A table of at most this height is moved to the next page rather than parted: usually; where that fills pages better. */
    together: { usual: 200, most: 320 },
    head: { top: 0.75, bottom: 2.25, rule: 0.75 },
    rowRule: 0.75,
    sumRule: 0.75,
    /** Under the figure that everything led to: a double rule, and air for it. */
    final: { gap: 0.75, doubleRule: 0.75, bottom: 5.25 },
  },
  hairline: 0.75,
} as const

/** Width of the text, in points. */
export const bodyWidth = layout.page.width - 2 * layout.page.margin

/** Where the text of a page ends, in points from its top. */
export const textEnd = layout.page.height - layout.page.foot

/** How tightly a page is set, in points. */
export interface Density {
  /** Height of a row of one line. */
  readonly row: number
  /** Above a section. */
  readonly gap: number
  /** Height of the picture of the bands; 0 leaves it out (its table says it all). */
  readonly picture: number
}

/** From the roomiest: the first in which no page is mostly empty is taken. */
export const densities: readonly Density[] = [
  { row: 17.25, gap: 18.75, picture: 74.25 },
  { row: 15.75, gap: 16.5, picture: 68.25 },
  { row: 15, gap: 14.25, picture: 60 },
  { row: 14.25, gap: 11.25, picture: 48 },
  { row: 13.5, gap: 9, picture: 48 },
  { row: 13.5, gap: 9, picture: 0 },
]

/** Points above and below the text of a row. */
export function rowPadding({ row }: Density): number {
  return (row - lineHeight(textStyles.body)) / 2
}

/**
 * Widths of a table's columns in points: the first takes what those of figures leave, and shares it with other columns
 * of words.
 */
export function columnWidths(columns: readonly Column[]): readonly number[] {
  const { figureColumn, rateColumn, firstOfWords } = layout.table
  const others = columns.slice(1)
  const figures: readonly number[] = others.map(({ label, align }) =>
    align === 'start' ? 0 : label === 'Rate' ? rateColumn : figureColumn,
  )
  const left = bodyWidth - figures.reduce((sum, width) => sum + width, 0)
  const wordy = others.filter(({ align }) => align === 'start').length
  const first = wordy === 0 ? left : left * firstOfWords
  return [first, ...figures.map((width) => (width === 0 ? (left - first) / wordy : width))]
}

/** How a row's name and figures are set. A row with notes leads with its figure; what concludes is bold. */
export function rowStyles({
  kind,
  notes,
}: Row): Readonly<Record<'name' | 'figure' | 'words', 'body' | 'strong'>> {
  const figure = kind === 'line' && notes.length === 0 ? 'body' : 'strong'
  return {
    name: kind === 'line' && notes.length < 2 ? 'body' : figure,
    figure,
    words: kind === 'line' ? 'body' : 'strong',
  }
}

/** How a section's heading is set. */
export function headingStyle(section: Section): 'heading' | 'appendix' {
  return beginsWorking(section) ? 'appendix' : 'heading'
}

/** Whether a section begins the working, which stands apart from the return. */
export function beginsWorking({ id }: Section): boolean {
  return id === 'worked-out'
}
