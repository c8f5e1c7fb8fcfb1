import { taxpayerOf, type Taxpayer } from '../../../contract/report/request/taxpayer.ts'
import type { Draft } from '../../../contract/http/index.ts'
import { readProfile } from '../../api/calls.ts'

/**
 * Name and TIN from the profile, as it is now; what it lacks, from the answers. Where the profile cannot be had, a
 * kept calculation's answers say them, and a new result is without (SPEC section 8).
 */
export async function readTaxpayer(answers: Draft['answers'], isKept: boolean): Promise<Taxpayer> {
  const profile = await readProfile().catch(() => null)
  return taxpayerOf(profile, profile !== null || isKept ? answers : null)
}
