import Pdf from 'pdfkit'
import { toBytes } from '../../../web/features/report/drawing/paper.ts'
import { loadFonts } from '../../../web/features/report/glyphs/load-fonts.ts'

/** Pages of lines, in the report's two fonts by turns: the least that pdfkit does for the same words. */
export async function writeBare(pages: readonly (readonly string[])[]): Promise<Uint8Array> {
  const { regular, bold } = await loadFonts('small')
  const doc = new Pdf({ size: 'A4', margin: 0, font: '', autoFirstPage: false })
  doc.registerFont('regular', regular)
  doc.registerFont('bold', bold)
  for (const lines of pages) {
    doc.addPage()
    lines.forEach((line, index) => {
      doc
        .font(index % 3 === 0 ? 'bold' : 'regular')
        .fontSize(9)
        .text(line, 40, 20 + index * 9, { lineBreak: false })
    })
  }
  const bytes = toBytes(doc)
  doc.end()
  return bytes
}
