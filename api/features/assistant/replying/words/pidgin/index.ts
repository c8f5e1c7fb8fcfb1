import type { Words } from '../words.ts'
import { asks } from './asks.ts'
import { own } from './own.ts'
import { rules } from './rules.ts'
import { sums } from './sums.ts'

/** Every sentence in Nigerian Pidgin. */
export const pidgin: Words = { asks, sums, rules, own }
