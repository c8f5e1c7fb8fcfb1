import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { showResult } from '../../../../contract/http/mask.ts'
import { settlementCases } from '../../../../tax/cases/settlement.ts'
import { calculate } from '../../../../tax/index.ts'
import { Settlement } from './Settlement.tsx'

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] }))
afterAll(() => vi.useRealTimers())

const found = (id: string) => {
  const example = settlementCases.find((each) => each.id === id)
  if (example === undefined) throw new Error(`No case ${id}`)
  return example
}

/** What is read of a case, tags left out. */
function readBy(id: string, isPaid: boolean): string {
  const { answers, worksheets } = found(id)
  const result = calculate(answers, { currentYear: 2026 })
  const html = renderToStaticMarkup(
    <Settlement
      answers={answers}
      result={showResult(result, isPaid)}
      worksheets={isPaid ? worksheets : {}}
      isPaid={isPaid}
    />,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

describe('the answer comes first', () => {
  it.each([
    ['settle-mixed', 'You still owe ₦971,520 by 31 March 2027.'],
    ['settle-refund', '₦140,400 comes back to you, once you claim it.'],
    ['settle-late-return', 'Nothing is left to pay. The return is still due by 31 March 2027.'],
    ['settle-old-law', 'By the estimate alone, ₦182,000 more was paid than is due.'],
  ])('%s: %s', (id, words) => {
    const text = readBy(id, true)
    expect(text).toContain(words)
    expect(text.indexOf(words)).toBeLessThan(text.indexOf('Tax of the year'))
  })

  it('says that the day is past once it is', () => {
    vi.setSystemTime(new Date('2027-04-01T10:00:00Z'))
    expect(readBy('settle-mixed', true)).toContain('You still owe ₦971,520 . It was due on 31 March 2027.')
    expect(readBy('settle-late-return', true)).toContain('The return is handed in all the same.')
    vi.setSystemTime(new Date('2026-11-22T10:00:00Z'))
  })
})

describe('what stands under it', () => {
  it('has each line by the Act and by the estimate, with its section', () => {
    const text = readBy('settle-mixed', true)
    expect(text).toMatch(/Tax of the year .*? ₦2,660,640 ₦2,660,640/)
    expect(text).toMatch(/Tax paid abroad .*?section 120 \(119 in .*? −₦400,000 ₦0/)
    expect(text).toMatch(/PAYE taken by your employer .*? −₦939,120 −₦939,120/)
    expect(text).toMatch(/Withheld by Tenant Ltd: Rent .*?regulation 8 −₦200,000 −₦200,000/)
    expect(text).toMatch(/Balance .*? ₦971,520 ₦1,371,520/)
    expect(text).toMatch(/Late payment ₦97,152/)
  })

  it('has the estimate alone before the Act', () => {
    const text = readBy('settle-old-law', true)
    expect(text).not.toContain('By the Act')
    expect(text).not.toContain('What being late adds')
    expect(text).toContain('pay and claim nothing by this figure')
  })

  it('says both readings of a late return', () => {
    const text = readBy('settle-late-return', true)
    expect(text).toMatch(/begun counts ₦200,000 If only whole further months count ₦150,000/)
  })

  it('says what is final apart', () => {
    expect(readBy('settle-saver', true)).toMatch(/not taken off .*Breweries plc: Dividends, ₦5,000,000/)
  })

  it('says what to do next in order', () => {
    const text = readBy('settle-mixed', true).split('What to do next')[1] ?? ''
    const at = ['By 31 January 2027', 'Hand in your return for 2026', 'Pay the ₦971,520', 'object within 30']
    expect(at.map((words) => text.includes(words))).toEqual([true, true, true, true])
    const places = at.map((words) => text.indexOf(words))
    expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true)
  })
})

describe('a free account', () => {
  it.each(['settle-mixed', 'settle-refund', 'settle-late-return', 'settle-instalments'])(
    'reads of %s what everybody reads: lines with dashes, and steps',
    (id) => {
      const text = readBy(id, false)
      expect(text).toBe(readBy('settle-mixed', false))
      expect(text.match(/—/g)).toHaveLength(6)
      expect(text).not.toMatch(/₦/)
      expect(text).toContain('By 31 March 2027')
    },
  )
})
