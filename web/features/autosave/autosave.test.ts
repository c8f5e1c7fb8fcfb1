import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { createAutosave } from './autosave.ts'
import type { DraftRemote } from './autosave-types.ts'
import type { DraftContent } from './content.ts'
import { readLocalDrafts, draftStore, type LocalDraft } from './local-drafts.ts'
import { fakeStorage, fakeTimer } from './testing/fakes.ts'

const id = '01900000-0000-7000-8000-000000000001'
const start: LocalDraft = {
  content: { answers: {}, currentStep: 0 },
  base: { answers: {}, currentStep: 0, version: 1 },
  conflicts: [],
}
const gone = () => new ApiError(404, 'not_found', 'No such draft')
const now = '2026-11-20T09:12:00.000Z'
const stale = (answers: DraftContent['answers']) => {
  const draft = { id, answers, currentStep: 2, version: 9, createdAt: now, updatedAt: now }
  return new ApiError(409, 'stale_draft', 'Changed elsewhere', { body: { draft } })
}
const offline = () => new ApiError(0, 'offline', 'No connection')

/** A fake server with one draft; `next` may refuse or delay the next request. */
function setUp({ opened = start, storage = fakeStorage() } = {}) {
  const timer = fakeTimer()
  const sent: (DraftContent & { version: number | null })[] = []
  let version = opened.base?.version ?? 0
  let earlier: (DraftContent & { version: number }) | undefined
  const answers: (Error | Promise<void>)[] = []
  const respond = async () => {
    const next = answers.shift()
    if (next instanceof Error) throw next
    await next
    return { version: ++version }
  }
  const remote: DraftRemote = {
    create: async (content) => {
      sent.push({ ...content, version: null })
      const there = earlier
      if (there) version = there.version
      return { id, createdAt: now, updatedAt: now, ...(there ?? { ...content, ...(await respond()) }) }
    },
    update: async (content, at) => {
      sent.push({ ...content, version: at })
      return respond()
    },
  }
  const store = draftStore({ account: 'account', tag: 'phone' }, id, 'here', storage)
  const stored = () => readLocalDrafts('account', storage, id)[0]
  const autosave = createAutosave(opened, remote, store, timer)
  return {
    autosave,
    timer,
    sent,
    stored,
    storage,
    next: (...next: (Error | Promise<void>)[]) => answers.push(...next),
    /** The server already has a draft of this id. */
    found: (draft: DraftContent & { version: number }) => {
      earlier = draft
    },
  }
}

const type = (salary: string) => ({ answers: { salary } })

