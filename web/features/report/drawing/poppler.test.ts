import { describe, expect, test } from 'vitest'
import { sourceOf } from '../../../../contract/report/testing/sources.ts'
import { nigerianNames } from '../../../../templates/report/testing/names.ts'
import { hasPoppler, textByPoppler } from '../../../../templates/report/testing/poppler.ts'
import { drawn } from '../testing/draw.ts'

// Skipped without Poppler (Debian: poppler-utils); pdf.js reads the same names on every machine.
describe.skipIf(!hasPoppler)('names on drawn paper, as Poppler reads them', () => {
  // A program for each name, all at once, needs more than a moment on a busy machine.
  test.each(['NFC', 'NFD'] as const)('typed in %s', { timeout: 60_000 }, async (form) => {
    const texts = await Promise.all(
      nigerianNames.map(async (name) => {
        const { bytes } = await drawn(
          sourceOf('renter', { taxpayer: { name: name.normalize(form), tin: '12345678-0001' } }),
        )
        return textByPoppler(bytes)
      }),
    )
    const text = texts.join('\n').normalize('NFC')
    expect(nigerianNames.filter((name) => !text.includes(name.normalize('NFC')))).toEqual([])
  })
})
