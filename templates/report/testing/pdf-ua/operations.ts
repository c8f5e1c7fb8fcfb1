import type { PdfValue } from '../../pdf/objects.ts'
import { Keyword, Parser } from '../../pdf/parse.ts'

/** An operator of a content stream with its operands, and where they stand. */
export interface Operation {
  readonly operator: string
  readonly operands: readonly PdfValue[]
  readonly start: number
  readonly end: number
}

/** The operators of a content stream in their order; an image within the stream is one of them (BI). */
export function operationsOf(content: string): Operation[] {
  const operations: Operation[] = []
  const parser = new Parser(content)
  let operands: PdfValue[] = []
  let start: number | undefined
  while (parser.skip()) {
    start ??= parser.at
    const found = parser.next()
    if (!(found instanceof Keyword)) {
      operands.push(found)
      continue
    }
    if (found.value === 'BI') {
      const end = /\sEI(?=\s|$)/g
      end.lastIndex = parser.at
      end.exec(content)
      parser.at = end.lastIndex || content.length
    }
    operations.push({ operator: found.value, operands, start, end: parser.at })
    operands = []
    start = undefined
  }
  return operations
}
