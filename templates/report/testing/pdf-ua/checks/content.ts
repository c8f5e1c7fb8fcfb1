import { catalogOf, dictOf, nameOf, Ref, resolve } from '../../../pdf/objects.ts'
import { contentItems, pageName, type Checks, type TaggedDocument } from '../document.ts'
import type { Mark } from '../page-content.ts'
import { numberTree, placeOf, rootOf } from '../structure-tree.ts'

const isTagged = ({ mcid }: Mark) => mcid !== undefined
const isArtifact = ({ tag }: Mark) => tag === 'Artifact'

function* marksInside(
  document: TaggedDocument,
  inner: (mark: Mark) => boolean,
  outer: (mark: Mark) => boolean,
) {
  for (const { number, content } of document.pages)
    for (const { mark, around } of content.marks)
      if (inner(mark) && around.some(outer)) yield `${mark.tag} on ${pageName(document, number)}`
}

/** Checkpoint 1: real content is tagged. */
export const contentChecks: Checks = {
  '01-003': (document) => marksInside(document, isArtifact, isTagged),
  '01-004': (document) => marksInside(document, isTagged, isArtifact),
  *'01-005'(document) {
    for (const item of contentItems(document))
      if (!item.marks.some(isArtifact) && document.elementAt(item) === undefined)
        yield `${item.kind} on ${pageName(document, item.page)}`
  },
  *'01-007'({ file }) {
    const mark = dictOf(file, catalogOf(file).get('MarkInfo'))
    if (resolve(file, mark?.get('Suspects')) === true) yield 'the catalog'
  },
}

/** What ISO 14289-1 and ISO 32000-1, 14.7 demand of the structure beyond the protocol. */
export const structureChecks: Checks = {
  *'S-01'({ file }) {
    const mark = dictOf(file, catalogOf(file).get('MarkInfo'))
    if (resolve(file, mark?.get('Marked')) !== true) yield 'the catalog'
  },
  *'S-02'({ file }) {
    if (rootOf(file) === undefined) yield 'the catalog'
  },
  *'S-03'({ elements, file }) {
    const root = catalogOf(file).get('StructTreeRoot')
    for (const element of elements) {
      const parent = element.dict.get('P')
      const expected = element.parent?.number ?? (root instanceof Ref ? root.number : undefined)
      if (!(parent instanceof Ref) || parent.number !== expected) yield placeOf(element)
    }
  },
  *'S-04'(document) {
    const { file, elements, pages, annotations } = document
    const tree = numberTree(file, rootOf(file)?.get('ParentTree'))
    const entry = (key: unknown, index?: number): unknown => {
      const found = typeof key === 'number' ? resolve(file, tree.get(key)) : null
      const ref =
        index === undefined ? tree.get(Number(key)) : Array.isArray(found) ? found[index] : undefined
      return ref instanceof Ref ? ref.number : undefined
    }
    for (const element of elements)
      for (const { page, mcid } of element.contents) {
        const at = pages.find(({ number }) => number === page)
        if (element.number === undefined || entry(at?.dict.get('StructParents'), mcid) !== element.number)
          yield `content ${mcid} of ${placeOf(element)}`
      }
    for (const { element, dict, subtype } of annotations)
      if (element && entry(dict.get('StructParent')) !== element.number)
        yield `${subtype} of ${placeOf(element)}`
  },
  *'S-05'({ elements, pages }) {
    const held = Map.groupBy(
      elements.flatMap(({ contents }) => contents.map(({ page, mcid }) => `${page ?? ''} ${mcid}`)),
      (key) => key,
    )
    for (const { number, content } of pages) {
      const drawn = Map.groupBy(
        content.marks.flatMap(({ mark: { mcid }, form }) =>
          form === undefined && mcid !== undefined ? [`${number} ${mcid}`] : [],
        ),
        (key) => key,
      )
      const ours = [...held.keys()].filter((key) => key.startsWith(`${number} `))
      for (const key of new Set([...drawn.keys(), ...ours])) {
        const [times, holders] = [drawn, held].map((map) => map.get(key)?.length ?? 0)
        if (times !== 1 || holders !== 1) yield `content ${key}: drawn ${times}, held ${holders} times`
      }
    }
  },
  *'S-06'(document) {
    for (const { number, content } of document.pages)
      if (!content.isBalanced) yield pageName(document, number)
  },
  *'S-07'({ file }) {
    if (!/^1\.[0-7]$/.test(file.version)) yield `version ${file.version}`
    if (nameOf(file, catalogOf(file).get('Type')) !== 'Catalog') yield 'the catalog'
  },
}
