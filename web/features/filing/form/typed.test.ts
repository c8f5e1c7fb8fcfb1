import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { worksheetKinds, worksheetShapes } from '../../../../tax/index.ts'
import { worksheetContents } from '../../../../tax/testing/worksheet-arbitraries.ts'
import { checkContent } from '../../../../tax/worksheets/check.ts'
import { isSameTyped, rawOf, typedOf } from './typed.ts'

describe.each(worksheetKinds)('the boxes of the %s worksheet', (kind) => {
  it('hold what was kept: read again they are the same to the kobo', () => {
    assert(
      property(worksheetContents(kind, 2026), (content) => {
        const typed = typedOf(kind, content, 1)
        expect(checkContent(worksheetShapes[kind], rawOf(typed), 2026)).toEqual({ ok: true, content })
        expect(isSameTyped(typed, typedOf(kind, content, 2))).toBe(true)
      }),
    )
  })
})
