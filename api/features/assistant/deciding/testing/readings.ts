import type { ReadAmount, Reading, Role } from '../../reading/index.ts'

/** A reading of nothing, with these parts. */
export function reading(parts: Partial<Reading> = {}): Reading {
  return {
    text: '',
    language: 'en',
    intent: 'tax',
    amounts: [],
    zero: [],
    years: [],
    display: undefined,
    months: undefined,
    isOwn: false,
    relations: [],
    people: [],
    unplaced: [],
    about: [],
    dangling: [],
    traps: [],
    unknown: [],
    ...parts,
  }
}

/** An amount of naira in a role, as it would be read where its word and its period were said. */
export function amount(role: Role | undefined, value: number, parts: Partial<ReadAmount> = {}): ReadAmount {
  return {
    value,
    currency: 'NGN',
    isPercent: false,
    role,
    roleBy: 'named',
    period: 'year',
    periodBy: 'said',
    times: undefined,
    pair: undefined,
    person: undefined,
    words: String(value),
    at: 0,
    ...parts,
  }
}
