import type { Profile } from '../../../contract/http/index.ts'
import { formatAmount, hasEmployment, isStatus, yearlyFromMonthly } from '../../../tax/index.ts'
import type { TriedFigures } from '../../session/tried-figures.ts'
import type { DraftAnswers, DraftContent } from '../autosave/index.ts'
import { currentYear, stepIndex } from '../calculations/index.ts'

type KnownProfile = Pick<Profile, 'firstName' | 'lastName' | 'tin'>

/** The answers that the profile gives. */
function knownAnswers({ firstName, lastName, tin }: KnownProfile): DraftAnswers {
  const known = Object.entries({ firstName, lastName, tin })
  return Object.fromEntries(known.filter(([, value]) => value !== null && value !== ''))
}

/**
 * What the profile adds to a draft that began before the server had said whose it is; undefined when nothing does.
 */
export function lateProfile(answers: DraftAnswers, user: KnownProfile): DraftAnswers | undefined {
  const hasName = answers.firstName !== undefined || answers.lastName !== undefined
  const missing = Object.entries(knownAnswers(user)).filter(
    ([key]) => answers[key as keyof DraftAnswers] === undefined && (key === 'tin' || !hasName),
  )
  return missing.length === 0 ? undefined : Object.fromEntries(missing)
}

/** What a draft starts with besides what the account knows. */
interface Start {
  /** The status chosen on the dashboard, as the address has it. */
  status: string | null
  /** The figures of the landing page, where the person ticked them. */
  tried: TriedFigures | undefined
}

/**
 * The content of a new draft: name and Tax ID from the account, and the current year [spec 6.2]. With a status it opens
 * at the tick-list. Figures of the landing page are written as far as the status asks for them.
 */
export function initialContent(user: KnownProfile, { status, tried }: Start): DraftContent {
  const answers = { ...knownAnswers(user), taxYear: String(currentYear()) }
  if (!isStatus(status)) return { answers, currentStep: 0 }
  const rent = tried?.rent ?? null
  const hasName = 'firstName' in answers && 'lastName' in answers
  return {
    answers: {
      ...answers,
      status,
      ...(tried &&
        hasEmployment(status) && {
          salary: formatAmount(yearlyFromMonthly(tried.salary)),
          // So the payslip shows the month that was typed.
          monthsPaid: '12',
        }),
      ...(rent !== null && { rentPaidBySelf: formatAmount(rent), had: 'rent' }),
    },
    currentStep: hasName ? stepIndex('had') : 0,
  }
}
