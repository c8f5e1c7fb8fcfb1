import {
  arrayOf,
  catalogOf,
  Dict,
  dictOf,
  nameOf,
  numberOf,
  resolve,
  Stream,
  textOf,
  type PdfFile,
} from '../../../pdf/objects.ts'
import { contentOf } from '../../../pdf/read-file.ts'
import { pageContent } from '../page-content.ts'
import { everyDict, type Checks } from '../document.ts'

const optionalContent = (file: PdfFile) => dictOf(file, catalogOf(file).get('OCProperties'))

const isNamed = (file: PdfFile, config: Dict | undefined) =>
  (textOf(file, config?.get('Name')) ?? '').trim() !== ''

function isWholeFile(file: PdfFile, dict: Dict): boolean {
  return ['F', 'UF'].every((key) => (textOf(file, dict.get(key)) ?? '') !== '')
}

/** Text of a form's XFA, which is a stream or pairs of a name and a stream. */
function xfaOf(file: PdfFile): string {
  const given = resolve(file, dictOf(file, catalogOf(file).get('AcroForm'))?.get('XFA'))
  const parts = Array.isArray(given) ? given.map((part) => resolve(file, part)) : [given]
  return parts.map((part) => (part instanceof Stream ? contentOf(part).toString('utf8') : '')).join('')
}

function* mediaClips(file: PdfFile) {
  for (const dict of everyDict(file)) if (nameOf(file, dict.get('S')) === 'MCD') yield dict
}

/** Checkpoints 20, 21, 25, 26, 28 (media, attachments, marks of printers) and 30: what a file may hold besides pages. */
export const featureChecks: Checks = {
  *'20-001'({ file }) {
    for (const config of arrayOf(file, optionalContent(file)?.get('Configs')))
      if (!isNamed(file, dictOf(file, config))) yield 'a configuration'
  },
  *'20-002'({ file }) {
    const properties = optionalContent(file)
    if (properties && !isNamed(file, dictOf(file, properties.get('D')))) yield 'the default configuration'
  },
  *'20-003'({ file }) {
    const properties = optionalContent(file)
    for (const config of [properties?.get('D'), ...arrayOf(file, properties?.get('Configs'))])
      if (dictOf(file, config)?.has('AS') === true) yield 'a configuration'
  },
  *'21-001'({ file, annotations }) {
    const attached = new Set(annotations.map(({ dict }) => dictOf(file, dict.get('FS'))))
    for (const dict of everyDict(file))
      if (dict.has('EF') && !attached.has(dict) && !isWholeFile(file, dict)) yield 'a file'
  },
  *'25-001'({ file }) {
    if (/<dynamicRender>\s*required\s*<\/dynamicRender>/.test(xfaOf(file))) yield 'the form'
  },
  *'26-001'({ file }) {
    const encryption = dictOf(file, file.trailer.get('Encrypt'))
    if (encryption && !encryption.has('P')) yield 'the trailer'
  },
  *'26-002'({ file }) {
    const rights = numberOf(file, dictOf(file, file.trailer.get('Encrypt'))?.get('P'))
    if (rights !== undefined && (rights & 512) === 0) yield 'the trailer'
  },
  *'28-014'({ file }) {
    for (const clip of mediaClips(file)) if (!clip.has('CT')) yield 'a media clip'
  },
  *'28-015'({ file }) {
    for (const clip of mediaClips(file)) if (arrayOf(file, clip.get('Alt')).length === 0) yield 'a media clip'
  },
  *'28-016'({ file, annotations }) {
    for (const { dict, subtype } of annotations) {
      const specification = dictOf(file, dict.get('FS'))
      if (subtype === 'FileAttachment' && !(specification && isWholeFile(file, specification)))
        yield 'an attachment'
    }
  },
  *'28-018'({ file, annotations }) {
    for (const { dict, subtype } of annotations) {
      const look = dictOf(file, dict.get('AP'))?.get('N')
      const stream = resolve(file, look)
      if (subtype !== 'PrinterMark' || !(stream instanceof Stream) || look === undefined) continue
      const page = new Dict([
        ['Contents', look],
        ['Resources', stream.dict.get('Resources') ?? null],
      ])
      const { items } = pageContent(file, { number: 0, dict: page })
      if (!items.every(({ marks }) => marks.some(({ tag }) => tag === 'Artifact'))) yield 'a printer mark'
    }
  },
  *'30-001'({ file }) {
    for (const dict of everyDict(file))
      if (nameOf(file, dict.get('Subtype')) === 'Form' && dict.has('Ref')) yield 'a form'
  },
  *'30-002'({ pages }) {
    const marked = new Set(
      pages.flatMap(({ content }) =>
        content.marks.flatMap(({ mark, form }) => (mark.mcid === undefined ? [] : [form])),
      ),
    )
    const drawn = pages.flatMap(({ content }) => content.forms)
    for (const form of new Set(drawn))
      if (marked.has(form) && drawn.filter((one) => one === form).length > 1) yield `a form (object ${form})`
  },
}

/** Beyond the protocol: what our reports never hold, so that nothing of it needs to be judged. */
export const absenceChecks: Checks = {
  *'S-10'({ file }) {
    for (const dict of everyDict(file))
      if (dict.has('JS') || dict.has('AA') || dict.has('OpenAction') || dict.has('XFA'))
        yield 'a script or an action'
  },
  *'S-11'({ file }) {
    if (catalogOf(file).has('AcroForm') || file.trailer.has('Encrypt')) yield 'a form or encryption'
  },
}
