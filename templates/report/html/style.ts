import { pageWords, type Report } from '../../../contract/report/index.ts'
import {
  baselineIn,
  layout,
  reportColours as colours,
  rowPadding,
  textStyles,
  type Density,
  type TextStyle,
} from '../../../contract/report/layout.ts'

/** The document's own typeface, under a name that no machine has. */
export const typeface = 'NaijaTax Report'

const { page, header, runningHead, foot, facts, answer, act, exempt, remarks, picture, table, hairline } =
  layout
const weights = { regular: 400, bold: 700 } as const

/** Text as a string of CSS, whatever stands in it. */
function quoted(text: string): string {
  return `"${text.replace(/[^\p{L}\p{N} ,.]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`
}

function text({ font, size, line, colour }: TextStyle): string {
  return `font: ${weights[font]} ${size}pt/${line}pt "${typeface}", sans-serif; color: ${colour};`
}

/** Two rules under what they belong to, and between them a gap as thick as each. */
const doubleRule = (thickness: number): string => `border-bottom: ${3 * thickness}pt double ${colours.ink};`

/** A strip of one colour across a box, as a background. @param inset where it begins, from the left or the right. */
const strip = (colour: string, top: number, thickness: number, inset = 'left'): string =>
  `linear-gradient(${colour}, ${colour}) ${inset} top ${top}pt / 100% ${thickness}pt no-repeat`

/**
 * A4. The green header bleeds to the edges of the first page; what stands at the top and foot of pages is in the margin
 * boxes of @page, which know the document's fonts and count its pages.
 */
function paper({ footer, runningHead: name }: Report): string {
  const label = textStyles.label
  const inFoot = (side: string) =>
    `${text(label)} vertical-align: top; text-align: ${side}; white-space: pre; padding-${side}: ${page.margin}pt; padding-top: ${foot.baseline - baselineIn(label)}pt; background: ${strip(colours.line, foot.rule, hairline, `${side} ${page.margin}pt`)};`
  return `
@page {
  size: ${page.width}pt ${page.height}pt; margin: ${page.top}pt 0 ${page.foot}pt;
  @top-left { content: ${quoted(name)}; width: 100%; ${text(label)} vertical-align: top; text-align: left;
    padding: ${runningHead.baseline - baselineIn(label)}pt ${page.margin}pt 0;
    background: ${strip(colours.deep, 0, runningHead.strip)}, ${strip(colours.gold, runningHead.strip, runningHead.rim)}; }
  @bottom-left { content: ${quoted(footer.date)} "\\A" ${quoted(footer.owner)}; ${inFoot('left')} }
  @bottom-right { content: ${quoted(pageWords[0])} counter(page) ${quoted(pageWords[1])} counter(pages); ${inFoot('right')} }
}
@page :first { margin-top: 0; @top-left { content: none; } }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { ${text(textStyles.body)} background: ${colours.sheet}; print-color-adjust: exact;
  font-variant-numeric: lining-nums tabular-nums; white-space: nowrap; }
main { padding: 0 ${page.margin}pt; }`
}

