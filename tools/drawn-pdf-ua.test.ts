import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildReport } from '../contract/report/index.ts'
import { openPack, packReport } from '../contract/report/return/index.ts'
import { longPackSource, packCases, packSourceOf } from '../contract/report/return/testing/pack-sources.ts'
import { everyPerson, sourceOf } from '../contract/report/testing/sources.ts'
import { soundAnswers } from '../tax/testing/arbitraries.ts'
import { nigerianNames } from '../templates/report/testing/names.ts'
import { checkPdfUa } from '../templates/report/testing/pdf-ua/check.ts'
import { taggedText } from '../templates/report/testing/pdf-ua/tagged-text.ts'
import { firstMissing, wordsOf } from '../templates/report/testing/words-of.ts'
import { drawn, drawnAs } from '../web/features/report/testing/draw.ts'

const plans = [true, false]

describe('the paper that the browser draws is PDF/UA, and all that it says is in its structure in order', () => {
  test.each(everyPerson.flatMap((person) => plans.map((isPaid) => ({ person, isPaid }))))(
    'the report of $person, paid: $isPaid',
    async ({ person, isPaid }) => {
      const { bytes, report } = await drawn(sourceOf(person, { isPaid }))
      expect(checkPdfUa(bytes)).toEqual([])
      expect(firstMissing(wordsOf(report), taggedText(bytes))).toBeUndefined()
    },
  )

  test.each(packCases.flatMap((person) => plans.map((isPaid) => ({ person, isPaid }))))(
    'the return pack of $person, paid: $isPaid',
    async ({ person, isPaid }) => {
      const { bytes, report } = await drawnAs(packReport(openPack(packSourceOf(person, { isPaid }))))
      expect(checkPdfUa(bytes)).toEqual([])
      expect(firstMissing(wordsOf(report), taggedText(bytes))).toBeUndefined()
    },
  )

  test('a return pack of many pages', async () => {
    const { bytes, report } = await drawnAs(packReport(openPack(longPackSource())))
    expect(checkPdfUa(bytes)).toEqual([])
    expect(firstMissing(wordsOf(report), taggedText(bytes))).toBeUndefined()
  })

  test.each(['NFC', 'NFD'])('names of Nigeria, typed in %s', async (form) => {
    const name = nigerianNames.join(' ').normalize(form)
    const { bytes } = await drawn(sourceOf('renter', { taxpayer: { name, tin: null } }))
    expect(checkPdfUa(bytes)).toEqual([])
  })

  test('whatever was answered and typed', { timeout: 90_000 }, async () => {
    const letters = fc.string({ unit: 'grapheme', maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(soundAnswers, letters, fc.boolean(), async (answers, name, isPaid) => {
        const { bytes } = await drawnAs(
          buildReport(sourceOf('renter', { answers, isPaid, taxpayer: { name, tin: null } })),
        )
        expect(checkPdfUa(bytes)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})
