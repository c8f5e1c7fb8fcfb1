import type { ProfileUpdate } from '../../../contract/http/index.ts'
import { readTin } from '../../../tax/answers/tin.ts'
import {
  datePartsOf,
  readDateOfBirth,
  storedPhone,
  typedPhoneOf,
  type DateParts,
  type TypedPhone,
} from '../../components/fields/index.ts'
import { type Faults, hasFaults, noFaults, tinFault } from '../../forms/index.ts'
import type { ProfileStep } from '../../session/index.ts'

/** The typed values of all steps of onboarding. */
export interface OnboardingAnswers {
  firstName: string
  lastName: string
  dateOfBirth: DateParts
  tin: string
  /** Whether "I don’t have one of this form" is ticked: then no Tax ID is asked, invented or stored. */
  hasNoTin: boolean
  phone: TypedPhone
}

/** Ids of the three inputs of the date, as DateOfBirth sets them. */
export const dateFields = {
  day: 'dateOfBirth',
  month: 'dateOfBirth-month',
  year: 'dateOfBirth-year',
} as const

/** Ids of the inputs that can have a fault. */
export type OnboardingField =
  'firstName' | 'lastName' | (typeof dateFields)[keyof DateParts] | 'tin' | 'phoneNumber'

/**
 * The initial values: empty, except for a first or last name that the profile already has.
 * @param hasNoTin whether the person said so in this session.
 */
export function blankAnswers(
  known: { firstName: string | null; lastName: string | null },
  hasNoTin: boolean,
): OnboardingAnswers {
  return {
    firstName: known.firstName ?? '',
    lastName: known.lastName ?? '',
    dateOfBirth: datePartsOf(null),
    tin: '',
    hasNoTin,
    phone: typedPhoneOf(null),
  }
}

type Check = (answers: OnboardingAnswers, today: string) => Faults<OnboardingField>

const checks: Readonly<Record<ProfileStep, Check>> = {
  name: ({ firstName, lastName }) => ({
    ...(firstName.trim() === '' && { firstName: 'Type your first name' }),
    ...(lastName.trim() === '' && { lastName: 'Type your last name' }),
  }),
  dateOfBirth: ({ dateOfBirth }, today) => {
    const read = readDateOfBirth(dateOfBirth, today)
    return read.ok ? noFaults() : { [dateFields[read.part]]: read.message }
  },
  tin: ({ tin, hasNoTin }) => oneFault('tin', hasNoTin ? undefined : tinFault(tin)),
  // This step can always be left [spec 4.5].
  phoneNumber: noFaults,
}

/**
 * The faults in the answers of one step [spec 4.5, 20.2, 20.3]. The phone has none that block.
 * @param today YYYY-MM-DD in Nigeria.
 */
export function stepFaults(
  step: ProfileStep,
  answers: OnboardingAnswers,
  today: string,
): Faults<OnboardingField> {
  return checks[step](answers, today)
}

function oneFault(field: OnboardingField, message: string | undefined): Faults<OnboardingField> {
  return message === undefined ? noFaults() : { [field]: message }
}

/**
 * The step to show: the requested one, or an earlier one whose answer is missing, so that a reload in the middle starts
 * at the first gap.
 * @param requested index into `steps`.
 */
export function stepToShow(
  steps: readonly ProfileStep[],
  requested: number,
  answers: OnboardingAnswers,
  today: string,
): number {
  const last = Math.max(0, Math.min(requested, steps.length - 1))
  const open = steps.slice(0, last).findIndex((step) => hasFaults(stepFaults(step, answers, today)))
  return open < 0 ? last : open
}

/** The step on the page, and the navigation that led to it. */
export interface ShownStep {
  /** Of the navigation. */
  key: string
  index: number
}

/**
 * The step of a navigation, clamped once, on arrival: what is typed there does not move it, though half a name is
 * enough for the next step.
 * @param clamped gives the step to show, by the answers so far.
 */
export function heldStep(shown: ShownStep | undefined, key: string, clamped: () => number): ShownStep {
  return shown?.key === key ? shown : { key, index: clamped() }
}

/**
 * The request: of the given steps, only values that are not empty [spec 20.8].
 * @param today YYYY-MM-DD in Nigeria.
 */
export function profileUpdateOf(
  steps: readonly ProfileStep[],
  answers: OnboardingAnswers,
  today: string,
): ProfileUpdate {
  const firstName = answers.firstName.trim()
  const lastName = answers.lastName.trim()
  const date = readDateOfBirth(answers.dateOfBirth, today)
  const tin = answers.hasNoTin ? null : readTin(answers.tin)
  const phoneNumber = storedPhone(answers.phone)
  const includes = (step: ProfileStep) => steps.includes(step)
  return {
    ...(includes('name') && firstName !== '' && { firstName }),
    ...(includes('name') && lastName !== '' && { lastName }),
    ...(includes('dateOfBirth') && date.ok && { dateOfBirth: date.date }),
    ...(includes('tin') && tin !== null && { tin }),
    ...(includes('phoneNumber') && phoneNumber !== undefined && { phoneNumber }),
  }
}