describe('autosave', () => {
  it('starts as saved when there is nothing to send', async () => {
    const { autosave, timer, sent } = setUp()
    await timer.advance(5000)
    expect([autosave.read().phase, sent]).toEqual(['saved', []])
  })

  it('merges with another device’s changes when the response to the creation was lost', async () => {
    const opened = {
      ...start,
      base: null,
      content: { answers: { salary: '5', allowances: '1' }, currentStep: 1 },
    }
    const { autosave, timer, sent, found } = setUp({ opened })
    found({ answers: { salary: '6', interest: '7' }, currentStep: 4, version: 3 })
    autosave.flush()
    await timer.advance(5000)
    expect(autosave.read()).toMatchObject({
      answers: { salary: '5', allowances: '1', interest: '7' },
      phase: 'saved',
      conflicts: [{ key: 'salary', mine: '5', theirs: '6' }],
    })
    expect(sent.map(({ version }) => version)).toEqual([null, 3])
    expect(sent[1]?.answers).toEqual({ salary: '5', allowances: '1', interest: '7' })
  })

  it('continues after a creation whose response was lost when nothing has changed since', async () => {
    const opened = { ...start, base: null, content: { answers: { salary: '5' }, currentStep: 1 } }
    const { autosave, timer, sent, found } = setUp({ opened })
    found({ answers: { salary: '4' }, currentStep: 1, version: 1 })
    autosave.flush()
    await timer.advance(5000)
    expect(autosave.read()).toMatchObject({ answers: { salary: '5' }, phase: 'saved', conflicts: [] })
    expect(sent.map(({ version }) => version)).toEqual([null, 1])
  })

  it('creates a draft at once that the server never had', async () => {
    const { autosave, timer, sent } = setUp({ opened: { ...start, base: null } })
    autosave.flush()
    expect(autosave.read().phase).toBe('saving')
    await timer.advance(0)
    expect([autosave.read().phase, sent.length, sent[0]?.version]).toEqual(['saved', 1, null])
  })

  it('coalesces changes and sends at most one request a second, each with its version', async () => {
    const { autosave, timer, sent } = setUp()
    for (const salary of ['6', '60', '600', '6000', '60000']) {
      autosave.change(type(salary))
      await timer.advance(250)
    }
    await timer.advance(2000)
    expect(sent.map(({ answers, version }) => [answers.salary, version])).toEqual([
      ['60', 1],
      ['60000', 2],
    ])
    expect(autosave.read().phase).toBe('saved')
  })

  it('keeps one request in flight', async () => {
    const { autosave, timer, sent, next } = setUp()
    let arrive: (() => void) | undefined
    next(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    autosave.change(type('1'))
    await timer.advance(5000)
    autosave.change(type('2'))
    await timer.advance(5000)
    expect(sent).toHaveLength(1)
    arrive?.()
    await timer.advance(1000)
    expect(sent.map(({ answers }) => answers.salary)).toEqual(['1', '2'])
  })

  it('goes offline, stores the answers on the device, and sends them when the connection is back', async () => {
    const { autosave, timer, sent, next, stored } = setUp()
    next(offline(), offline())
    autosave.change(type('7'))
    await timer.advance(500)
    expect(autosave.read().phase).toBe('offline')
    expect(stored()?.content.answers.salary).toBe('7')
    autosave.change(type('70'))
    expect(autosave.read().phase).toBe('offline')
    autosave.flush()
    await timer.advance(0)
    expect(autosave.read().phase).toBe('offline')
    await timer.advance(10_000)
    expect([autosave.read().phase, sent.slice(-1)[0]?.answers.salary]).toEqual(['saved', '70'])
    expect(stored()).toBeUndefined()
  })

  it('reports when the device cannot store the answers', async () => {
    const { autosave, timer, next } = setUp({ storage: fakeStorage({ full: true }) })
    next(offline())
    autosave.change(type('7'))
    await timer.advance(500)
    expect(autosave.read().phase).toBe('storage-failed')
  })

  it('merges when another tab saved first, and reports what both changed', async () => {
    const { autosave, timer, sent, next } = setUp()
    next(stale({ salary: '8', interest: '3' }))
    autosave.change(type('7'))
    await timer.advance(3000)
    expect(autosave.read()).toMatchObject({ answers: { salary: '7', interest: '3' }, phase: 'saved' })
    expect(autosave.read().conflicts).toEqual([{ key: 'salary', mine: '7', theirs: '8' }])
    expect(sent.slice(-1)[0]).toMatchObject({ version: 9, answers: { salary: '7', interest: '3' } })
  })

  it('does not recreate a draft that was deleted elsewhere, and stores what was typed on the device', async () => {
    const { autosave, timer, sent, next, stored } = setUp()
    next(gone())
    autosave.change(type('7'))
    await timer.advance(3000)
    autosave.change(type('8'))
    autosave.flush()
    await timer.advance(60_000)
    expect([autosave.read().phase, sent.length]).toEqual(['deleted', 1])
    expect(stored()?.content.answers.salary).toBe('8')
  })

  it.each([
    [409, 'account_mismatch'],
    [401, 'session_mismatch'],
  ])('keeps answers for their own account when another one is signed in (%i %s)', async (status, code) => {
    const { autosave, timer, next, stored } = setUp()
    next(new ApiError(status, code, 'Of another account'))
    autosave.change(type('7'))
    await timer.advance(2000)
    expect(autosave.read().phase).toBe('other-account')
    expect(stored()?.content.answers.salary).toBe('7')
  })

  it('does not resend what the server refused until something changes', async () => {
    const { autosave, timer, next, stored, sent } = setUp()
    next(new ApiError(403, 'forbidden', 'Not now'))
    autosave.change(type('7'))
    await timer.advance(60_000)
    expect(autosave.read()).toMatchObject({ phase: 'refused', reason: 'Not now' })
    expect([stored()?.content.answers.salary, sent.length]).toEqual(['7', 1])
    autosave.change(type('8'))
    await timer.advance(2000)
    expect(autosave.read()).not.toHaveProperty('reason')
    expect(autosave.read().phase).toBe('saved')
  })

  it('stores the answers when the session has ended, and sends them in the next one', async () => {
    const { autosave, timer, next, stored } = setUp()
    next(new ApiError(401, 'unauthorized', 'Sign in to go on'))
    autosave.change(type('7'))
    await timer.advance(2000)
    expect(autosave.read().phase).toBe('signed-out')
    expect(stored()?.content.answers.salary).toBe('7')
    autosave.flush()
    await timer.advance(0)
    expect([autosave.read().phase, stored()]).toEqual(['saved', undefined])
  })

  it('stops when the draft was submitted elsewhere, and stores the unsent answers', async () => {
    const { autosave, timer, next, sent, stored } = setUp()
    next(new ApiError(409, 'draft_submitted', 'Already submitted'))
    autosave.change(type('7'))
    await timer.advance(2000)
    autosave.change(type('8'))
    await timer.advance(9000)
    expect([autosave.read().phase, sent.length]).toEqual(['submitted', 1])
    expect(stored()?.content.answers.salary).toBe('8')
  })

  it('removes the stored answers once this page has submitted them', async () => {
    const { autosave, timer, next, stored } = setUp()
    next(new ApiError(409, 'draft_submitted', 'Already submitted'))
    autosave.change(type('7'))
    autosave.markSubmitting()
    autosave.leave()
    await timer.advance(0)
    expect([autosave.read().phase, stored()]).toEqual(['submitted', undefined])
  })

  it('stores an open conflict on the device until the person has chosen', async () => {
    const { autosave, timer, next, stored } = setUp()
    next(stale({ salary: '8' }))
    autosave.change(type('7'))
    await timer.advance(3000)
    expect([autosave.read().phase, stored()?.conflicts]).toEqual([
      'saved',
      [{ key: 'salary', mine: '7', theirs: '8' }],
    ])
    autosave.change(type('77'))
    expect(stored()?.conflicts).toEqual([{ key: 'salary', mine: '77', theirs: '8' }])
    autosave.change(type('8'))
    await timer.advance(3000)
    expect([autosave.read(), stored()]).toMatchObject([{ phase: 'saved', conflicts: [] }, undefined])
  })

  it('is saved again when a change is undone', async () => {
    const { autosave, timer, sent, stored } = setUp()
    autosave.change(type('7'))
    autosave.change(type(''))
    await timer.advance(3000)
    expect([autosave.read().phase, sent, stored()]).toEqual(['saved', [], undefined])
  })

  it('shows another layout of a figure and sends nothing', async () => {
    const opened = { ...start, content: { answers: { salary: '6000000' }, currentStep: 0 } }
    const { autosave, timer, sent, stored } = setUp({
      opened: { ...opened, base: { ...opened.content, version: 1 } },
    })
    autosave.change(type('6,000,000'))
    expect(autosave.read()).toMatchObject({ answers: { salary: '6,000,000' }, phase: 'saved' })
    autosave.flush()
    await timer.advance(5000)
    expect([sent, stored()]).toEqual([[], undefined])
  })

  it('takes a change back that may have arrived, though it never heard so', async () => {
    const { autosave, timer, sent, next } = setUp()
    next(offline(), stale({ salary: '7' }))
    autosave.change(type('7'))
    await timer.advance(500)
    autosave.change(type(''))
    await timer.advance(60_000)
    expect(autosave.read()).toMatchObject({ answers: { salary: '' }, phase: 'saved', conflicts: [] })
    expect(sent.slice(-1)[0]).toMatchObject({ version: 9, answers: { salary: '' } })
  })

  it('marks a conflict as another tab’s when that tab is heard after the refusal', async () => {
    const { autosave, timer, next } = setUp()
    next(stale({ salary: '8' }))
    autosave.change(type('7'))
    await timer.advance(3000)
    autosave.hear({ salary: '8' })
    expect(autosave.read().conflicts).toEqual([{ key: 'salary', mine: '7', theirs: '8', inTab: true }])
  })

  it('sends a last time when the draft is left, and does not retry', async () => {
    const { autosave, timer, sent, next, stored } = setUp()
    next(offline())
    autosave.change(type('7'))
    autosave.leave()
    await timer.advance(0)
    expect(await autosave.settled()).toBe('offline')
    await timer.advance(60_000)
    expect([sent.length, stored()?.content.answers.salary]).toEqual([1, '7'])
  })

  it('also sends what was typed during the last request', async () => {
    const { autosave, timer, sent } = setUp()
    autosave.change(type('7'))
    autosave.flush()
    autosave.change(type('70'))
    autosave.leave()
    await timer.advance(0)
    expect([await autosave.settled(), sent.map(({ answers }) => answers.salary)]).toEqual([
      'saved',
      ['7', '70'],
    ])
  })

  it('replaces the copies of earlier visits once it has stored their content itself', () => {
    const storage = fakeStorage()
    draftStore({ account: 'account', tag: 'phone' }, id, 'earlier', storage).put({
      ...start,
      content: { answers: { salary: '7' }, currentStep: 0 },
    })
    const { autosave } = setUp({
      storage,
      opened: { ...start, content: { answers: { salary: '7' }, currentStep: 0 } },
    })
    autosave.adoptLocalDrafts()
    expect(readLocalDrafts('account', storage).map(({ writer }) => writer)).toEqual(['here'])
  })

  it('sends unsent changes when the page is left', async () => {
    const { autosave, timer, sent } = setUp()
    autosave.change(type('7'))
    autosave.flush(true)
    await timer.advance(0)
    expect(sent).toHaveLength(1)
  })

  it('continues with what an earlier visit stored', async () => {
    const { autosave, timer, sent } = setUp({
      opened: { ...start, content: { answers: { salary: '7' }, currentStep: 3 } },
    })
    autosave.flush()
    await timer.advance(0)
    expect([autosave.read().phase, sent[0]]).toEqual([
      'saved',
      { answers: { salary: '7' }, currentStep: 3, version: 1 },
    ])
  })
})
