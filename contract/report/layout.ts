import type { Column, Report, Row, Section } from './report.ts'

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
  /** Height of a line as a multiple of the size. */
  readonly leading: number
  readonly colour: string
}

const { ink, ink2, onDeep, onDeep2, green } = reportColours

export const textStyles = {
  title: { font: 'bold', size: 21, leading: 1.3, colour: onDeep },
  subtitle: { font: 'regular', size: 11.5, leading: 1.36, colour: onDeep2 },
  label: { font: 'regular', size: 8, leading: 1.36, colour: ink2 },
  fact: { font: 'bold', size: 10, leading: 1.3, colour: ink },
  answerLabel: { font: 'bold', size: 11, leading: 1.36, colour: ink },
  figure: { font: 'bold', size: 27, leading: 1.15, colour: ink },
  /** The naira sign of the figure, lighter than its digits; the dash in its place, which is no figure. */
  figureSign: { font: 'regular', size: 27, leading: 1.15, colour: ink },
  exempt: { font: 'bold', size: 15, leading: 1.5, colour: green },
  heading: { font: 'bold', size: 9.5, leading: 1.36, colour: green },
  appendix: { font: 'bold', size: 14, leading: 1.36, colour: ink },
  body: { font: 'regular', size: 9, leading: 1.36, colour: ink },
  strong: { font: 'bold', size: 9, leading: 1.36, colour: ink },
  note: { font: 'regular', size: 7.8, leading: 1.36, colour: ink2 },
  inPicture: { font: 'regular', size: 7.5, leading: 1.36, colour: ink },
  owner: { font: 'regular', size: 6.6, leading: 1.36, colour: ink2 },
} as const satisfies Record<string, TextStyle>

export type TextStyleName = keyof typeof textStyles

/** The fonts' own height above and below the line on which letters stand, as multiples of the size. */
const ascent = 1.069
const descent = 0.293

