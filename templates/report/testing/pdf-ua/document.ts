import { arrayOf, Dict, dictOf, nameOf, pagesOf, Ref, type PdfFile } from '../../pdf/objects.ts'
import { readFile } from '../../pdf/read-file.ts'
import { pageContent, type ContentItem, type Mark, type PageContent } from './page-content.ts'
import { elementsOf, type StructureElement } from './structure-tree.ts'

/** An annotation of a page. */
export interface Annotation {
  readonly number: number | undefined
  readonly dict: Dict
  readonly subtype: string
  readonly page: Dict
  /** The element that holds it; undefined where none does. */
  readonly element: StructureElement | undefined
}

/** A PDF as the checks look at it. */
export interface TaggedDocument {
  readonly file: PdfFile
  readonly elements: readonly StructureElement[]
  readonly pages: readonly { readonly number: number; readonly dict: Dict; readonly content: PageContent }[]
  readonly annotations: readonly Annotation[]
  /** The element that holds a piece of content; undefined where none does. */
  readonly elementAt: (item: {
    page: number
    form: number | undefined
    marks: readonly Mark[]
  }) => StructureElement | undefined
}

/** Finds where a condition of failure is met: a few words for each place, none where the file passes. */
export type Check = (document: TaggedDocument) => Iterable<string>

/** Checks by the number of their condition. */
export type Checks = Readonly<Record<string, Check>>

/** Opens a PDF for the checks. @throws where the file cannot be read. */
export function openDocument(bytes: Uint8Array): TaggedDocument {
  const file = readFile(bytes)
  const elements = elementsOf(file)
  const pages = pagesOf(file).map((page) => ({ ...page, content: pageContent(file, page) }))
  const held = new Map(
    elements.flatMap((element) => element.objects.map((number) => [number, element] as const)),
  )
  const byContent = new Map(
    elements.flatMap((element) =>
      element.contents.map(({ page, mcid }) => [`${page ?? ''} ${mcid}`, element] as const),
    ),
  )
  const annotations = pages.flatMap(({ dict: page }) =>
    arrayOf(file, page.get('Annots')).flatMap((value) => {
      const dict = dictOf(file, value)
      const number = value instanceof Ref ? value.number : undefined
      const element = number === undefined ? undefined : held.get(number)
      return dict ? [{ number, dict, subtype: nameOf(file, dict.get('Subtype')) ?? '', page, element }] : []
    }),
  )
  return {
    file,
    elements,
    pages,
    annotations,
    elementAt: ({ page, marks }) => {
      const mcid = marks.findLast((mark) => mark.mcid !== undefined)?.mcid
      return mcid === undefined ? undefined : byContent.get(`${page} ${mcid}`)
    },
  }
}

/** Every piece of content of every page. */
export function contentItems({ pages }: TaggedDocument): ContentItem[] {
  return pages.flatMap(({ content }) => content.items)
}

/** Every dictionary of the file, those inside others and of streams too. */
export function everyDict({ objects, trailer }: PdfFile): Dict[] {
  const found: Dict[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (value instanceof Dict) {
      found.push(value)
      value.forEach(walk)
    } else if (typeof value === 'object' && value !== null && 'dict' in value) walk(value.dict)
  }
  objects.forEach(walk)
  walk(trailer)
  return found
}

/** Where on the pages something stands: "page 2". */
export function pageName({ pages }: TaggedDocument, page: number): string {
  return `page ${pages.findIndex(({ number }) => number === page) + 1}`
}
