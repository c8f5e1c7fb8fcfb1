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
const shelf = {
  content: { answers: { salary: '7' }, currentStep: 6 },
  base: { answers: { salary: '5' }, currentStep: 5, version: 3 },
}

describe('opening a draft', () => {
  it('takes the server’s draft when nothing waits on the device', () => {
    expect(openingOf(server, undefined)).toEqual({
      content: { answers: server.answers, currentStep: 5 },
      base,
    })
  })
  it('lays what waits on the device over it, field by field', () => {
    expect(openingOf(server, shelf)).toEqual({
      content: { answers: { salary: '7', interest: '1' }, currentStep: 6 },
      base,
    })
  })
  it('opens from the device alone without a connection', () => {
    expect(openingOf(undefined, shelf)).toBe(shelf)
  })
  it('makes a draft anew that only the device has', () => {
    expect(openingOf(notOnServer, shelf)).toEqual({ content: shelf.content, base: null })
  })
  it('opens nothing where there is nothing', () => {
    expect(openingOf(notOnServer, undefined)).toBeUndefined()
    expect(openingOf(undefined, undefined)).toBeUndefined()
    expect(openingOf({ finishedAs: server.id }, shelf)).toBeUndefined()
  })
})
