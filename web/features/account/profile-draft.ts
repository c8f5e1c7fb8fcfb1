import type { Profile, ProfileUpdate } from '../../../contract/http/index.ts'
import { readTin } from '../../../tax/answers/tin.ts'
import {
  datePartsOf,
  phoneFault,
  readDateOfBirth,
  storedPhone,
  typedPhoneOf,
  type TypedPhone,
} from '../../components/fields/index.ts'
import { type Faults, tinFault } from '../../forms/index.ts'
import { keptForm } from '../../forms/kept/index.ts'

/** The typed values of the profile form. */
export interface ProfileDraft {
  firstName: string
  lastName: string
  /** YYYY-MM-DD from the date picker; empty while the date is incomplete. */
  dateOfBirth: string
  phone: TypedPhone
  tin: string
}

/** Ids of the inputs, which are also the names of the profile's fields. */
export const profileFields = ['firstName', 'lastName', 'dateOfBirth', 'phoneNumber', 'tin'] as const
export type ProfileField = (typeof profileFields)[number]

/** The values that the form starts with. */
export function draftOf(user: Profile): ProfileDraft {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    phone: typedPhoneOf(user.phoneNumber),
    tin: user.tin ?? '',
  }
}

/** What was typed into the form, with the values that it began with. */
export interface TypedProfile {
  from: ProfileDraft
  to: ProfileDraft
}

/** The form as it was left: what was typed stands, and the rest is as it is saved now, maybe on another device. */
export function resumedDraft({ from, to }: TypedProfile, user: Profile): ProfileDraft {
  const now = draftOf(user)
  const isTyped = (key: keyof ProfileDraft) => JSON.stringify(from[key]) !== JSON.stringify(to[key])
  const typed = Object.entries(to).filter(([key]) => isTyped(key as keyof ProfileDraft))
  return { ...now, ...(Object.fromEntries(typed) as Partial<ProfileDraft>) }
}

/** Whether this device holds what was typed into the form and not saved. */
export function holdsTypedProfile(user: Profile): boolean {
  const like = draftOf(user)
  return keptForm(user.id, 'profile', { from: like, to: like }) !== undefined
}

/**
 * What blocks saving [spec 20.3, 20.4]. A saved name or date of birth cannot be emptied; Tax ID and phone number can, and a
 * value that was never saved may stay empty.
 * @param today YYYY-MM-DD in Nigeria.
 */
export function draftFaults(draft: ProfileDraft, saved: Profile, today: string): Faults<ProfileField> {
  const faults: Partial<Record<ProfileField, string>> = {}
  if (saved.firstName && draft.firstName.trim() === '') faults.firstName = 'Type your first name'
  if (saved.lastName && draft.lastName.trim() === '') faults.lastName = 'Type your last name'
  if (draft.dateOfBirth !== '' || saved.dateOfBirth) {
    const read = readDateOfBirth(datePartsOf(draft.dateOfBirth), today)
    if (!read.ok) faults.dateOfBirth = read.message
  }
  const phone = phoneFault(draft.phone)
  if (phone !== undefined) faults.phoneNumber = phone
  const tin = draft.tin.trim() === '' ? undefined : tinFault(draft.tin)
  if (tin !== undefined) faults.tin = tin
  return faults
}

/** The request: values that are not empty, and null for a Tax ID or phone number that was emptied [spec 20.8]. */
export function updateOf(draft: ProfileDraft, saved: Profile): ProfileUpdate {
  const phoneNumber = storedPhone(draft.phone)
  const typed = {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    dateOfBirth: draft.dateOfBirth,
    tin: readTin(draft.tin) ?? '',
  }
  return {
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
    ...(phoneNumber !== undefined && { phoneNumber }),
    ...(saved.tin && draft.tin.trim() === '' && { tin: null }),
    ...(saved.phoneNumber && draft.phone.text.trim() === '' && { phoneNumber: null }),
  }
}
