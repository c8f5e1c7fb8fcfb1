/** What the checks look at in a TrueType font (ISO/IEC 14496-22). */
export interface FontProgram {
  readonly glyphs: number
  /** Advance of a glyph in thousandths of the size. */
  readonly widthOf: (glyph: number) => number
  /** Platform and encoding of each table from characters to glyphs, and the characters below 65,536 that it knows. */
  readonly maps: readonly {
    readonly platform: number
    readonly encoding: number
    readonly knows: (code: number) => boolean
  }[]
}

function tablesOf(bytes: Buffer): Map<string, Buffer> {
  const count = bytes.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + 16 * index
      const from = bytes.readUInt32BE(at + 8)
      return [
        bytes.toString('latin1', at, at + 4),
        bytes.subarray(from, from + bytes.readUInt32BE(at + 12)),
      ] as const
    }),
  )
}

/** Whether a table of format 0, 4 or 6 leads a character to a glyph. */
function knows(table: Buffer, code: number): boolean {
  const format = table.readUInt16BE(0)
  if (format === 0) return code < 256 && table.readUInt8(6 + code) !== 0
  if (format === 6) {
    const index = code - table.readUInt16BE(6)
    return index >= 0 && index < table.readUInt16BE(8) && table.readUInt16BE(10 + 2 * index) !== 0
  }
  if (format !== 4) return false
  const doubled = table.readUInt16BE(6)
  for (let at = 0; at < doubled; at += 2) {
    if (code > table.readUInt16BE(14 + at)) continue
    const start = table.readUInt16BE(16 + doubled + at)
    if (code < start) return false
    const delta = table.readUInt16BE(16 + 2 * doubled + at)
    const place = 16 + 3 * doubled + at
    const offset = table.readUInt16BE(place)
    const glyph = offset === 0 ? code : table.readUInt16BE(place + offset + 2 * (code - start))
    return glyph !== 0 && (glyph + delta) % 65_536 !== 0
  }
  return false
}

/** Reads a font. @throws where it is no TrueType font. */
export function readFontProgram(bytes: Buffer): FontProgram {
  const tables = tablesOf(bytes)
  const table = (name: string): Buffer => {
    const found = tables.get(name)
    if (!found) throw new Error(`The font has no table ${name}`)
    return found
  }
  const perEm = table('head').readUInt16BE(18)
  const metrics = table('hmtx')
  const counted = table('hhea').readUInt16BE(34)
  const cmap = tables.get('cmap')
  const maps = Array.from({ length: cmap?.readUInt16BE(2) ?? 0 }, (_, index) => {
    const at = 4 + 8 * index
    const start = cmap?.readUInt32BE(at + 4) ?? 0
    return {
      platform: cmap?.readUInt16BE(at) ?? 0,
      encoding: cmap?.readUInt16BE(at + 2) ?? 0,
      knows: (code: number) => cmap !== undefined && knows(cmap.subarray(start), code),
    }
  })
  return {
    glyphs: table('maxp').readUInt16BE(4),
    widthOf: (glyph) => (1000 * metrics.readUInt16BE(4 * Math.min(glyph, counted - 1))) / perEm,
    maps,
  }
}
