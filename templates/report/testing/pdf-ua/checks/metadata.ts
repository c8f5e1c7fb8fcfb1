import { catalogOf, dictOf, resolve, Stream, type PdfFile } from '../../../pdf/objects.ts'
import { contentOf } from '../../../pdf/read-file.ts'
import type { Checks } from '../document.ts'

/** The XMP packet of the document; undefined where it has none. */
export function xmpOf(file: PdfFile): string | undefined {
  const stream = resolve(file, catalogOf(file).get('Metadata'))
  return stream instanceof Stream ? contentOf(stream).toString('utf8') : undefined
}

/** A title in the packet, with its language. */
const title = /<dc:title>\s*<rdf:Alt>\s*<rdf:li xml:lang=["']([^"']+)["']>([^<]*\S[^<]*)<\/rdf:li>/
const uaSpace = /xmlns:pdfuaid=["']http:\/\/www\.aiim\.org\/pdfua\/ns\/id\/["']/
const uaPart = /<pdfuaid:part>1<\/pdfuaid:part>|pdfuaid:part=["']1["']/

/** The language that the packet's title is in: "x-default" where it says none of its own. */
export function titleLanguage(file: PdfFile): string | undefined {
  return title.exec(xmpOf(file) ?? '')?.[1]
}

/** Checkpoints 6 and 7: metadata, and the title in the window. */
export const metadataChecks: Checks = {
  *'06-001'({ file }) {
    if (xmpOf(file) === undefined) yield 'the catalog'
  },
  *'06-002'({ file }) {
    const packet = xmpOf(file)
    if (packet !== undefined && !(uaSpace.test(packet) && uaPart.test(packet))) yield 'the packet'
  },
  *'06-003'({ file }) {
    const packet = xmpOf(file)
    if (packet !== undefined && !title.test(packet)) yield 'the packet'
  },
  *'07-001'({ file }) {
    const preferences = dictOf(file, catalogOf(file).get('ViewerPreferences'))
    if (typeof resolve(file, preferences?.get('DisplayDocTitle')) !== 'boolean') yield 'the catalog'
  },
  *'07-002'({ file }) {
    const preferences = dictOf(file, catalogOf(file).get('ViewerPreferences'))
    if (resolve(file, preferences?.get('DisplayDocTitle')) === false) yield 'the catalog'
  },
}
