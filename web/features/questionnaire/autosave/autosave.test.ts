import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { createAutosave, type DraftRemote } from './autosave.ts'
import type { DraftContent } from './content.ts'
import { shelfOf, type Unsent } from './shelf.ts'
import { fakeStorage, fakeTimer } from './testing/fake-timer.ts'

const id = '01900000-0000-7000-8000-000000000001'
const start: Unsent = {
  content: { answers: {}, currentStep: 0 },
  base: { answers: {}, currentStep: 0, version: 1 },
}
const gone = () => new ApiError(404, 'not_found', 'No such draft')
const offline = () => new ApiError(0, 'offline', 'No connection')

/** A server that keeps one draft; `next` may refuse or delay the next request. */
function setUp({ opened = start, storage = fakeStorage() } = {}) {
  const timer = fakeTimer()
  const sent: (DraftContent & { version: number | null })[] = []
  let version = opened.base?.version ?? 0
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
      return { ...content, ...(await respond()) }
    },
    update: async (content, at) => {
      sent.push({ ...content, version: at })
      return respond()
    },
  }
  const shelf = shelfOf('account', id, storage)
  const autosave = createAutosave(opened, remote, shelf, timer)
  return { autosave, timer, sent, shelf, next: (...next: (Error | Promise<void>)[]) => answers.push(...next) }
}

const type = (salary: string) => ({ answers: { salary } })

describe('autosave', () => {
  it('is saved from the start when there is nothing to send', async () => {
    const { autosave, timer, sent } = setUp()
    await timer.pass(5000)
    expect([autosave.read().phase, sent]).toEqual(['saved', []])
  })

  it('creates a draft that the server has never had at once', async () => {
    const { autosave, timer, sent } = setUp({ opened: { content: start.content, base: null } })
    autosave.flush()
    expect(autosave.read().phase).toBe('saving')
    await timer.pass(0)
    expect([autosave.read().phase, sent.length, sent[0]?.version]).toEqual(['saved', 1, null])
  })

  it('coalesces what is typed and sends at most once a second, each with its version', async () => {
    const { autosave, timer, sent } = setUp()
    for (const salary of ['6', '60', '600', '6000', '60000']) {
      autosave.change(type(salary))
      await timer.pass(250)
    }
    await timer.pass(2000)
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
    await timer.pass(5000)
    autosave.change(type('2'))
    await timer.pass(5000)
    expect(sent).toHaveLength(1)
    arrive?.()
    await timer.pass(1000)
    expect(sent.map(({ answers }) => answers.salary)).toEqual(['1', '2'])
  })

  it('says offline, keeps the answers on the device, and sends them when the connection is back', async () => {
    const { autosave, timer, sent, next, shelf } = setUp()
    next(offline(), offline())
    autosave.change(type('7'))
    await timer.pass(500)
    expect(autosave.read().phase).toBe('offline')
    expect(shelf.read()?.content.answers.salary).toBe('7')
    autosave.change(type('70'))
    expect(autosave.read().phase).toBe('offline')
    autosave.flush()
    await timer.pass(0)
    expect(autosave.read().phase).toBe('offline')
    await timer.pass(10_000)
    expect([autosave.read().phase, sent.at(-1)?.answers.salary]).toEqual(['saved', '70'])
    expect(shelf.read()).toBeUndefined()
  })

  it('does not say that the device keeps what it cannot keep', async () => {
    const { autosave, timer, next } = setUp({ storage: fakeStorage({ full: true }) })
    next(offline())
    autosave.change(type('7'))
    await timer.pass(500)
    expect(autosave.read().phase).toBe('unkept')
  })

  it('merges when another tab wrote first, and tells what both changed', async () => {
    const { autosave, timer, sent, next } = setUp()
    const now = '2026-11-20T09:12:00.000Z'
    const theirs = {
      id,
      answers: { salary: '8', interest: '3' },
      currentStep: 2,
      version: 9,
      createdAt: now,
      updatedAt: now,
    }
    next(new ApiError(409, 'stale_draft', 'Changed elsewhere', { body: { draft: theirs } }))
    autosave.change(type('7'))
    await timer.pass(3000)
    expect(autosave.read()).toMatchObject({ answers: { salary: '7', interest: '3' }, phase: 'saved' })
    expect(autosave.read().conflicts).toEqual([{ key: 'salary', mine: '7', theirs: '8' }])
    expect(sent.at(-1)).toMatchObject({ version: 9, answers: { salary: '7', interest: '3' } })
  })

  it('makes a draft anew, once, that was deleted elsewhere', async () => {
    const { autosave, timer, sent, next } = setUp()
    next(gone())
    autosave.change(type('7'))
    await timer.pass(3000)
    expect([autosave.read().phase, sent.at(-1)?.version]).toEqual(['saved', null])
    next(gone(), gone())
    autosave.change(type('8'))
    await timer.pass(9000)
    expect(autosave.read()).toMatchObject({ phase: 'held', reason: 'This draft was deleted elsewhere.' })
  })

  it('holds what the server refuses until the person changes something', async () => {
    const { autosave, timer, next, shelf, sent } = setUp()
    next(new ApiError(403, 'forbidden', 'Not now'))
    autosave.change(type('7'))
    await timer.pass(60_000)
    expect(autosave.read()).toMatchObject({ phase: 'held', reason: 'Not now' })
    expect([shelf.read()?.content.answers.salary, sent.length]).toEqual(['7', 1])
    autosave.change(type('8'))
    await timer.pass(2000)
    expect(autosave.read()).not.toHaveProperty('reason')
    expect(autosave.read().phase).toBe('saved')
  })

  it('keeps the answers when the session is over, and sends them in the next one', async () => {
    const { autosave, timer, next, shelf } = setUp()
    next(new ApiError(401, 'unauthorized', 'Sign in to go on'))
    autosave.change(type('7'))
    await timer.pass(2000)
    expect(autosave.read().phase).toBe('signed-out')
    expect(shelf.read()?.content.answers.salary).toBe('7')
    autosave.flush()
    await timer.pass(0)
    expect([autosave.read().phase, shelf.read()]).toEqual(['saved', undefined])
  })

  it('stops when the draft has become a calculation elsewhere', async () => {
    const { autosave, timer, next, sent } = setUp()
    next(new ApiError(409, 'draft_submitted', 'Already submitted'))
    autosave.change(type('7'))
    await timer.pass(2000)
    autosave.change(type('8'))
    await timer.pass(9000)
    expect([autosave.read().phase, sent.length]).toEqual(['finished', 1])
  })

  it('sends what is left when the page goes', async () => {
    const { autosave, timer, sent } = setUp()
    autosave.change(type('7'))
    autosave.flush(true)
    await timer.pass(0)
    expect(sent).toHaveLength(1)
  })

  it('takes up what an earlier visit left on the shelf', async () => {
    const { autosave, timer, sent } = setUp({
      opened: { content: { answers: { salary: '7' }, currentStep: 3 }, base: start.base },
    })
    autosave.flush()
    await timer.pass(0)
    expect([autosave.read().phase, sent[0]]).toEqual([
      'saved',
      { answers: { salary: '7' }, currentStep: 3, version: 1 },
    ])
  })
})
