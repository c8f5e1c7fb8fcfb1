/** Larger files are not opened. */
const mostMegabytes = 10

/** The text of a file, or why it has none to read rows from. */
export type FileText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string }

const refused = (problem: string): FileText => ({ ok: false, problem })
const saveAsCsv = 'Open it and save it as CSV (comma separated), then choose that file.'

/** Files that begin otherwise than text does. */
const beginnings: readonly (readonly [bytes: readonly number[], name: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'an Excel or ZIP file'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel file'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
  [[0x1f, 0x8b], 'a packed file'],
]

/** Reads the bytes of a file as text: UTF-8, UTF-16 as Excel writes it, or the letters of old Windows. */
export function textOfFile(bytes: Uint8Array): FileText {
  if (bytes.length > mostMegabytes * 1_000_000)
    return refused(`This file is larger than ${mostMegabytes} MB. Split it and bring the parts one by one.`)
  const other = beginnings.find(([begins]) => begins.every((byte, place) => bytes[place] === byte))
  if (other !== undefined) return refused(`This is ${other[1]}, not CSV. ${saveAsCsv}`)
  const text = decoded(bytes).replace(/\r\n?/g, '\n')
  if (text.trim() === '') return refused('This file is empty. Choose one with a header and rows.')
  if (text.includes('\0')) return refused(`This file is no text. ${saveAsCsv}`)
  if (/^\s*(?:<!doctype|<html|<\?xml|<table)/i.test(text))
    return refused(`This is a web page, not CSV. ${saveAsCsv}`)
  if (/^\s*[[{]\s*["[{\]}]/.test(text))
    return refused('This is JSON, not CSV. Export the rows as CSV instead.')
  return { ok: true, text }
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const delimiters = [',', ';', '\t', '|'] as const

/** What separates the cells of a text: the sign that most of its first lines have equally often, outside quotes. */
export function delimiterOf(text: string): string {
  const said = /^sep=(.)\n/i.exec(text)?.[1]
  if (said !== undefined) return said
  const lines = text
    .slice(0, 50_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 30)
  const scores = delimiters.map((delimiter) => alikeLines(lines, delimiter))
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ','
}

/** How many lines have a sign as often as most of them do. */
function alikeLines(lines: readonly string[], sign: string): number {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const count = line.split(sign).length - 1
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}
