import type { Profile } from '../../../contract/http/index.ts'
import { currentYear } from '../calculations/index.ts'
import type { DraftContent } from '../autosave/index.ts'

/** What a new draft begins with: what the account already knows, and the running year (DESIGN section 4). */
export function beginning(user: Pick<Profile, 'firstName' | 'lastName' | 'tin'>): DraftContent {
  const known = Object.entries({ firstName: user.firstName, lastName: user.lastName, tin: user.tin })
  return {
    answers: {
      ...Object.fromEntries(known.filter(([, value]) => value !== null && value !== '')),
      taxYear: String(currentYear()),
    },
    currentStep: 0,
  }
}
