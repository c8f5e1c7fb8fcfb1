import type { Words } from '../words.ts'
import { asks } from './asks.ts'
import { own } from './own.ts'
import { rules } from './rules.ts'
import { sums } from './sums.ts'

/** Every sentence in English. */
export const english: Words = { asks, sums, rules, own }
