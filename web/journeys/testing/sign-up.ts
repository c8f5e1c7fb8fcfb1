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

/** Types address and password on /signup: ends on /verify-pending. */
export async function asksToJoin(person: Person, who: Newcomer): Promise<void> {
  await person.opens('/signup')
  await person.fills('Email', who.email)
  await person.fillsPassword('Password', who.password)
  await person.presses('Continue')
  await person.isAt('/verify-pending')
}

/** Signs in on /login, on the person's own device unless told otherwise. The address may be filled in already. */
export async function logsIn(
  person: Person,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
  { ownDevice = true } = {},
): Promise<void> {
  await person.isAt('/login')
  await person.fills('Email', email)
  await person.fillsPassword('Password', password)
  if (ownDevice) await person.ticks('This is my own phone or computer')
  await person.presses('Login')
}

/** Signs up, opens the mailed link in the same browser, and signs in: ends on /onboarding. */
export async function signsUp(
  person: Person,
  services: Services,
  who: Newcomer,
  device: { ownDevice?: boolean } = {},
): Promise<void> {
  await asksToJoin(person, who)
  await person.opens(await mailedLink(services, who.email, '/verify'))
  await person.sees('Email verified! Redirecting to onboarding...')
  // Verification starts no session: the person signs in once.
  await logsIn(person, who, device)
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
export async function joins(
  person: Person,
  services: Services,
  who: Newcomer,
  device: { ownDevice?: boolean } = {},
): Promise<void> {
  await signsUp(person, services, who, device)
  await onboards(person, who)
}
