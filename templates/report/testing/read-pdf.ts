import { getDocumentProxy } from 'unpdf'

/** A piece of text as it stands on a page; positions and sizes are points from the page's bottom left corner. */
export interface PlacedText {
  page: number
  text: string
  left: number
  right: number
  baseline: number
  size: number
}

/** What a reader finds in a PDF. */
export interface ReadPdf {
  pages: number
  /** Text of all pages in reading order; items and lines end in a space, pages in a form feed. */
  text: string
  /** Text of each page. */
  pageTexts: string[]
  /** Every piece of text that is not blank, in reading order. */
  placed: PlacedText[]
  title: string
  language: string | null
  /** Whether the file says that it carries its structure. */
  isTagged: boolean
  /** How often each role (H1, Table, TH, ...) stands in the structure. */
  roles: Record<string, number>
  /** The outline: headings, in order. */
  headings: string[]
}

interface StructureNode {
  role?: string
  children?: StructureNode[]
}

function countRoles(node: StructureNode | null, roles: Record<string, number>): void {
  if (!node) return
  if (node.role !== undefined) roles[node.role] = (roles[node.role] ?? 0) + 1
  for (const child of node.children ?? []) countRoles(child, roles)
}

/** Reads a PDF as people's readers do. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 })
  const pageTexts: string[] = []
  const placed: PlacedText[] = []
  const roles: Record<string, number> = {}
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pageTexts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''))
    for (const item of items)
      if ('str' in item && item.str.trim() !== '') {
        const [, , , size = 0, left = 0, baseline = 0] = item.transform as number[]
        placed.push({ page: number, text: item.str.trim(), left, right: left + item.width, baseline, size })
      }
    countRoles((await page.getStructTree()) as StructureNode | null, roles)
  }
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } }
  const outline = (await document.getOutline()) as { title: string; items: { title: string }[] }[] | null
  const mark = (await document.getMarkInfo()) as { Marked?: boolean } | null
  await document.loadingTask.destroy()
  return {
    pages: pageTexts.length,
    text: pageTexts.join('\f'),
    pageTexts,
    placed,
    title: info.Title ?? '',
    language: info.Language ?? null,
    isTagged: mark?.Marked === true,
    roles,
    headings: (outline ?? []).flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]),
  }
}
