import { describe, expect, it } from 'vitest'
import { mergeContent, sameContent } from './content.ts'

const at = (answers: object, currentStep = 0) => ({ answers, currentStep })

describe('sameContent', () => {
  it('treats an emptied answer like a missing one', () => {
    expect(sameContent(at({ salary: '' }), at({}))).toBe(true)
    expect(sameContent(at({ salary: null }), at({ salary: '' }))).toBe(true)
  })
  it('distinguishes a typed 0 from an empty answer, and one step from another', () => {
    expect(sameContent(at({ salary: '0' }), at({}))).toBe(false)
    expect(sameContent(at({}, 1), at({}, 2))).toBe(false)
  })
})

describe('mergeContent', () => {
  const base = at({ salary: '1', rentPaidBySelf: '2', interest: '3' })

  it('keeps what was typed here and takes every other field from the server', () => {
    const merged = mergeContent(
      base,
      at({ ...base.answers, salary: '10' }, 4),
      at({ ...base.answers, interest: '30', dividendsNigeria: '5' }, 2),
    )
    expect(merged.content).toEqual(
      at({ salary: '10', rentPaidBySelf: '2', interest: '30', dividendsNigeria: '5' }, 4),
    )
    expect(merged.conflicts).toEqual([])
  })

  it('reports a field that both sides changed, and keeps the value typed here', () => {
    const merged = mergeContent(
      base,
      at({ ...base.answers, salary: '10' }),
      at({ ...base.answers, salary: '11' }),
    )
    expect(merged.content.answers.salary).toBe('10')
    expect(merged.conflicts).toEqual([{ key: 'salary', mine: '10', theirs: '11' }])
  })

  it('reports no conflict where both sides typed the same, and keeps an emptied answer empty', () => {
    const both = at({ ...base.answers, salary: '10' })
    expect(mergeContent(base, both, both).conflicts).toEqual([])
    const emptied = mergeContent(base, at({ ...base.answers, salary: '' }), base)
    expect(emptied.content.answers.salary).toBe('')
  })
})
