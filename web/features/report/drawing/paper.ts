import Pdf from 'pdfkit'
import { product } from '../../../../contract/http/index.ts'
import type { FontFiles } from '../glyphs/coverage.ts'
import type { TextStyle } from '../../../../contract/report/layout.ts'

/** Roles of the document's structure that the report uses (ISO 32000-1, 14.8.4). */
export type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'

export interface RoleOptions {
  readonly alt?: string
  readonly scope?: 'Row' | 'Column'
}

/** A line that is drawn; its width is points. */
interface Stroke {
  readonly width: number
  readonly colour: string
}

/** What a PDF is drawn on. Positions are points from the top left corner of the current page. */
export interface Paper {
  widthOf: (text: string, style: TextStyle) => number
  /** @param baseline where the letters stand. */
  text: (text: string, x: number, baseline: number, style: TextStyle) => void
  box: (x: number, y: number, width: number, height: number, colour: string) => void
  /** Two rules, and between them a gap as thick as each. */
  doubleRule: (x: number, y: number, width: number, thickness: number, colour: string) => void
  /** Upright lines at these places. */
  hatch: (xs: readonly number[], top: number, bottom: number, stroke: Stroke) => void
  dashedBox: (
    x: number,
    y: number,
    width: number,
    height: number,
    stroke: Stroke & { readonly dash: number },
  ) => void
  /** An element that holds others. */
  element: (role: Role, body: () => void) => void
  /** An element that holds what is drawn in it. */
  content: (role: Role, draw: () => void, options?: RoleOptions) => void
  /** Drawn, and nothing to those who listen: rules, grounds, what repeats. */
  artifact: (draw: () => void, type?: 'Pagination' | 'Layout') => void
  nextPage: () => void
  /** Draws once more on every page, from the first. */
  eachPage: (draw: (page: number, pages: number) => void) => void
  finish: () => Promise<Uint8Array>
}

type Doc = InstanceType<typeof Pdf>

/** Opens a tagged document with its title and language, and its first page. */
export function openPaper(fonts: FontFiles, { title, language }: { title: string; language: string }): Paper {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    // Else the library opens Helvetica, which is not there.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: product.name, Producer: product.name },
  })
  doc.registerFont('regular', fonts.regular)
  doc.registerFont('bold', fonts.bold)
  return { ...strokes(doc), ...structure(doc), ...pages(doc) }
}

function strokes(doc: Doc): Pick<Paper, 'widthOf' | 'text' | 'box' | 'doubleRule' | 'hatch' | 'dashedBox'> {
  const set = ({ font, size }: TextStyle) => doc.font(font).fontSize(size)
  // The same figures and lines are measured again and again: to break, to fit the page, to align, to draw.
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

/** What a document writes to, in the browser and in Node. */
interface Source {
  on: {
    (event: 'data', listener: (chunk: Uint8Array) => void): unknown
    (event: 'end', listener: () => void): unknown
    (event: 'error', listener: (fault: Error) => void): unknown
  }
}

/** Collects everything that a document writes, until it ends. */
export async function toBytes(source: Source): Promise<Uint8Array> {
  const chunks = await new Promise<Uint8Array[]>((resolve, reject) => {
    const written: Uint8Array[] = []
    source.on('data', (chunk) => written.push(chunk))
    source.on('end', () => resolve(written))
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
