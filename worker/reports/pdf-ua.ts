import { pdfUaIdentification } from '../../contract/report/pdf-ua.ts'
import {
  arrayOf,
  catalogOf,
  Dict,
  Name,
  pagesOf,
  Ref,
  resolve,
  Stream,
  type PdfFile,
} from '../../templates/report/pdf/objects.ts'
import { operatorsOf, type Operator } from '../../templates/report/pdf/operators.ts'
import { contentOf, openFile } from '../../templates/report/pdf/read-file.ts'
import { flateStream, updateFile } from '../../templates/report/pdf/write-file.ts'
import { addReadableText } from './readable-text.ts'

/** Operators that begin or go on with a path, and those that paint it. */
const pathParts = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're', 'W', 'W*'])
const pathPaints = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's'])
/** Operators that paint by themselves. */
const paints = new Set(['Do', 'sh'])
const begins = new Set(['BMC', 'BDC'])

/** From the first operator of a thing that is painted to its last. */
interface Painted {
  readonly first: Operator
  readonly last: Operator
  readonly isText: boolean
}

/** What a page paints outside every mark. @throws where a text is marked in part, which the browser does not do. */
function unmarked(operators: readonly Operator[]): Painted[] {
  const found: Painted[] = []
  let depth = 0
  let path: Operator | undefined
  let text: Operator | undefined
  for (const operator of operators) {
    const { name } = operator
    if (begins.has(name)) depth += 1
    else if (name === 'EMC') depth -= 1
    else if (name === 'BT' && depth === 0) text = operator
    if (text && begins.has(name)) throw new Error('A text of the printed paper is marked in part')
    if (depth > 0) continue
    if (text && name === 'ET') {
      found.push({ first: text, last: operator, isText: true })
      text = undefined
    } else if (pathParts.has(name)) path ??= operator
    else if (pathPaints.has(name)) {
      found.push({ first: path ?? operator, last: operator, isText: false })
      path = undefined
    } else if (name === 'n') path = undefined
    else if (paints.has(name)) found.push({ first: operator, last: operator, isText: false })
  }
  return found
}

/** Marks what is unmarked: the words at the top and foot of pages, and grounds and rules. */
function withArtifacts(content: string): string {
  let written = ''
  let at = 0
  for (const { first, last, isText } of unmarked(operatorsOf(content))) {
    const type = isText ? 'Pagination' : 'Layout'
    const painted = content.slice(first.start, last.end)
    written += `${content.slice(at, first.start)}/Artifact <</Type /${type}>> BDC\n${painted}\nEMC`
    at = last.end
  }
  return written + content.slice(at)
}

function markArtifacts(file: PdfFile): void {
  for (const { dict } of pagesOf(file)) {
    const contents = dict.get('Contents')
    for (const part of contents instanceof Ref ? [contents] : arrayOf(file, contents)) {
      const stream = resolve(file, part)
      if (!(part instanceof Ref) || !(stream instanceof Stream)) continue
      const content = withArtifacts(contentOf(stream).toString('latin1'))
      file.objects.set(part.number, flateStream(Buffer.from(content, 'latin1')))
    }
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function addMetadata(file: PdfFile, title: string): void {
  const words = title.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
  const packet = `<?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${words}</rdf:li></rdf:Alt></dc:title></rdf:Description>
${pdfUaIdentification}
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
  const number = Number(file.trailer.get('Size'))
  const entries = [
    ['Type', new Name('Metadata')],
    ['Subtype', new Name('XML')],
  ] as const
  file.objects.set(number, flateStream(Buffer.from(packet), entries))
  const root = file.trailer.get('Root')
  if (!(root instanceof Ref)) throw new Error('The PDF has no catalog')
  file.objects.set(root.number, new Dict([...catalogOf(file), ['Metadata', new Ref(number)]]))
}

/**
 * Makes a printed paper PDF/UA: the browser tags its text, but neither says so in metadata, nor marks what it paints
 * around the text, nor knows the letters of all glyphs. A paper that another browser built in another way is given back
 * as it was printed, without the claim: it is worth more than none.
 */
export function asPdfUa(pdf: Buffer, title: string): Buffer {
  try {
    const file = openFile(pdf)
    addReadableText(file)
    markArtifacts(file)
    addMetadata(file, title)
    return updateFile(file)
  } catch {
    return pdf
  }
}
