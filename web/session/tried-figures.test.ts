import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../features/autosave/testing/fakes.ts'
import { removeAccountData, removeStaleData } from './account-storage.ts'
import {
  claimTriedFigures,
  forgetTriedFigures,
  keepTriedFigures,
  removeStaleFigures,
} from './tried-figures.ts'

const typedAt = '2026-11-20T09:00:00.000Z'
const hoursLater = (hours: number) => new Date(Date.parse(typedAt) + hours * 3_600_000).toISOString()
const figures = { salary: 350_000, rent: 1_200_000 }

function device(kept = figures) {
  const storage = fakeStorage()
  keepTriedFigures(kept, storage, typedAt)
  return storage
}

describe('figures of the landing page', () => {
  it('are offered to whoever signs in first, and to nobody else from then on', () => {
    const storage = device()
    expect(claimTriedFigures('ada', storage, hoursLater(1))).toEqual(figures)
    expect(claimTriedFigures('eve', storage, hoursLater(2))).toBeUndefined()
    expect(claimTriedFigures('ada', storage, hoursLater(3))).toEqual(figures)
  })

  it('end after a day, whoever is offered them, and when the clock was set back', () => {
    for (const hours of [24, 25, -1]) {
      const storage = device()
      expect(claimTriedFigures('ada', storage, hoursLater(hours))).toBeUndefined()
      removeStaleFigures('ada', hoursLater(hours), storage)
      expect(storage.length).toBe(0)
    }
    const offered = device()
    claimTriedFigures('ada', offered, hoursLater(23))
    expect(claimTriedFigures('ada', offered, hoursLater(24))).toBeUndefined()
  })

  it('stay for a visitor, and for their person to sign in again', () => {
    const storage = device()
    removeStaleData(undefined, hoursLater(1), storage)
    expect(claimTriedFigures('ada', storage, hoursLater(2))).toEqual(figures)
    removeStaleData(undefined, hoursLater(3), storage)
    expect(claimTriedFigures('ada', storage, hoursLater(4))).toEqual(figures)
  })

  it('go when another account signs in, and with a logout', () => {
    const storage = device()
    claimTriedFigures('ada', storage, hoursLater(1))
    removeStaleData({ account: 'eve', tag: 'now', ownDevice: true }, hoursLater(2), storage)
    expect(storage.length).toBe(0)

    const left = device()
    removeAccountData('zoe', left)
    expect(left.length).toBe(0)
  })

  it('are none without a salary, once used, and where something else is stored', () => {
    expect(keepTriedFigures({ salary: 0, rent: 5 }, fakeStorage(), typedAt)).toBe(false)
    const used = device()
    forgetTriedFigures(used)
    expect(claimTriedFigures('ada', used, typedAt)).toBeUndefined()
    const withoutRent = device({ salary: 350_000, rent: 0 })
    expect(claimTriedFigures('ada', withoutRent, typedAt)).toEqual({ salary: 350_000, rent: null })
    for (const text of ['', 'no JSON', 'null', '7', '{"salary":"1","rent":null}', '{"salary":1,"rent":-1}']) {
      const storage = device()
      storage.setItem('naijatax:tried', text)
      expect(claimTriedFigures('ada', storage, typedAt)).toBeUndefined()
      removeStaleFigures(undefined, typedAt, storage)
      expect(storage.length).toBe(0)
    }
  })

  it('are not kept where the browser stores nothing', () => {
    expect(keepTriedFigures(figures, undefined, typedAt)).toBe(false)
    const full = fakeStorage()
    full.setItem = () => {
      throw new Error('full')
    }
    expect(keepTriedFigures(figures, full, typedAt)).toBe(false)
  })
})
