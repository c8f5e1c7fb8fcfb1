import { bandEdges } from './band-edges.ts'
import type { Case } from './case.ts'
import { defaults } from './defaults.ts'
import { gains } from './gains.ts'
import { noteCases } from './notes.ts'
import { oldLawMinimumWage } from './old-law-minimum-wage.ts'
import { publishedMistakes } from './published-mistakes.ts'
import { publishedNewLaw } from './published-new-law.ts'
import { publishedOldLaw } from './published-old-law.ts'
import { statuses } from './statuses.ts'

export type { Case } from './case.ts'

/** Every worked example, for tests and for whoever wants to check another calculator. */
export const cases: readonly Case[] = [
  ...bandEdges,
  ...statuses,
  ...defaults,
  ...gains,
  ...noteCases,
  ...publishedNewLaw,
  ...publishedMistakes,
  ...publishedOldLaw,
  ...oldLawMinimumWage,
]