/** Points that a line takes. */
export function lineHeight({ size, leading }: TextStyle): number {
  return size * leading
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
  page: { width: 595.28, height: 841.89, margin: 42, top: 40, foot: 46 },
  header: { top: 15, bottom: 18, rim: 3 },
  /** On every page but the first: a strip over the edge, and the report's name below it. */
  runningHead: { strip: 9, rim: 1.5, baseline: 25 },
  /** From the end of the text's area: a hairline, then date and page number. */
  foot: { rule: 14, baseline: 26, ownerBaseline: 36 },
  /** Shares of the width: a name needs most of it, a year least. */
  facts: { shares: [0.34, 0.18, 0.12, 0.36], gutter: 14 },
  answer: { rule: 1.5, top: 6.5, underFigure: 3.5, doubleRule: 1.5, bottom: 3 },
  exempt: { rule: 3, inset: 14, top: 6, bottom: 10 },
  /** `gap` is a share of what is above other parts. */
  remarks: { rule: 2, inset: 10, top: 5, bottom: 5, gap: 0.7 },
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
    captionGap: 4,
  },
  table: {
    /** A column of figures: wide enough for a trillion naira with its kobo. */
    figureColumn: 108,
    rateColumn: 52,
    /** Between the names of rows and the figures. */
    gutter: 16,
    head: { top: 1, bottom: 2, rule: 0.75 },
    rowRule: 0.75,
    sumRule: 0.75,
    /** Under the figure that everything led to: a double rule, and air for it. */
    final: { gap: 0.6, doubleRule: 0.75, bottom: 5 },
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

/** From the roomiest: the first in which the return fits on one page is taken. */
export const densities: readonly Density[] = [
  { row: 17.5, gap: 19, picture: 74 },
  { row: 15.5, gap: 15, picture: 62 },
  { row: 13.8, gap: 11, picture: 48 },
  { row: 13, gap: 9, picture: 0 },
]

/** What is set when the return does not fit on one page anyway. */
export const ordinaryDensity: Density = { row: 16, gap: 17, picture: 68 }

/**
 * Where the return must end to stand on one page, in points from its top. Without a working behind it, it leaves room
 * for the words that end the document.
 */
export function returnEnd({ sections }: Report, { gap }: Density): number {
  return sections.some(beginsPage) ? textEnd : textEnd - gap - lineHeight(textStyles.owner)
}

/** Points above and below the text of a row. */
export function rowPadding({ row }: Density): number {
  return (row - lineHeight(textStyles.body)) / 2
}

/** Widths of a table's columns in points: the first takes what those of figures leave. */
export function columnWidths(columns: readonly Column[]): readonly number[] {
  const { figureColumn, rateColumn } = layout.table
  const figures = columns.slice(1).map(({ label }) => (label === 'Rate' ? rateColumn : figureColumn))
  return [bodyWidth - figures.reduce((sum, width) => sum + width, 0), ...figures]
}

/** How a row's name and figures are set. A row with notes leads with its figure; what concludes is bold. */
export function rowStyles({ kind, notes }: Row): { name: 'body' | 'strong'; figure: 'body' | 'strong' } {
  const figure = kind === 'line' && notes.length === 0 ? 'body' : 'strong'
  return { name: kind === 'line' && notes.length < 2 ? 'body' : figure, figure }
}

/** How a section's heading is set. */
export function headingStyle(section: Section): 'heading' | 'appendix' {
  return beginsPage(section) ? 'appendix' : 'heading'
}

/** Whether a section begins a page of its own: how it was worked out stands apart from the return. */
export function beginsPage({ id }: Section): boolean {
  return id === 'worked-out'
}

/** A table of at most so many rows is moved to the next page rather than parted. */
export const mostRowsTogether = 8

/** Share of the size that a character takes on average. */
const characterWidth = 0.52

function estimatedHeight(text: string, style: TextStyle, width: number): number {
  return Math.ceil((text.length * style.size * characterWidth) / width) * lineHeight(style)
}

/**
 * Points that the return takes, to the end of its last table before the working, for a writer that cannot measure
 * before it draws: rows and facts count as one line, sentences by their length.
 */
export function estimatedReturnHeight(report: Report, density: Density): number {
  const { header, answer, exempt, remarks, picture, table } = layout
  const { label, title, subtitle, fact, figure, body, note, heading } = textStyles
  const fixed =
    header.top +
    lineHeight(title) +
    lineHeight(subtitle) +
    header.bottom +
    header.rim +
    lineHeight(label) +
    lineHeight(fact)
  const due =
    answer.rule + answer.top + lineHeight(figure) + answer.underFigure + 3 * answer.doubleRule + answer.bottom
  const answerHeight =
    report.answer.kind === 'due'
      ? due
      : exempt.rule +
        exempt.top +
        lineHeight(textStyles.exempt) +
        exempt.bottom +
        estimatedHeight(report.answer.reason, body, bodyWidth - 2 * exempt.inset)
  const remarksHeight = report.remarks.reduce(
    (sum, words) => sum + estimatedHeight(words, body, bodyWidth - 2 * remarks.inset),
    report.remarks.length > 0 ? remarks.gap * density.gap + remarks.rule + remarks.top + remarks.bottom : 0,
  )
  const pictureHeight =
    report.picture && density.picture > 0
      ? density.gap +
        density.picture +
        picture.captionGap +
        estimatedHeight(report.picture.caption, note, bodyWidth)
      : 0
  const end = report.sections.findIndex(beginsPage)
  const headHeight = table.head.top + lineHeight(label) + table.head.bottom + table.head.rule
  const sections = report.sections.slice(0, end < 0 ? undefined : end).map(({ rows, intro }) => {
    const finals = rows.filter(({ kind }) => kind === 'final').length
    const words = lineHeight(heading) + (intro === null ? 0 : lineHeight(note))
    return density.gap + words + headHeight + rows.length * density.row + finals * table.final.bottom
  })
  return [fixed, 2 * density.gap, answerHeight, remarksHeight, pictureHeight, ...sections].reduce(
    (sum, height) => sum + height,
  )
}
