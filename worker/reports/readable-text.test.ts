import { expect, test } from 'vitest'
import { Dict, Ref, Stream, type PdfFile, type PdfValue } from '../../templates/report/pdf/objects.ts'
import { contentOf } from '../../templates/report/pdf/read-file.ts'
import { flateStream } from '../../templates/report/pdf/write-file.ts'
import { addReadableText } from './readable-text.ts'

/** A file of one font table, as far as it is looked at. */
function fileWith(table: string): PdfFile {
  const objects = new Map<number, PdfValue>([
    [1, new Dict([['ToUnicode', new Ref(2)]])],
    [2, flateStream(Buffer.from(table))],
    [3, new Dict([['Pages', new Ref(4)]])],
    [4, new Dict([['Kids', [new Ref(5)]]])],
    [5, new Dict([['Resources', new Dict([['Font', new Dict([['F1', new Ref(1)]])]])]])],
  ])
  return { version: '1.4', trailer: new Dict([['Root', new Ref(3)]]), objects }
}

test('fills in what a glyph stands for', () => {
  // 488 is drawn for the letter of ọ̀, 514 for its mark; 600 is no glyph of ours.
  const file = fileWith('<01E8> <0000>\n<0202> <0000>\n<0258> <0000>\n<0041> <0041>')
  addReadableText(file)
  const table = file.objects.get(2)
  expect(table instanceof Stream && contentOf(table).toString()).toBe(
    '<01E8> <1ECD>\n<0202> <0300>\n<0258> <0000>\n<0041> <0041>',
  )
})

test('leaves a table as it is that has nothing to fill in', () => {
  const file = fileWith('<0041> <0041>')
  const table = file.objects.get(2)
  addReadableText(file)
  expect(file.objects.get(2)).toBe(table)
})
