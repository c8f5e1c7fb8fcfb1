/** A name, for example /Type. */
export class Name {
  readonly value: string

  constructor(value: string) {
    this.value = value
  }
}

/** A reference to an indirect object. */
export class Ref {
  readonly number: number

  constructor(number: number) {
    this.number = number
  }
}

/** A string, one character a byte. */
export class PdfString {
  readonly bytes: string

  constructor(bytes: string) {
    this.bytes = bytes
  }

  /** Its text: UTF-16 with its mark in front, else one letter a byte (ISO 32000-1, 7.9.2.2). */
  get text(): string {
    if (!this.bytes.startsWith('\u00FE\u00FF')) return this.bytes
    return Buffer.from(this.bytes.slice(2), 'latin1').swap16().toString('utf16le')
  }
}

/** A dictionary; its keys are without their slash. */
export class Dict extends Map<string, PdfValue> {}

/** A stream with its bytes as they stand in the file. */
export class Stream {
  readonly dict: Dict
  readonly bytes: Buffer

  constructor(dict: Dict, bytes: Buffer) {
    this.dict = dict
    this.bytes = bytes
  }
}

/** Any object of a PDF (ISO 32000-1, 7.3). */
export type PdfValue = null | boolean | number | Name | Ref | PdfString | Dict | Stream | PdfValue[]

/** The objects of a file by number, and its trailer. */
export interface PdfFile {
  /** "1.7". */
  readonly version: string
  readonly trailer: Dict
  readonly objects: Map<number, PdfValue>
}

/** What a value is or refers to; null where nothing is. */
export function resolve(file: PdfFile, value: PdfValue | undefined): PdfValue {
  let found = value ?? null
  for (let steps = 0; found instanceof Ref && steps < 32; steps += 1)
    found = file.objects.get(found.number) ?? null
  return found
}

/** The dictionary of a value, of a stream too; undefined where it is none. */
export function dictOf(file: PdfFile, value: PdfValue | undefined): Dict | undefined {
  const found = resolve(file, value)
  if (found instanceof Stream) return found.dict
  return found instanceof Dict ? found : undefined
}

/** The elements of an array; none where it is no array. */
export function arrayOf(file: PdfFile, value: PdfValue | undefined): PdfValue[] {
  const found = resolve(file, value)
  return Array.isArray(found) ? found : []
}

/** A name's letters; undefined where it is no name. */
export function nameOf(file: PdfFile, value: PdfValue | undefined): string | undefined {
  const found = resolve(file, value)
  return found instanceof Name ? found.value : undefined
}

/** A string's text; undefined where it is no string. */
export function textOf(file: PdfFile, value: PdfValue | undefined): string | undefined {
  const found = resolve(file, value)
  return found instanceof PdfString ? found.text : undefined
}

/** A number; undefined where it is none. */
export function numberOf(file: PdfFile, value: PdfValue | undefined): number | undefined {
  const found = resolve(file, value)
  return typeof found === 'number' ? found : undefined
}

/** The catalog, from which everything is reached. */
export function catalogOf(file: PdfFile): Dict {
  return dictOf(file, file.trailer.get('Root')) ?? new Dict()
}

/** The pages in their order, each with the number of its object. */
export function pagesOf(file: PdfFile): { number: number; dict: Dict }[] {
  const seen = new Set<number>()
  const walk = (value: PdfValue | undefined): { number: number; dict: Dict }[] => {
    const dict = dictOf(file, value)
    if (dict === undefined || !(value instanceof Ref) || seen.has(value.number)) return []
    seen.add(value.number)
    return dict.has('Kids') ? arrayOf(file, dict.get('Kids')).flatMap(walk) : [{ number: value.number, dict }]
  }
  return walk(catalogOf(file).get('Pages'))
}

/** The fonts that pages are set with, each once. */
export function fontsOf(file: PdfFile): Dict[] {
  const fonts = new Set<Dict>()
  const seen = new Set<Dict>()
  const walk = (value: PdfValue | undefined): void => {
    const resources = dictOf(file, value)
    if (resources === undefined || seen.has(resources)) return
    seen.add(resources)
    for (const font of dictOf(file, resources.get('Font'))?.values() ?? []) {
      const dict = dictOf(file, font)
      if (dict) fonts.add(dict)
    }
    for (const form of dictOf(file, resources.get('XObject'))?.values() ?? [])
      walk(dictOf(file, form)?.get('Resources'))
  }
  for (const { dict } of pagesOf(file)) walk(dict.get('Resources'))
  return [...fonts]
}
