import { describe, expect, it } from 'vitest'
import { asked } from '../../../../tax/guide/testing/asked.ts'
import { evidenceFor } from './evidence.ts'

const rows = Object.entries(asked).flatMap(([id, questions]) => questions.map((ask) => ({ ask, id })))

describe.each(rows)('"$ask"', ({ ask, id }) => {
  it(`leads to ${id}`, () => {
    expect(
      evidenceFor(ask)
        .slice(0, 3)
        .map((found) => found.id),
    ).toContain(id)
  })
})
