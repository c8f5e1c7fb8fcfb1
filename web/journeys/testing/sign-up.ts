import { mailedLink } from './inbox.ts'
import type { Person } from './person.ts'
import type { Services } from './product.ts'

/** A person who signs up. */
export interface Newcomer {
  email: string
  password: string
  firstName: string
  lastName: string
}

let newcomers = 0

/** A newcomer with an address that no other journey uses. */
export function newcomer(firstName = 'Adaeze', lastName = 'Okafor'): Newcomer {
  newcomers += 1
  return {
    email: `${firstName.toLowerCase()}.${process.pid}.${newcomers}@example.ng`,
    password: 'warp and weft 15%',
    firstName,
    lastName,
  }
}

/** Signs up, opens the mailed link, and signs in: ends on /onboarding. */
export async function signsUp(person: Person, services: Services, who: Newcomer): Promise<void> {
  await person.opens('/signup')
  await person.fills('Email', who.email)
  await person.fillsPassword('Password', who.password)
  await person.presses('Continue')
  await person.isAt('/verify-pending')
  await person.opens(await mailedLink(services, who.email, '/verify'))
  await person.sees('Email verified!')
  // Verification starts no session: the person signs in next.
  await person.isAt('/login')
  await person.fills('Email', who.email)
  await person.fillsPassword('Password', who.password)
  await person.presses('Login')
  await person.isAt('/onboarding')
}

/** Fills the four steps of onboarding: ends on /dashboard. */
export async function onboards(person: Person, who: Newcomer): Promise<void> {
  await person.fills('First name', who.firstName)
  await person.fills('Last name', who.lastName)
  await person.presses('Next')
  await person.fills('Day', '7')
  await person.fills('Month', 'March')
  await person.fills('Year', '1988')
  await person.presses('Next')
  await person.fills('What is your Tax ID?', '12345678-0001')
  await person.presses('Next')
  await person.fills('What is your phone number?', '0803 555 0142')
  await person.presses('Continue')
  await person.isAt('/dashboard')
}

/** Signs up and fills in the profile: ends on /dashboard. */
export async function joins(person: Person, services: Services, who: Newcomer): Promise<void> {
  await signsUp(person, services, who)
  await onboards(person, who)
}
