import {
  arrayOf,
  catalogOf,
  type Dict,
  dictOf,
  nameOf,
  numberOf,
  Ref,
  textOf,
  type PdfFile,
  type PdfValue,
} from '../../pdf/objects.ts'

/** An element of the structure tree. */
export interface StructureElement {
  /** Number of its object; undefined where it stands inside its parent. */
  readonly number: number | undefined
  readonly dict: Dict
  /** Its role as written, and as the role map leads to a standard one; the written one where it leads nowhere. */
  readonly role: string
  readonly standard: string
  readonly parent: StructureElement | undefined
  readonly children: readonly StructureElement[]
  /** Marked content that it holds. */
  readonly contents: readonly { readonly page: number | undefined; readonly mcid: number }[]
  /** Numbers of the annotations and XObjects that it holds. */
  readonly objects: readonly number[]
}

const headings = /^H[1-9]\d*$/
const standardRoles = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot ' +
    'Ruby RB RT RP Warichu WT WP Figure Formula Form'
  ).split(' '),
)

/** Whether a role is one of ISO 32000-1, 14.8.4, or a heading of any level (ISO 14289-1, 7.4.3). */
export function isStandard(role: string): boolean {
  return standardRoles.has(role) || headings.test(role)
}

/** The roles that a role is mapped to, itself first; its last is the first again where the map is a circle. */
export function roleChain(file: PdfFile, role: string): string[] {
  const map = dictOf(file, rootOf(file)?.get('RoleMap'))
  const chain = [role]
  for (let next = nameOf(file, map?.get(role)); next !== undefined; next = nameOf(file, map?.get(next))) {
    chain.push(next)
    if (chain.indexOf(next) < chain.length - 1) break
  }
  return chain
}

/** The root of the structure tree; undefined where the file has none. */
export function rootOf(file: PdfFile): Dict | undefined {
  return dictOf(file, catalogOf(file).get('StructTreeRoot'))
}

function elementOf(file: PdfFile, value: PdfValue, parent?: StructureElement): StructureElement[] {
  const dict = dictOf(file, value)
  if (dict === undefined) return []
  const role = nameOf(file, dict.get('S')) ?? ''
  const chain = roleChain(file, role)
  const page = dict.get('Pg')
  const own = page instanceof Ref ? page.number : undefined
  const children: StructureElement[] = []
  const contents: { page: number | undefined; mcid: number }[] = []
  const objects: number[] = []
  const element: StructureElement = {
    number: value instanceof Ref ? value.number : undefined,
    dict,
    role,
    standard: chain.find(isStandard) ?? role,
    parent,
    children,
    contents,
    objects,
  }
  for (const kid of kidsOf(file, dict)) {
    if (typeof kid === 'number') contents.push({ page: own, mcid: kid })
    const item = dictOf(file, kid)
    const type = nameOf(file, item?.get('Type'))
    if (item === undefined || seenAbove(element, kid)) continue
    if (type === 'MCR') {
      const at = item.get('Pg')
      contents.push({
        page: at instanceof Ref ? at.number : own,
        mcid: numberOf(file, item.get('MCID')) ?? -1,
      })
    } else if (type === 'OBJR') {
      const object = item.get('Obj')
      if (object instanceof Ref) objects.push(object.number)
    } else children.push(...elementOf(file, kid, element))
  }
  return [element]
}

function kidsOf(file: PdfFile, dict: Dict): PdfValue[] {
  const kids = dict.get('K') ?? null
  const list = arrayOf(file, kids)
  if (list.length > 0) return list
  return kids === null || Array.isArray(kids) ? [] : [kids]
}

function seenAbove(element: StructureElement, value: PdfValue): boolean {
  for (let at: StructureElement | undefined = element; at; at = at.parent)
    if (value instanceof Ref && at.number === value.number) return true
  return false
}

/** Every element in the order of reading, parents before their children. */
export function elementsOf(file: PdfFile): StructureElement[] {
  const root = rootOf(file)
  const flat = (element: StructureElement): StructureElement[] => [element, ...element.children.flatMap(flat)]
  return root === undefined
    ? []
    : kidsOf(file, root)
        .flatMap((kid) => elementOf(file, kid))
        .flatMap(flat)
}

/** What an attribute of an owner says of an element, for example Scope of Table. */
export function attributeOf(file: PdfFile, { dict }: StructureElement, owner: string, key: string): PdfValue {
  const given = dict.get('A') ?? null
  const list = arrayOf(file, given)
  for (const item of list.length > 0 ? list : [given]) {
    const attributes = dictOf(file, item)
    if (attributes?.has(key) === true && nameOf(file, attributes.get('O')) === owner)
      return attributes.get(key) ?? null
  }
  return null
}

/** The language of an element as it and those around it say; undefined where none does. */
export function languageAround(file: PdfFile, element: StructureElement | undefined): string | undefined {
  for (let at = element; at; at = at.parent) {
    const language = textOf(file, at.dict.get('Lang'))
    if (language !== undefined && language !== '') return language
  }
  return undefined
}

/** Names an element for a finding. */
export function placeOf({ role, number }: StructureElement): string {
  return number === undefined ? role : `${role} (object ${number})`
}

/** The entries of a number tree. */
export function numberTree(file: PdfFile, value: PdfValue | undefined): Map<number, PdfValue> {
  const tree = new Map<number, PdfValue>()
  const walk = (node: Dict | undefined) => {
    const pairs = arrayOf(file, node?.get('Nums'))
    for (let index = 0; index + 1 < pairs.length; index += 2)
      tree.set(Number(pairs[index]), pairs[index + 1] ?? null)
    for (const kid of arrayOf(file, node?.get('Kids'))) walk(dictOf(file, kid))
  }
  walk(dictOf(file, value))
  return tree
}
