import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showResult } from '../../../contract/http/index.ts'
import { calculate } from '../../../tax/index.ts'
import { billingKey, submissionKey, submissionsKey } from '../calculations/index.ts'
import { keepToPlan, shownForPro } from './keep-to-plan.ts'

const result = calculate({ taxYear: 2026, status: 'employee', salary: 6_000_000 }, { currentYear: 2026 })
const submission = (paid: boolean) => ({ id: 's', answers: {}, result: showResult(result, paid) })
const sheets = (paid: boolean) => [{ kind: 'rent', content: paid ? {} : null, version: 1, updatedAt: '' }]

describe('the plan that an answer was shown by', () => {
  it.each([true, false])('is read from its content, Pro: %s', (paid) => {
    expect(shownForPro(submission(paid))).toBe(paid)
    expect(shownForPro({ pages: [{ rows: [] }, { rows: [submission(paid)] }] })).toBe(paid)
    expect(shownForPro(sheets(paid))).toBe(paid)
  })
  it('is none where the plan changes nothing', () => {
    for (const answer of [undefined, null, 'text', [], { pages: [{ rows: [] }] }, { id: 'd', answers: {} }])
      expect(shownForPro(answer)).toBeUndefined()
  })
})

/** A server of one plan, each of whose answers comes when the test says. */
function world() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let paid = true
  const held: (() => void)[] = []
  const asked = { billing: 0, others: 0 }
  /** The server answers by the plan of the moment; the answer arrives later. */
  const answers = <T>(make: (paid: boolean) => T): Promise<T> => {
    const answer = make(paid)
    return new Promise((arrive) => held.push(() => arrive(answer)))
  }
  const ends: (() => void)[] = []
  const watch = (queryKey: readonly unknown[], make: (paid: boolean) => unknown) => {
    const count = queryKey === billingKey ? 'billing' : 'others'
    const queryFn = () => {
      asked[count] += 1
      return answers(make)
    }
    ends.push(new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined))
  }
  return {
    queries,
    asked,
    held,
    watch,
    watchPlan: () => watch(billingKey, (isPaid) => ({ paid: isPaid })),
    end: () => {
      paid = false
    },
    /** Lets one held answer arrive. */
    arrives: async (index: number) => {
      held.splice(index, 1)[0]?.()
      await vi.advanceTimersByTimeAsync(1)
    },
    leave: () => {
      for (const end of ends) end()
      queries.clear()
    },
  }
}

afterEach(() => vi.useRealTimers())

describe('what is cached keeps to the newest plan', () => {
  it('when the first answer of the plan comes after the end, and the figures came before it', async () => {
    vi.useFakeTimers()
    const { queries, watch, watchPlan, end, arrives, held, leave } = world()
    const stop = keepToPlan(queries)
    watch(submissionKey('s'), submission)
    await arrives(0)
    expect(shownForPro(queries.getQueryData(submissionKey('s')))).toBe(true)
    end()
    watchPlan()
    await arrives(0)
    expect(queries.getQueryData(submissionKey('s'))).toBeUndefined()
    expect(held).toHaveLength(1)
    await arrives(0)
    expect(shownForPro(queries.getQueryData(submissionKey('s')))).toBe(false)
    stop()
    leave()
  })

  it('when a save of before the end is answered after it', async () => {
    vi.useFakeTimers()
    const { queries, watch, watchPlan, end, arrives, leave } = world()
    const stop = keepToPlan(queries)
    end()
    watchPlan()
    watch(submissionKey('s'), submission)
    await arrives(0)
    await arrives(0)
    queries.setQueryData(submissionKey('s'), submission(true))
    queries.setQueryData(submissionKey('left'), submission(true))
    expect(queries.getQueryData(submissionKey('left'))).toBeUndefined()
    expect(queries.getQueryData(submissionKey('s'))).toBeUndefined()
    await arrives(0)
    expect(shownForPro(queries.getQueryData(submissionKey('s')))).toBe(false)
    stop()
    leave()
  })

  it.each(Array.from({ length: 200 }, (_, seed) => seed))('in any order of answers (%i)', async (seed) => {
    vi.useFakeTimers()
    let state = seed * 2_654_435_761 + 1
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    const { queries, watch, watchPlan, end, arrives, held, asked, leave } = world()
    const openings = [
      watchPlan,
      end,
      () => watch(submissionKey('s'), submission),
      () => watch(submissionsKey, (isPaid) => ({ pages: [{ rows: [submission(isPaid)] }] })),
      () => watch(['worksheets', 's'], sheets),
    ]
    const stop = keepToPlan(queries)
    while (openings.length > 0) {
      openings.splice(random(openings.length), 1)[0]?.()
      if (random(2) === 0) await arrives(random(held.length))
    }
    while (held.length > 0) await arrives(random(held.length))
    // The next poll.
    await vi.advanceTimersByTimeAsync(20_000)
    void queries.invalidateQueries({ queryKey: billingKey })
    while (held.length > 0) await arrives(random(held.length))
    for (const key of [submissionKey('s'), submissionsKey, ['worksheets', 's']])
      expect(shownForPro(queries.getQueryData(key))).toBe(false)
    expect(asked.billing + asked.others).toBeLessThan(20)
    stop()
    leave()
  })
})
