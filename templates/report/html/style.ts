import { reportColours as colours } from '../../../contract/report/index.ts'

/** The document's own typeface, under a name that no machine has. */
export const typeface = 'NaijaTax Report'

const font = `"${typeface}", sans-serif`
const inMargin = `font: 400 8pt ${font}; color: ${colours.ink2}; vertical-align: middle; padding-bottom: 4mm;`

/** Text as a string of CSS, whatever stands in it. */
function quoted(text: string): string {
  return `"${text.replace(/[^\p{L}\p{N} ,.]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`
}

/**
 * A4. The green header bleeds to the edges of the first page; what stands at the foot of each page is in the margin
 * boxes of @page, which know the document's fonts and count its pages.
 */
const paper = (madeOn: string): string => `
@page {
  size: A4; margin: 11mm 0 16mm;
  @bottom-left { content: ${quoted(madeOn)}; ${inMargin} text-align: left; padding-left: 18mm; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); ${inMargin} text-align: right; padding-right: 18mm; }
}
@page :first { margin-top: 0; }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { font: 400 9pt/1.36 ${font}; color: ${colours.ink}; background: ${colours.sheet}; print-color-adjust: exact;
  font-variant-numeric: lining-nums tabular-nums; overflow-wrap: anywhere; }
main { padding: 0 18mm; }`

const top = `
header { background: ${colours.deep}; color: ${colours.onDeep}; border-bottom: 0.9mm solid ${colours.gold}; padding: 7mm 18mm 5mm; }
h1 { font-size: 20pt; line-height: 1.15; letter-spacing: -.02em; }
header p { font-size: 10.5pt; color: ${colours.onDeep2}; }
dl { display: grid; grid-template-columns: 9fr 6fr 3fr 7fr; gap: 6mm; padding: 4mm 0; }
dt { font-size: 8pt; color: ${colours.ink2}; }
dd { font-size: 10pt; line-height: 1.25; font-weight: 700; }
h2 { font-size: 10pt; line-height: 1.25; break-after: avoid; }
.due { display: flex; justify-content: space-between; align-items: baseline; gap: 8mm; border-top: 0.6mm solid ${colours.ink}; padding-top: 2mm; break-inside: avoid; }
.due p { font-size: 21pt; font-weight: 700; line-height: 1.15; letter-spacing: -.02em; border-bottom: 1.4mm double ${colours.green}; }
.due .hidden { font-size: 13pt; border: 0; }
.exempt { border: 0.6mm solid ${colours.green}; background: ${colours.leaf}; padding: 3mm 4mm; break-inside: avoid; }
.exempt h2 { font-size: 13pt; color: ${colours.green}; }
.naira { font-weight: 400; }
.remark { margin-top: 2mm; color: ${colours.ink2}; }
figure { margin-top: 4mm; break-inside: avoid; }
svg { display: block; width: 100%; height: 22mm; font-size: 8pt; font-weight: 700; fill: ${colours.ink}; }
.relief { fill: none; stroke: ${colours.edge}; stroke-dasharray: 3 2; }
figcaption { font-size: 8pt; line-height: 1.3; color: ${colours.ink2}; margin-top: 1.2mm; }`

/** A row is never cut; the head of a table stands again on each page that the table reaches. */
const tables = `
/* As padding, it stays at the top of a page: a heading right at its edge is taken for one of both pages. */
section { padding-top: 4mm; }
section h2 { color: ${colours.green}; }
.working h2 { color: ${colours.ink}; font-size: 13pt; }
.whole { break-inside: avoid; }
.intro { color: ${colours.ink2}; margin-bottom: 1mm; break-after: avoid; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: .7mm 0; text-align: left; vertical-align: baseline; font-weight: 400; }
td, th.end { text-align: right; white-space: nowrap; padding-left: 6mm; width: 1%; }
td.start { text-align: left; white-space: normal; width: auto; }
thead th { font-size: 8pt; color: ${colours.ink2}; border-bottom: 0.4mm solid ${colours.ink}; padding: .3mm 0 .6mm; }
thead th.end { padding-left: 6mm; }
tbody tr { border-bottom: 0.2mm solid ${colours.line}; }
tbody tr:first-child { break-before: avoid; }
.sum, .final { border-top: 0.4mm solid ${colours.ink}; break-before: avoid; }
.sum > *, .final > * { font-weight: 700; }
.final { border-bottom: 1.2mm double ${colours.ink}; }
.note { display: block; font-size: 8pt; font-weight: 400; color: ${colours.ink2}; }
.owner { margin-top: 4mm; font-size: 8pt; color: ${colours.ink2}; break-inside: avoid; }`

/** The style sheet of a report. @param madeOn the day as it is printed at the foot of each page. */
export function reportStyle(madeOn: string): string {
  return paper(madeOn) + top + tables
}
