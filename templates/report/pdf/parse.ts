import { Dict, Name, PdfString, Ref, type PdfValue } from './objects.ts'

const blank = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y
const reference = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const numeral = /[+-]?(?:\d+\.?\d*|\.\d+)/y
const name = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y
const hexString = /<([\da-fA-F\0\t\n\f\r ]*)>/y
const word = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** An operator of a content stream, or a keyword of a file. */
export class Keyword {
  readonly value: string

  constructor(value: string) {
    this.value = value
  }
}

/** Reads objects from the bytes of a file or of a content stream, one letter a byte. */
export class Parser {
  readonly source: string
  at: number

  constructor(source: string, at = 0) {
    this.source = source
    this.at = at
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.source)
    if (found) this.at = pattern.lastIndex
    return found
  }

  /** Passes over blanks and comments. @returns whether anything is left. */
  skip(): boolean {
    this.take(blank)
    return this.at < this.source.length
  }

  /** The next object or keyword. @throws at what is neither. */
  next(): PdfValue | Keyword {
    this.skip()
    const sign = this.source[this.at]
    if (sign === '/') return this.name()
    if (sign === '(') return this.literal()
    if (sign === '[') return this.array()
    if (sign === '<') return this.source[this.at + 1] === '<' ? this.dict() : this.hex()
    const ref = this.take(reference)
    if (ref) return new Ref(Number(ref[1]))
    const number = this.take(numeral)
    if (number) return Number(number[0])
    const found = this.take(word)?.[0]
    if (found === undefined) throw new Error(`The PDF has ${sign ?? 'its end'} at ${this.at}`)
    if (found === 'null') return null
    return found === 'true' || found === 'false' ? found === 'true' : new Keyword(found)
  }

  /** The next object. @throws at a keyword. */
  value(): PdfValue {
    const found = this.next()
    if (found instanceof Keyword) throw new Error(`The PDF has "${found.value}" before ${this.at}`)
    return found
  }

  private name(): Name {
    const letters = this.take(name)?.[1] ?? ''
    return new Name(
      letters.replace(/#([\da-fA-F]{2})/g, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    )
  }

  private hex(): PdfString {
    const digits = this.take(hexString)?.[1]?.replace(/[^\da-fA-F]/g, '')
    if (digits === undefined) throw new Error(`The PDF has no string at ${this.at}`)
    return new PdfString(
      Buffer.from(digits.padEnd(digits.length + (digits.length % 2), '0'), 'hex').toString('latin1'),
    )
  }

  private literal(): PdfString {
    let bytes = ''
    let depth = 1
    this.at += 1
    for (; this.at < this.source.length; this.at += 1) {
      const sign = this.source.charAt(this.at)
      if (sign === '\\') {
        bytes += this.escaped()
        continue
      }
      if (sign === '(') depth += 1
      if (sign === ')') depth -= 1
      if (depth === 0) break
      bytes += sign
    }
    this.at += 1
    return new PdfString(bytes)
  }

  private escaped(): string {
    const octal = /^[0-7]{1,3}/.exec(this.source.slice(this.at + 1, this.at + 4))?.[0]
    this.at += octal?.length ?? 1
    if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8) % 256)
    const sign = this.source.charAt(this.at)
    return sign === '\n' || sign === '\r' ? '' : (escapes[sign] ?? sign)
  }

  private array(): PdfValue[] {
    const items: PdfValue[] = []
    this.at += 1
    for (this.skip(); this.source[this.at] !== ']'; this.skip()) items.push(this.value())
    this.at += 1
    return items
  }

  private dict(): Dict {
    const dict = new Dict()
    this.at += 2
    for (this.skip(); !this.source.startsWith('>>', this.at); this.skip()) {
      const key = this.value()
      if (!(key instanceof Name)) throw new Error(`A dictionary of the PDF has no key at ${this.at}`)
      dict.set(key.value, this.value())
    }
    this.at += 2
    return dict
  }
}
