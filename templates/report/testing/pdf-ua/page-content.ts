import { operationsOf } from './operations.ts'
import {
  type Dict,
  dictOf,
  Name,
  nameOf,
  numberOf,
  arrayOf,
  PdfString,
  Ref,
  resolve,
  Stream,
  type PdfFile,
  type PdfValue,
} from '../../pdf/objects.ts'
import { contentOf } from '../../pdf/read-file.ts'

/** A mark around content: its tag and what it says. */
export interface Mark {
  readonly tag: string
  readonly properties: Dict | undefined
  readonly mcid: number | undefined
}

/** Something that is painted, with the marks around it, the outermost first. */
export interface ContentItem {
  readonly kind: 'text' | 'path' | 'image' | 'shading'
  readonly marks: readonly Mark[]
  /** Number of the page's object, and of the form's where it is painted by one. */
  readonly page: number
  readonly form: number | undefined
  /** Of text: its font and codes, and whether it is seen. */
  readonly font?: Dict
  readonly codes?: readonly number[]
  readonly isVisible?: boolean
}

/** What a page paints and marks. */
export interface PageContent {
  readonly items: readonly ContentItem[]
  /** Every mark with those around it. */
  readonly marks: readonly {
    readonly mark: Mark
    readonly around: readonly Mark[]
    readonly form: number | undefined
  }[]
  /** Numbers of the forms in the order in which they are painted. */
  readonly forms: readonly number[]
  /** Whether its marks are ended in their order. */
  readonly isBalanced: boolean
}

const paths = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's'])
const shows = new Set(['Tj', 'TJ', "'", '"'])

function codesOf(file: PdfFile, font: Dict | undefined, operands: readonly PdfValue[]): number[] {
  const bytes = operands
    .flatMap((operand) => (Array.isArray(operand) ? operand : [operand]))
    .flatMap((operand) => (operand instanceof PdfString ? [operand.bytes] : []))
    .join('')
  const isWide = nameOf(file, font?.get('Subtype')) === 'Type0'
  const codes: number[] = []
  for (let at = 0; at < bytes.length; at += isWide ? 2 : 1)
    codes.push(isWide ? bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1) : bytes.charCodeAt(at))
  return codes
}

interface TextState {
  font: Dict | undefined
  mode: number
}

class ContentReader implements PageContent {
  readonly items: ContentItem[] = []
  readonly marks: { mark: Mark; around: readonly Mark[]; form: number | undefined }[] = []
  readonly forms: number[] = []
  isBalanced = true
  private open: Mark[] = []
  private saved: TextState[] = []
  private state: TextState = { font: undefined, mode: 0 }

  private readonly file: PdfFile
  private readonly page: number

  constructor(file: PdfFile, page: number) {
    this.file = file
    this.page = page
  }

  read(content: string, resources: Dict | undefined, form?: number): void {
    const depth = this.open.length
    for (const { operator, operands } of operationsOf(content))
      this.apply(operator, operands, resources, form)
    if (this.open.length !== depth) this.isBalanced = false
    this.open.length = Math.min(depth, this.open.length)
  }

  private apply(
    operator: string,
    operands: readonly PdfValue[],
    resources: Dict | undefined,
    form?: number,
  ): void {
    const lookUp = (kind: string, key: PdfValue | undefined): PdfValue =>
      key instanceof Name ? (dictOf(this.file, resources?.get(kind))?.get(key.value) ?? null) : (key ?? null)
    if (operator === 'q') this.saved.push({ ...this.state })
    else if (operator === 'Q') this.state = this.saved.pop() ?? this.state
    else if (operator === 'Tf') this.state.font = dictOf(this.file, lookUp('Font', operands[0]))
    else if (operator === 'Tr') this.state.mode = Number(operands[0])
    else if (operator === 'BMC' || operator === 'BDC')
      this.begin(operands[0], lookUp('Properties', operands[1]), form)
    else if (operator === 'EMC') this.isBalanced &&= this.open.pop() !== undefined
    else if (paths.has(operator)) this.paint('path', form)
    else if (operator === 'sh') this.paint('shading', form)
    else if (operator === 'BI') this.paint('image', form)
    else if (shows.has(operator)) this.show(operands, form)
    else if (operator === 'Do') this.draw(lookUp('XObject', operands[0]), resources, form)
  }

  private begin(tag: PdfValue | undefined, given: PdfValue, form: number | undefined): void {
    const properties = dictOf(this.file, given)
    const mcid = numberOf(this.file, properties?.get('MCID'))
    const mark = { tag: tag instanceof Name ? tag.value : '', properties, mcid }
    this.marks.push({ mark, around: [...this.open], form })
    this.open.push(mark)
  }

  private paint(kind: ContentItem['kind'], form: number | undefined, text: Partial<ContentItem> = {}): void {
    this.items.push({ kind, marks: [...this.open], page: this.page, form, ...text })
  }

  private show(operands: readonly PdfValue[], form: number | undefined): void {
    const { font, mode } = this.state
    const codes = codesOf(this.file, font, operands)
    if (codes.length > 0) this.paint('text', form, { ...(font && { font }), codes, isVisible: mode !== 3 })
  }

  private draw(reference: PdfValue, resources: Dict | undefined, form: number | undefined): void {
    const object = resolve(this.file, reference)
    if (!(object instanceof Stream)) return
    if (nameOf(this.file, object.dict.get('Subtype')) !== 'Form') return this.paint('image', form)
    if (!(reference instanceof Ref) || this.forms.length > 1000) return
    this.forms.push(reference.number)
    const own = dictOf(this.file, object.dict.get('Resources')) ?? resources
    this.read(contentOf(object).toString('latin1'), own, reference.number)
  }
}

/** Reads what a page paints, in its order, with the forms it draws. */
export function pageContent(file: PdfFile, { number, dict }: { number: number; dict: Dict }): PageContent {
  const contents = resolve(file, dict.get('Contents'))
  const streams =
    contents instanceof Stream ? [contents] : arrayOf(file, contents).map((part) => resolve(file, part))
  const content = streams
    .map((part) => (part instanceof Stream ? contentOf(part).toString('latin1') : ''))
    .join('\n')
  const reader = new ContentReader(file, number)
  reader.read(content, resourcesOf(file, dict))
  return reader
}

function resourcesOf(file: PdfFile, page: Dict): Dict | undefined {
  for (
    let at: Dict | undefined = page, steps = 0;
    at && steps < 32;
    at = dictOf(file, at.get('Parent')), steps += 1
  )
    if (at.has('Resources')) return dictOf(file, at.get('Resources'))
  return undefined
}
