import Pdf from 'pdfkit'
import { product } from '../../../../contract/http/index.ts'
import type { FontFiles } from '../glyphs/font-files.ts'
import { toBytes } from './to-bytes.ts'
import type { Type } from './style.ts'

/** Roles of the document's structure that the report uses (ISO 32000-1, 14.8.4). */
export type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'

export interface RoleOptions {
  readonly alt?: string
  readonly scope?: 'Row' | 'Column'
}

/** What a PDF is drawn on. Positions are points from the top left corner of the current page. */
export interface Paper {
  widthOf: (text: string, type: Type) => number
  /** @param baseline where the letters stand. */
  text: (text: string, x: number, baseline: number, type: Type) => void
  rule: (x: number, y: number, width: number, thickness: number, colour: string) => void
  /** Upright threads at these places. */
  threads: (xs: readonly number[], top: number, bottom: number, colour: string) => void
  box: (x: number, y: number, width: number, height: number, colour: string) => void
  dashedBox: (x: number, y: number, width: number, height: number, colour: string) => void
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

function strokes(doc: Doc): Pick<Paper, 'widthOf' | 'text' | 'rule' | 'threads' | 'box' | 'dashedBox'> {
  const set = ({ font, size }: Type) => doc.font(font).fontSize(size)
  // The same figures and lines are measured again and again: to break, to fit the page, to align, to draw.
  const widths = new Map<string, number>()
  const widthOf = (text: string, type: Type) => {
    const key = `${type.font} ${type.size} ${text}`
    const width = widths.get(key) ?? set(type).widthOfString(text)
    widths.set(key, width)
    return width
  }
  const rule: Paper['rule'] = (x, y, width, thickness, colour) => {
    doc.rect(x, y - thickness / 2, width, thickness).fill(colour)
  }
  return {
    widthOf,
    text(text, x, baseline, type) {
      set(type).fillColor(type.colour).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    },
    rule,
    threads(xs, top, bottom, colour) {
      for (const x of xs) doc.moveTo(x, top).lineTo(x, bottom)
      doc.lineWidth(0.6).stroke(colour)
    },
    box(x, y, width, height, colour) {
      doc.rect(x, y, width, height).fill(colour)
    },
    dashedBox(x, y, width, height, colour) {
      doc.rect(x, y, width, height).dash(2.2, { space: 2.2 }).lineWidth(0.7).stroke(colour).undash()
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
