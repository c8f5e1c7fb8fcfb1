import type { Device, HistoryEvent, SecurityEventName, Wait, WayIn } from '../../../../contract/http/index.ts'
import { momentInWords } from '../../../moment.ts'
import { dayInWords } from '../../calculations/index.ts'

/** What each way in is called. */
export const wayNames: Readonly<Record<WayIn['kind'], string>> = {
  password: 'Password',
  google: 'Google',
  microsoft: 'Microsoft',
  hosted: 'Sign-in provider',
  passkey: 'Passkey',
  authenticator: 'Authenticator app',
}

/** What showed that a way in is the owner's. */
const proofs: Readonly<Record<NonNullable<WayIn['provedBy']>, (name: string) => string>> = {
  'sign-up': () => 'You signed up with it',
  provider: (name) => `${name} confirmed that the address is yours`,
  mail: () => 'You confirmed it with a mailed link or its code',
  password: () => 'You confirmed it with your password',
  factor: () => 'You confirmed it with your second step',
}

/** What is known of a way in. */
export function aboutWayIn({ kind, provedBy, provedAt, usedAt, asleep }: WayIn): string {
  if (kind === 'password') return 'Change it above. It cannot be removed.'
  if (asleep) return 'It opens nothing yet: sign in with it once and open the link we mail you.'
  return [
    ...(provedBy === null || provedAt === null
      ? []
      : [`${proofs[provedBy](wayNames[kind])}, on ${dayInWords(provedAt)}.`]),
    usedAt === null ? 'You have not signed in with it yet.' : `Last used on ${dayInWords(usedAt)}.`,
  ].join(' ')
}

/** What waits: a title, and what becomes of it. */
export function aboutWait({ kind, newEmail, takesEffectAt, proved }: Wait): { title: string; about: string } {
  const day = dayInWords(takesEffectAt)
  if (kind === 'regain')
    return {
      title: 'Getting in without the second step',
      about: `From ${day} a mailed link chooses a new password without it. If you did not ask for this, stop it.`,
    }
  return {
    title: `Change of address to ${newEmail ?? 'another one'}`,
    about: proved
      ? `Takes effect on ${day}, or as soon as you allow it with the mail at your present address.`
      : 'Waits for the link or code that we mailed to the new address.',
  }
}

const way = ({ wayIn }: HistoryEvent): string => (wayIn === undefined ? 'A way in' : wayNames[wayIn])

/** The words of every event. The type demands a new event here before anything compiles. */
const happened: Readonly<Record<SecurityEventName, (event: HistoryEvent) => string>> = {
  'new-browser': () => 'A new browser signed in',
  'way-in-added': (event) => `${way(event)} was added`,
  'way-in-removed': (event) => `${way(event)} was removed`,
  'way-in-first-used': (event) => `${way(event)} was used for the first time`,
  'recovery-code-used': () => 'A recovery code was used',
  'recovery-codes-renewed': () => 'New recovery codes were made',
  'password-changed': () => 'The password was changed',
  'password-reset': () => 'A new password was chosen by a mailed link',
  'sessions-ended': ({ ended }) =>
    ended?.sessions === 1
      ? 'A browser was signed out'
      : `${ended?.sessions ?? 'Some'} browsers were signed out`,
  'email-change-asked': ({ newEmail }) =>
    newEmail === undefined
      ? 'A new address was asked for'
      : `A change of address to ${newEmail} was asked for`,
  'email-change-allowed': () => 'The change of address was allowed',
  'email-change-stopped': () => 'The change of address was stopped',
  'email-changed': ({ newEmail }) =>
    newEmail === undefined ? 'The address changed' : `The address became ${newEmail}`,
  'regain-asked': () => 'Somebody asked to get in without the second step',
  'regain-waits': () => 'You were told again that somebody waits to get in without the second step',
  'regain-stopped': () => 'Getting in without the second step was stopped',
  'regain-ripe': () => 'A mailed link now works without the second step',
  export: ({ act }) => act ?? 'All data was downloaded',
  'link-made': () => 'A link that shows one calculation to a reader was made',
  'guessing-stopped': () => 'Strangers who guessed the password were kept out',
  'wrong-factor': () => 'A wrong code of the second step was typed',
  'support-acted': ({ act }) => act ?? 'Our support team changed something',
}

const isKnown = (name: string): name is SecurityEventName => Object.keys(happened).includes(name)

/** What happened, in a few words; of an event that is newer than this client, that something did. */
export function eventInWords(event: HistoryEvent): string {
  return isKnown(event.event) ? happened[event.event](event) : 'Something about your ways in changed'
}

/** What an event ended besides; undefined when that is nothing, or the event itself. */
export function endedInWords({ event, ended }: HistoryEvent): string | undefined {
  if (!ended || event === 'sessions-ended') return undefined
  const { sessions, waysIn, changes, links = 0 } = ended
  const things = [
    ...(sessions > 0 ? [sessions === 1 ? 'one browser' : `${sessions} browsers`] : []),
    ...waysIn.map((kind) => wayNames[kind]),
    ...(changes > 0 ? ['a change that waited'] : []),
    ...(links > 0 ? [links === 1 ? 'a link for a reader' : `${links} links for readers`] : []),
  ]
  return things.length === 0 ? undefined : `Ended with it: ${things.join(', ')}.`
}

/** What a change of the password ends: told before it. @param links accountant's links that run. */
export function passwordChangeInWords(links: number): string {
  if (links === 0) return 'This signs out every other device.'
  return `This signs out every other device and ends ${links === 1 ? 'the link' : `the ${links} links`} that you gave to a reader.`
}

/**
 * What each browser is called, by the id of its session: "Chrome on Android", and of two alike since when it is signed
 * in, so that nobody ends the wrong one.
 */
export function deviceNames(devices: readonly Device[]): ReadonlyMap<string, string> {
  const named = devices.map((device) => ({
    device,
    name:
      !device.current && devices.some((other) => other !== device && other.browser === device.browser)
        ? `${device.browser}, since ${momentInWords(device.signedInAt)}`
        : device.browser,
  }))
  return new Map(
    named.map(({ device, name }, place) => {
      const before = named.slice(0, place).filter((other) => other.name === name && !other.device.current)
      return [device.id, before.length === 0 ? name : `${name}, number ${before.length + 1}`]
    }),
  )
}

/** How many recovery codes are left. */
export function codesLeftInWords(left: number): string {
  if (left === 0)
    return 'You have no recovery codes left. Make new ones, so that a lost phone does not lock you out.'
  return `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left. Each works once.`
}
