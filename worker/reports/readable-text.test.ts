import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withReadableText } from './readable-text.ts'

/** A file of one font table, as far as it is looked at. */
function fileWith(table: string): Buffer {
  const stream = deflateSync(table)
  const head = `%PDF-1.4\n1 0 obj\n<</ToUnicode 2 0 R>>\nendobj\n2 0 obj\n<</Filter /FlateDecode\n/Length ${stream.length}>> stream\n`
  const tail = '\nendstream\nendobj\nxref\n0 1\ntrailer\n<</Size 3\n/Root 1 0 R>>\nstartxref\n99\n%%EOF\n'
  return Buffer.concat([Buffer.from(head), stream, Buffer.from(tail)])
}

test('fills in what a glyph stands for in an update at the end, and leaves the file before it as it was', () => {
  // 488 is drawn for the letter of ọ̀, 514 for its mark; 600 is no glyph of ours.
  const file = fileWith('<01E8> <0000>\n<0202> <0000>\n<0258> <0000>\n<0041> <0041>')
  const updated = withReadableText(file)
  expect(updated.subarray(0, file.length)).toEqual(file)
  const added = updated.subarray(file.length)
  const from = added.indexOf('stream\n') + 'stream\n'.length
  expect(inflateSync(added.subarray(from)).toString()).toBe(
    '<01E8> <1ECD>\n<0202> <0300>\n<0258> <0000>\n<0041> <0041>',
  )
  const words = added.toString('latin1')
  expect(words).toContain('/Prev 99')
  const table = words.lastIndexOf('xref\n', words.lastIndexOf('startxref') - 1)
  expect(words).toContain(`startxref\n${file.length + table}\n%%EOF\n`)
  expect(words).toContain(`xref\n2 1\n${String(file.length).padStart(10, '0')} 00000 n `)
})

test('gives back as it is what has nothing to fill in, or is built differently', () => {
  const known = fileWith('<0041> <0041>')
  expect(withReadableText(known)).toBe(known)
  const other = Buffer.from('%PDF-1.7\nnothing of the kind')
  expect(withReadableText(other)).toBe(other)
})
