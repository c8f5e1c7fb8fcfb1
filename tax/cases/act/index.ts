import { abroad } from './abroad.ts'
import type { ActCase } from './act-case.ts'
import { benefits } from './benefits.ts'
import { business } from './business.ts'
import { deductions } from './deductions.ts'
import { actGains } from './gains.ts'
import { income } from './income.ts'
import { jobs } from './jobs.ts'

/** Every worked example of the Act with its facts. */
export const actCases: readonly ActCase[] = [
  ...jobs,
  ...benefits,
  ...income,
  ...abroad,
  ...business,
  ...actGains,
  ...deductions,
]
