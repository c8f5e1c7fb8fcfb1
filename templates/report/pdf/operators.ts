/** An operator of a content stream, and where it and its operands stand. */
export interface Operator {
  readonly name: string
  readonly start: number
  readonly end: number
}

const token =
  /\((?:\\[\s\S]|[^\\()])*\)|<[\da-fA-F\s]*>|<<|>>|[[\]]|\/[^\s()<>[\]{}/%]*|%[^\r\n]*|[^\s()<>[\]{}/%]+/g
const isOperator = /^[A-Za-z'"]/
const literals = new Set(['true', 'false', 'null'])

/**
 * The operators of a content stream in their order, without reading their operands: a page has thousands.
 * @throws at an image within the stream, which the printing browser does not write.
 */
export function operatorsOf(content: string): Operator[] {
  const operators: Operator[] = []
  let start: number | undefined
  for (const { 0: name, index } of content.matchAll(token)) {
    if (name.startsWith('%')) continue
    start ??= index
    if (!isOperator.test(name) || literals.has(name)) continue
    if (name === 'BI') throw new Error('The page has an image within its content')
    operators.push({ name, start, end: index + name.length })
    start = undefined
  }
  return operators
}
