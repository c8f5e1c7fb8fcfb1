import Pdf from 'pdfkit'
import { product } from '../../../../contract/http/index.ts'
import type { FontFiles } from '../../../../contract/report/glyphs/coverage.ts'
import type { TextStyle } from '../../../../contract/report/layout.ts'
import { pdfUaIdentification } from '../../../../contract/report/pdf-ua.ts'

/** Structure roles that the report uses (ISO 32000-1, 14.8.4). */
export type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'

export interface RoleOptions {
  readonly alt?: string
  readonly scope?: 'Row' | 'Column'
}

/** Line style; the width is in points. */
interface Stroke {
  readonly width: number
  readonly colour: string
}

/** Drawing surface of a PDF. Positions are points from the top left corner of the current page. */
export interface Paper {
  widthOf: (text: string, style: TextStyle) => number
  /** Draws text. @param baseline y of the text's baseline. */
  text: (text: string, x: number, baseline: number, style: TextStyle) => void
  box: (x: number, y: number, width: number, height: number, colour: string) => void
  /** Draws two rules with a gap of the same thickness between them. */
  doubleRule: (x: number, y: number, width: number, thickness: number, colour: string) => void
  /** Draws vertical lines at these x positions. */
  hatch: (xs: readonly number[], top: number, bottom: number, stroke: Stroke) => void
  dashedBox: (
    x: number,
    y: number,
    width: number,
    height: number,
    stroke: Stroke & { readonly dash: number },
  ) => void
  /** A structure element that contains others. */
  element: (role: Role, body: () => void) => void
  /** A structure element that contains what `draw` draws. */
  content: (role: Role, draw: () => void, options?: RoleOptions) => void
  /** Draws without a structure element, so that screen readers skip it: rules, backgrounds, repeated text. */
  artifact: (draw: () => void, type?: 'Pagination' | 'Layout') => void
  nextPage: () => void
  /** Runs `draw` for every page, from the first. */
  eachPage: (draw: (page: number, pages: number) => void) => void
  finish: () => Promise<Uint8Array>
}

type Doc = InstanceType<typeof Pdf> & {
  /** Adds to the document's metadata; the package's types leave it out. */
  appendXML: (xml: string) => void
}

/** Opens a tagged document with title and language, which says that it is PDF/UA, and its first page. */
export function openPaper(fonts: FontFiles, { title, language }: { title: string; language: string }): Paper {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    // Without this the library would load Helvetica, which is not bundled.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: product.name, Producer: product.name },
  }) as Doc
  // Not the library's own option for it, which adds a CIDSet that leaves out the parts of composed letters.
  doc.appendXML(pdfUaIdentification)
  doc.registerFont('regular', fonts.regular)
  doc.registerFont('bold', fonts.bold)
  return { ...strokes(doc), ...structure(doc), ...pages(doc) }
}

function strokes(doc: Doc): Pick<Paper, 'widthOf' | 'text' | 'box' | 'doubleRule' | 'hatch' | 'dashedBox'> {
  const set = ({ font, size }: TextStyle) => doc.font(font).fontSize(size)
  // Caches text widths: the same texts are measured to wrap, to fit the page, to align and to draw.
  const widths = new Map<string, number>()
  const box: Paper['box'] = (x, y, width, height, colour) => {
    doc.rect(x, y, width, height).fill(colour)
  }
  return {
    widthOf(text, style) {
      const key = `${style.font} ${style.size} ${text}`
      const width = widths.get(key) ?? set(style).widthOfString(text)
      widths.set(key, width)
      return width
    },
    text(text, x, baseline, style) {
      set(style).fillColor(style.colour).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    },
    box,
    doubleRule(x, y, width, thickness, colour) {
      box(x, y, width, thickness, colour)
      box(x, y + 2 * thickness, width, thickness, colour)
    },
    hatch(xs, top, bottom, { width, colour }) {
      for (const x of xs) doc.moveTo(x, top).lineTo(x, bottom)
      doc.lineWidth(width).stroke(colour)
    },
    dashedBox(x, y, width, height, { width: line, dash, colour }) {
      doc.rect(x, y, width, height).dash(dash, { space: dash }).lineWidth(line).stroke(colour).undash()
    },
  }
}

function structure(doc: Doc): Pick<Paper, 'element' | 'content' | 'artifact'> {
  let parent = doc.struct('Document')
  doc.addStructure(parent)
  return {
    element(role, body) {
      const outer = parent
      parent = doc.struct(role)
      outer.add(parent)
      body()
      parent.end()
      parent = outer
    },
    content(role, draw, options = {}) {
      const leaf = doc.struct(role, options, [draw])
      parent.add(leaf)
    },
    artifact(draw, type = 'Layout') {
      doc.markContent('Artifact', { type })
      draw()
      doc.endMarkedContent()
    },
  }
}

function pages(doc: Doc): Pick<Paper, 'nextPage' | 'eachPage' | 'finish'> {
  return {
    nextPage: () => void doc.addPage(),
    eachPage(draw) {
      const { start, count } = doc.bufferedPageRange()
      for (let index = 0; index < count; index++) {
        doc.switchToPage(start + index)
        draw(index + 1, count)
      }
    },
    async finish() {
      const bytes = toBytes(doc)
      doc.end()
      return bytes
    },
  }
}

/** The readable side of a PDF document, in the browser and in Node. */
interface Source {
  on: {
    (event: 'data', listener: (chunk: Uint8Array) => void): unknown
    (event: 'end', listener: () => void): unknown
    (event: 'error', listener: (fault: Error) => void): unknown
  }
}

/** Collects the bytes of a document until it ends. */
export async function toBytes(source: Source): Promise<Uint8Array> {
  const chunks = await new Promise<Uint8Array[]>((resolve, reject) => {
    const chunks: Uint8Array[] = []
    source.on('data', (chunk) => chunks.push(chunk))
    source.on('end', () => resolve(chunks))
    source.on('error', reject)
  })
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