/** Everything above the tables. */
const top = ({ gap, picture: height }: Density): string => `
header { background: ${colours.deep}; border-bottom: ${header.rim}pt solid ${colours.gold}; padding: ${header.top}pt ${page.margin}pt ${header.bottom}pt; }
h1 { ${text(textStyles.title)} }
header p { ${text(textStyles.subtitle)} }
.facts { display: grid; grid-template-columns: ${facts.shares.map((share) => `${share}fr`).join(' ')}; padding: ${gap}pt 0; }
.facts p { padding-right: ${facts.gutter}pt; }
.facts span { display: block; ${text(textStyles.label)} }
.facts .value { ${text(textStyles.fact)} }
.due { display: flex; justify-content: space-between; align-items: baseline; border-top: ${answer.rule}pt solid ${colours.ink}; padding: ${answer.top}pt 0 ${answer.bottom}pt; break-inside: avoid; }
.due h2 { ${text(textStyles.answerLabel)} }
.due p { ${text(textStyles.figure)} padding-bottom: ${answer.underFigure}pt; ${doubleRule(answer.doubleRule)} }
.due .hidden, .sign { font-weight: ${weights[textStyles.figureSign.font]}; }
.exempt { border-top: ${exempt.rule}pt solid ${colours.green}; background: ${colours.greenTint}; padding: ${exempt.top}pt ${exempt.inset}pt ${exempt.bottom}pt; break-inside: avoid; }
.exempt h2 { ${text(textStyles.exempt)} }
.act { display: flex; justify-content: space-between; padding-top: ${act.top}pt; }
.act.strong-name p, .act.strong-figures p:last-child { ${text(textStyles.strong)} }
.act.body-name p:first-child { ${text(textStyles.body)} }
.remarks { margin-top: ${remarks.gap * gap}pt; }
.first { margin-bottom: ${gap}pt; }
.remarks, .first { border-top: ${remarks.rule}pt solid ${colours.gold}; background: ${colours.goldTint}; padding: ${remarks.top}pt ${remarks.inset}pt ${remarks.bottom}pt; break-inside: avoid; }
.picture { margin-top: ${gap}pt; break-inside: avoid; }
svg { display: block; width: 100%; height: ${height}pt; ${text(textStyles.inPicture)} fill: ${textStyles.inPicture.colour}; }
.relief { fill: none; stroke: ${colours.edge}; stroke-width: ${picture.reliefLine}pt; stroke-dasharray: ${picture.reliefDash}pt; }
.picture p { ${text(textStyles.note)} margin-top: ${picture.captionGap}pt; }`

/** Pages turn where they are planned to; the head of a table stands again on each page that the table reaches. */
function tables(density: Density): string {
  const padding = rowPadding(density)
  const underFinal = table.final.bottom - table.final.gap - 3 * table.final.doubleRule
  return `
/* As padding, it stays at the top of a page: a heading right at its edge is taken for one of both pages. */
section { padding-top: ${density.gap}pt; }
.turn { break-before: page; }
.appendix.turn { padding-top: 0; }
.heading h2 { ${text(textStyles.heading)} }
.appendix h2 { ${text(textStyles.appendix)} }
.intro { ${text(textStyles.note)} }
table { width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 0; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { text-align: left; vertical-align: baseline; }
td, .end { text-align: right; }
thead th { ${text(textStyles.label)} border-bottom: ${table.head.rule}pt solid ${colours.ink}; padding: ${table.head.top}pt 0 ${table.head.bottom}pt; }
tbody tr > * { padding: ${padding}pt 0 ${padding - table.rowRule}pt; border-bottom: ${table.rowRule}pt solid ${colours.line}; }
tbody th { padding-right: ${table.gutter}pt; }
tbody .body-name th, .body-figures td { ${text(textStyles.body)} }
tbody .strong-name th, .strong-figures td { ${text(textStyles.strong)} }
tbody td.words { text-align: left; }
tbody td.body-words { ${text(textStyles.body)} }
tbody td.strong-words { ${text(textStyles.strong)} }
.sum > *, .final > * { border-top: ${table.sumRule}pt solid ${colours.ink}; padding-top: ${padding - table.sumRule}pt; }
.final > th { padding-bottom: ${padding - table.rowRule + table.final.bottom}pt; }
.final > td { padding-bottom: ${padding - table.rowRule + underFinal}pt; }
.final td span { display: inline-block; padding-bottom: ${table.final.gap}pt; ${doubleRule(table.final.doubleRule)} }
.note { display: block; ${text(textStyles.note)} }`
}

/** The style sheet of a report. */
export function reportStyle(report: Report, density: Density): string {
  return paper(report) + top(density) + tables(density)
}
