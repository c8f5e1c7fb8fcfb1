import Pdf from 'pdfkit'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pdfUaIdentification } from '../../../../../contract/report/pdf-ua.ts'
import {
  arrayOf,
  catalogOf,
  Dict,
  dictOf,
  Name,
  pagesOf,
  PdfString,
  Ref,
  resolve,
  Stream,
  type PdfFile,
  type PdfValue,
} from '../../../pdf/objects.ts'
import { contentOf, readFile } from '../../../pdf/read-file.ts'
import { writeFile } from '../../../pdf/write-file.ts'
import { rootOf } from '../structure-tree.ts'

const fontFile = join(import.meta.dirname, '../../../fonts/NotoSans-NG-min-400.ttf')

/** The bytes of the font that the sample is set in. */
export function fontBytes(): Buffer {
  return readFileSync(fontFile)
}

type Doc = InstanceType<typeof Pdf> & { appendXML: (xml: string) => void }
/** A role with what is in it: words, or other elements. */
type Sketch = readonly [role: string, content: string | readonly Sketch[]]

/** One of everything that the checks look at; "Q" stands in the paragraph alone, "Z" in the formula alone. */
const sketches: readonly Sketch[] = [
  ['H1', 'Heading'],
  ['P', 'Quiet words'],
  ['H2', 'Lower heading'],
  [
    'L',
    [
      [
        'LI',
        [
          ['Lbl', '1'],
          ['LBody', 'item'],
        ],
      ],
      [
        'LI',
        [
          ['Lbl', '2'],
          ['LBody', 'item'],
        ],
      ],
    ],
  ],
  [
    'Table',
    [
      [
        'TR',
        [
          ['TH', 'a'],
          ['TH', 'b'],
        ],
      ],
      [
        'TR',
        [
          ['TH', 'c'],
          ['TD', 'd'],
        ],
      ],
    ],
  ],
  ['Figure', 'picture'],
  ['Formula', 'Z = 1'],
  ['Note', 'note'],
  ['Note', 'another note'],
  ['TOC', [['TOCI', 'entry']]],
  [
    'Ruby',
    [
      ['RB', 'base'],
      ['RT', 'ruby'],
    ],
  ],
  [
    'Warichu',
    [
      ['WP', 'open'],
      ['WT', 'text'],
    ],
  ],
]

const given = {
  Table: {},
  TH: { scope: 'Column' },
  Figure: { alt: 'A picture' },
  Formula: { alt: 'Z is one' },
} as Readonly<Record<string, { scope?: string; alt?: string }>>

/** A small PDF that passes every check. */
async function sample(): Promise<Buffer> {
  const doc = new Pdf({
    font: fontFile,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-NG',
    displayTitle: true,
    info: { Title: 'Sample' },
  }) as Doc
  doc.appendXML(pdfUaIdentification)
  const add = ([role, content]: Sketch): PDFKit.PDFStructureElement => {
    const options = given[role] ?? {}
    if (typeof content === 'string') return doc.struct(role, options, [() => doc.text(content)])
    return doc.struct(role, options, content.map(add))
  }
  const whole = doc.struct('Document', {}, sketches.map(add))
  doc.addStructure(whole)
  doc.outline.addItem('Heading')
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

/** A sample that is being broken. */
export class Draft {
  readonly file: PdfFile

  constructor(bytes: Buffer) {
    this.file = readFile(bytes)
  }

  get catalog(): Dict {
    return catalogOf(this.file)
  }

  get root(): Dict {
    return need(rootOf(this.file))
  }

  get page(): Dict {
    return need(pagesOf(this.file)[0]).dict
  }

  /** The dictionary at a path of keys from another one. */
  at(from: Dict, ...keys: readonly string[]): Dict {
    return keys.reduce((dict, key) => {
      const value = dict.get(key)
      return need(
        dictOf(this.file, Array.isArray(resolve(this.file, value)) ? arrayOf(this.file, value)[0] : value),
      )
    }, from)
  }

  /** The objects of the elements of a role. */
  elements(role: string): { number: number; dict: Dict }[] {
    return [...this.file.objects].flatMap(([number, value]) => {
      const name = value instanceof Dict ? value.get('S') : undefined
      return value instanceof Dict && name instanceof Name && name.value === role
        ? [{ number, dict: value }]
        : []
    })
  }

  element(role: string): Dict {
    return need(this.elements(role)[0]).dict
  }

  setRole(from: string, to: string): void {
    this.element(from).set('S', new Name(to))
  }

  /** Adds an object. */
  add(value: PdfValue): Ref {
    const number = Math.max(...this.file.objects.keys()) + 1
    this.file.objects.set(number, value)
    return new Ref(number)
  }

  addStream(content: string | Buffer, entries: Record<string, PdfValue> = {}): Ref {
    return this.add(new Stream(dictionary(entries), Buffer.from(content as string, 'latin1')))
  }

  /** Changes what the page draws. */
  draw(change: (content: string) => string): void {
    const stream = resolve(this.file, this.page.get('Contents'))
    if (!(stream instanceof Stream)) throw new Error('The sample has no content')
    this.page.set('Contents', this.addStream(change(contentOf(stream).toString('latin1'))))
  }

  /** Draws within the paragraph. */
  drawInParagraph(operators: string): void {
    this.draw((content) => content.replace(/\/P <<[^>]*>> BDC/, `$&\n${operators}\n`))
  }

  /** The font of the sample, and the one that its glyphs are of. */
  get font(): Dict {
    const fonts = this.at(this.page, 'Resources', 'Font')
    return need(dictOf(this.file, [...fonts.values()][0]))
  }

  get glyphs(): Dict {
    return this.at(this.font, 'DescendantFonts')
  }

  /** Puts an annotation on the page, in an element of its own where a role is given. */
  annotate(subtype: string, entries: Record<string, PdfValue> = {}, role?: string): Dict {
    const dict = dictionary({
      Type: new Name('Annot'),
      Subtype: new Name(subtype),
      Rect: [0, 0, 9, 9],
      ...entries,
    })
    const annotation = this.add(dict)
    this.page.set('Annots', [...arrayOf(this.file, this.page.get('Annots')), annotation])
    if (role !== undefined) {
      const parent = need(this.elements('Document')[0])
      const reference = dictionary({ Type: new Name('OBJR'), Obj: annotation })
      const element = this.add(dictionary({ S: new Name(role), P: new Ref(parent.number), K: [reference] }))
      arrayOf(this.file, parent.dict.get('K')).push(element)
      const key = 100 + arrayOf(this.file, this.page.get('Annots')).length
      dict.set('StructParent', key)
      arrayOf(this.file, this.at(this.root, 'ParentTree').get('Nums')).push(key, element)
    }
    return dict
  }

  bytes(): Buffer {
    return writeFile(this.file)
  }
}

function need<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The sample lacks what is to be broken')
  return value
}

/** A dictionary of these entries. */
export function dictionary(entries: Record<string, PdfValue>): Dict {
  return new Dict(Object.entries(entries))
}

/** A string of these letters. */
export function string(text: string): PdfString {
  return new PdfString(text)
}

let bytes: Promise<Buffer> | undefined

/** A sample that passes, with a link and notes that have an ID, to be broken. */
export async function soundDraft(): Promise<Draft> {
  bytes ??= sample()
  const draft = new Draft(await bytes)
  draft.elements('Note').forEach(({ dict }, index) => dict.set('ID', string(`note ${index}`)))
  draft.annotate('Link', { Contents: string('A link') }, 'Link')
  return draft
}
