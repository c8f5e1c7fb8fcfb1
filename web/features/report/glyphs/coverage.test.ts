import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { fontsOf } from '../testing/draw.ts'
import { covers } from '../../../../contract/report/glyphs/coverage.ts'

test.each(['small', 'large'] as const)(
  'the %s set covers what its two fonts have, and nothing else',
  (set) => {
    const { regular, bold } = fontsOf(set)
    const fonts = [create(Buffer.from(regular)), create(Buffer.from(bold))]
    const wrong: string[] = []
    for (let point = 0x20; point < 0x3000; point++) {
      const has = fonts.every((font) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(point))
      if (has !== covers(set, String.fromCodePoint(point))) wrong.push(point.toString(16))
    }
    expect(wrong).toEqual([])
  },
)
