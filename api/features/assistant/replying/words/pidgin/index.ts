import type { Words } from '../words.ts'
import { asks } from './asks.ts'
import { chips } from './chips.ts'
import { lines } from './lines.ts'
import { modelNotes } from './model-notes.ts'
import { own } from './own.ts'
import { rules } from './rules.ts'
import { sums } from './sums.ts'

/** Every sentence in Nigerian Pidgin. */
export const pidgin: Words = { asks, chips, sums, rules, own, lines, modelNotes }
