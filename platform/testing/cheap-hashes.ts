import { afterAll, beforeAll } from 'vitest'
import { hashStrength } from '../password-hash.ts'

const usual = { ...hashStrength }

/**
 * Passwords cost next to nothing to hash in this file, as in every one that has a database: at their usual strength they
 * would take most of the time of thousands of accounts and histories.
 */
export function hashCheaply(): void {
  beforeAll(() => void Object.assign(hashStrength, { memory: 8, passes: 1 }))
  afterAll(() => void Object.assign(hashStrength, usual))
}

/** Passwords are hashed as they are in production, where a test is about that. Call behind what opens the database. */
export function hashAsUsual(): void {
  beforeAll(() => void Object.assign(hashStrength, usual))
}
