import { describe, expect, it } from 'vitest'
import { notOnServer, openingOf } from './opening.ts'

const now = '2026-11-20T09:12:00.000Z'
const server = {
  id: '01900000-0000-7000-8000-000000000001',
  answers: { salary: '6', interest: '1' },
  currentStep: 5,
  version: 4,
  createdAt: now,
  updatedAt: now,
}
const base = { answers: server.answers, currentStep: 5, version: 4 }
const stored = {
  content: { answers: { salary: '7' }, currentStep: 6 },
  base: { answers: { salary: '5' }, currentStep: 5, version: 3 },
  conflicts: [],
}
const nothingElse = { conflicts: [] }

describe('opening a draft', () => {
  it('opens the server’s draft when the device has no unsent changes', () => {
    expect(openingOf(server, [])).toMatchObject({
      state: 'open',
      draft: { content: { answers: server.answers, currentStep: 5 }, base, ...nothingElse },
    })
  })
  it('merges unsent changes of the device into it by field, and reports conflicts', () => {
    expect(openingOf(server, [stored])).toMatchObject({
      state: 'open',
      draft: {
        content: { answers: { salary: '7', interest: '1' }, currentStep: 6 },
        base,
        conflicts: [{ key: 'salary', mine: '7', theirs: '6' }],
        unheard: [],
        byTabs: {},
      },
    })
  })
  it('merges the unsent changes of several tabs', () => {
    const other = { ...stored, content: { answers: { salary: '5', pension: '2' }, currentStep: 8 } }
    expect(openingOf(server, [other, stored])).toMatchObject({
      draft: { content: { answers: { salary: '7', interest: '1', pension: '2' } } },
    })
  })
  it('opens with the conflicts that are still open', () => {
    const conflict = { key: 'interest', mine: '1', theirs: '9' } as const
    const settled = { key: 'salary', mine: '7', theirs: '6' } as const
    const kept = {
      content: { answers: server.answers, currentStep: 5 },
      base,
      conflicts: [conflict, settled],
    }
    expect(openingOf(server, [kept])).toMatchObject({ draft: { conflicts: [conflict] } })
  })
  it('opens from the device alone without a connection', () => {
    expect(openingOf(undefined, [stored])).toMatchObject({ state: 'open', draft: stored })
    expect(openingOf(undefined, [])).toMatchObject({ state: 'unknown' })
  })
  it('opens a draft that only the device has', () => {
    const fresh = { ...stored, base: null }
    expect(openingOf(notOnServer, [fresh])).toMatchObject({ state: 'open', draft: fresh })
  })
  it('opens a draft that began on a device which stores nothing', () => {
    const begunWith = { answers: { taxYear: '2026' }, currentStep: 0 }
    expect(openingOf({ begunWith }, [])).toMatchObject({
      state: 'open',
      draft: { content: begunWith, base: null, conflicts: [] },
    })
  })
  it('does not recreate a draft that was deleted or submitted, and reports what the device still has', () => {
    expect(openingOf(notOnServer, [stored])).toMatchObject({ state: 'ended', unsent: stored })
    expect(openingOf(notOnServer, [{ ...stored, base: null }, stored])).toMatchObject({ state: 'ended' })
    expect(openingOf(notOnServer, [])).toMatchObject({ state: 'ended', unsent: undefined })
    expect(openingOf({ finishedAs: server.id }, [stored])).toMatchObject({
      state: 'ended',
      submissionId: server.id,
      unsent: stored,
    })
  })
})
