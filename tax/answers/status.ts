/** One choice of a question: the value that is stored and the English label that is shown. */
export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

/** How the person earns, in the words and order of [spec 13.7]. */
export const statusOptions = [
  { value: 'employee', label: 'Employee' },
  { value: 'self-employed', label: 'Self-Employed/Business Owner' },
  { value: 'both', label: 'Both Employee and Self-Employed' },
  { value: 'pensioner', label: 'Pensioner' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

export type Status = (typeof statusOptions)[number]['value']

export const maritalStatusOptions = [
  { value: 'single', label: 'Single' },
  { value: 'married', label: 'Married' },
  { value: 'divorced', label: 'Divorced' },
  { value: 'widowed', label: 'Widowed' },
] as const satisfies readonly Option[]

export type MaritalStatus = (typeof maritalStatusOptions)[number]['value']

/** Whether a value of unknown origin is one of the statuses. */
export function isStatus(value: unknown): value is Status {
  switch (value) {
    case 'employee':
    case 'self-employed':
    case 'both':
    case 'pensioner':
    case 'other':
      return true
    default:
      return false
  }
}

/** The status has an employer: salary, benefits in kind [spec 6.5]. */
export function hasEmployment(status: unknown): boolean {
  return status === 'employee' || status === 'both'
}

/** The status has a business of its own [spec 6.5]. */
export function hasBusiness(status: unknown): boolean {
  return status === 'self-employed' || status === 'both'
}

/** For whom a question is asked, by name [spec 6.5]. There are no other conditions. */
export const conditions = {
  always: (_status: unknown) => true,
  hasEmployment,
  hasBusiness,
} as const satisfies Readonly<Record<string, (status: unknown) => boolean>>

export type Condition = keyof typeof conditions
