/** An operator of a content stream, and where it and its operands stand. */
export interface Operator {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** What may hold letters: a string, a name, a comment, an operator. Numbers and brackets are passed over unread. */
const lettered =
  /\((?:\\[\s\S]|[^\\()])*\)|<[\da-fA-F\s]*>|\/[^\s()<>[\]{}/%]*|%[^\r\n]*|[A-Za-z'"][^\s()<>[\]{}/%]*/g
const operands = new Set(['(', '<', '/'])
const literals = new Set(['true', 'false', 'null'])
const space = /\s*/y

/** Where the next token stands. */
function afterSpace(content: string, at: number): number {
  space.lastIndex = at
  space.test(content)
  return space.lastIndex
}

/**
 * The operators of a content stream in their order, without reading their operands: a page has thousands.
 * @throws at an image within the stream, which the printing browser does not write.
 */
export function operatorsOf(content: string): Operator[] {
  const operators: Operator[] = []
  let start = afterSpace(content, 0)
  lettered.lastIndex = 0
  for (let found = lettered.exec(content); found !== null; found = lettered.exec(content)) {
    const { 0: name, index } = found
    if (operands.has(name.charAt(0)) || literals.has(name)) continue
    const end = index + name.length
    if (name.startsWith('%')) {
      if (start === index) start = afterSpace(content, end)
      continue
    }
    if (name === 'BI') throw new Error('The page has an image within its content')
    operators.push({ name, start, end })
    start = afterSpace(content, end)
  }
  return operators
}
