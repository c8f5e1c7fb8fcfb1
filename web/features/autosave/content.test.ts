import { describe, expect, it } from 'vitest'
import { mergeContent, sameContent } from './content.ts'

const at = (answers: object, currentStep = 0) => ({ answers, currentStep })

describe('sameContent', () => {
  it('treats an emptied answer like a missing one', () => {
    expect(sameContent(at({ salary: '' }), at({}))).toBe(true)
    expect(sameContent(at({ salary: null }), at({ salary: '' }))).toBe(true)
  })
  it('reads figures: their layout is no difference', () => {
    for (const layout of ['6,000,000', '₦6,000,000', '6 000 000', '6000000.00', 6_000_000])
      expect(sameContent(at({ salary: '6000000' }), at({ salary: layout })), String(layout)).toBe(true)
    expect(sameContent(at({ taxYear: 2026 }), at({ taxYear: '2026' }))).toBe(true)
  })
  it('takes every letter of a name, of a Tax ID, and of what is no figure, for a difference', () => {
    expect(sameContent(at({ firstName: '7' }), at({ firstName: '7.0' }))).toBe(false)
    expect(sameContent(at({ tin: '12345678' }), at({ tin: '012345678' }))).toBe(false)
    expect(sameContent(at({ salary: '6,00' }), at({ salary: '600' }))).toBe(false)
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

  it('takes the newer figure of the other side where only the layout was changed here', () => {
    const merged = mergeContent(
      at({ salary: '6000000' }),
      at({ salary: '6,000,000' }),
      at({ salary: '7000000' }),
    )
    expect(merged).toEqual({ content: at({ salary: '7000000' }), conflicts: [] })
  })

  it('takes nothing that this writer sent for the other side’s, though it never heard that it arrived', () => {
    const unheard = [at({ salary: '10' })]
    const arrived = at({ salary: '10', interest: '3' })
    expect(mergeContent(at({}), at({ salary: '100' }), arrived, { unheard })).toEqual({
      content: at({ salary: '100', interest: '3' }),
      conflicts: [],
    })
    const undone = mergeContent(at({}), at({}), arrived, { unheard })
    expect(undone).toEqual({ content: at({ salary: null, interest: '3' }), conflicts: [] })
  })

  it('keeps both sides’ ticks, and what either side took away, without a conflict', () => {
    const ticked = mergeContent(at({ had: 'rent' }), at({ had: 'rent life' }), at({ had: 'rent interest' }))
    expect(ticked).toEqual({ content: at({ had: 'rent life interest' }), conflicts: [] })
    const unticked = mergeContent(at({ had: 'rent life' }), at({ had: 'life' }), at({ had: 'rent life car' }))
    expect(unticked).toEqual({ content: at({ had: 'life car' }), conflicts: [] })
    const taken = mergeContent(at({}), at({ had: 'none' }), at({ had: 'rent' }), {
      unheard: [at({ had: 'rent' })],
    })
    expect(taken).toEqual({ content: at({ had: 'none' }), conflicts: [] })
  })

  it('knows what another tab of this browser sent', () => {
    const byTabs = [{ salary: '11' }, { salary: '13' }]
    const tab = mergeContent(base, at({ salary: '10' }), at({ salary: '11' }), { byTabs })
    expect(tab.conflicts).toContainEqual({ key: 'salary', mine: '10', theirs: '11', inTab: true })
    const device = mergeContent(base, at({ salary: '10' }), at({ salary: '12' }), { byTabs })
    expect(device.conflicts).toContainEqual({ key: 'salary', mine: '10', theirs: '12' })
  })

  it('reports no conflict where both sides typed the same, and keeps an emptied answer empty', () => {
    const both = at({ ...base.answers, salary: '10' })
    expect(mergeContent(base, both, both).conflicts).toEqual([])
    const emptied = mergeContent(base, at({ ...base.answers, salary: '' }), base)
    expect(emptied.content.answers.salary).toBe('')
  })
})
