import type {
  EndedWaysIn,
  SecurityEventDetail,
  SecurityEventName,
  WayInKind,
} from '../../contract/jobs/security-events.ts'
import { dayInLagos } from './formats.ts'

/** What a mail says of an event. No word of it was typed by anybody, and no address is named. */
export interface EventWords {
  subject: string
  heading: string
  /** What happened and what follows from it, a paragraph each. */
  told: string[]
  /** What to do when it was somebody else: the rest of a sentence. */
  ifNotYou: string
  /** Of what the person asked for: it is no question of who did it. */
  isAskedFor?: true
  /** What the button says. */
  button: string
}

const ways: Readonly<Record<WayInKind, string>> = {
  password: 'the password',
  google: 'Google',
  microsoft: 'Microsoft',
  hosted: 'the sign-in provider',
  passkey: 'a passkey',
  authenticator: 'an authenticator app',
}

const wayOf = ({ wayIn = 'password' }: SecurityEventDetail): string => ways[wayIn]

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

const listed = new Intl.ListFormat('en-NG', { type: 'conjunction' })

const several: Partial<Readonly<Record<WayInKind, string>>> = { passkey: 'passkeys' }

/** What a reset, a change or a removal ended, as one sentence; none when that is nothing. */
export function endedInWords(ended: EndedWaysIn | undefined): string[] {
  if (!ended) return []
  const { sessions, waysIn, changes, links = 0 } = ended
  const counted = (kind: WayInKind): string => {
    const times = waysIn.filter((other) => other === kind).length
    return times > 1 ? `${times} ${several[kind] ?? `times ${ways[kind]}`}` : ways[kind]
  }
  const things = [
    ...(sessions > 0 ? [sessions === 1 ? 'one signed-in browser' : `${sessions} signed-in browsers`] : []),
    ...[...new Set(waysIn)].map(counted),
    ...(changes > 0 ? ['a change that waited'] : []),
    ...(links > 0
      ? [links === 1 ? 'a link that you gave to a reader' : `${links} links that you gave to readers`]
      : []),
  ]
  return things.length === 0 ? [] : [`Ended with it: ${listed.format(things)}.`]
}

const dayOf = ({ takesEffectAt }: SecurityEventDetail): string =>
  takesEffectAt === undefined ? 'seven days later' : `on ${dayInLagos(new Date(takesEffectAt))}`

const proofs: Readonly<Record<NonNullable<SecurityEventDetail['by']>, string>> = {
  'sign-up': 'It came with the sign-up.',
  provider: 'The provider vouched that the address is yours.',
  mail: 'It was confirmed by a mail to this address.',
  password: 'It was confirmed with the password.',
  factor: 'It was confirmed with the second step of this account.',
}

const chooseAnew = 'choose a new password at once: that signs every browser out and ends every other way in.'

/** The words of every event. The type demands a new event here before anything compiles. */
const words: Readonly<
  Record<SecurityEventName, (detail: SecurityEventDetail) => Omit<EventWords, 'button'>>
> = {
  'new-browser': () => ({
    subject: 'New sign-in to your NaijaTax account',
    heading: 'A new browser signed in',
    told: ['Your NaijaTax account was opened in a browser that it had not seen before.'],
    ifNotYou: chooseAnew,
  }),
  'way-in-added': (detail) => ({
    subject: 'Your NaijaTax account can be opened in a new way',
    heading: `${capital(wayOf(detail))} was added`,
    told: [
      detail.wayIn === 'authenticator'
        ? 'From now on signing in with the password asks for the code of an authenticator app too.'
        : `From now on ${wayOf(detail)} opens your NaijaTax account.`,
      ...(detail.by ? [proofs[detail.by]] : []),
    ],
    ifNotYou: chooseAnew,
  }),
  'way-in-removed': (detail) => ({
    subject: 'A way into your NaijaTax account was removed',
    heading: `${capital(wayOf(detail))} was removed`,
    told: [
      detail.wayIn === 'authenticator'
        ? 'Signing in asks for its codes no more.'
        : `It opens your NaijaTax account no more.`,
      ...(detail.act === undefined ? [] : [detail.act]),
      ...endedInWords(detail.ended),
    ],
    ifNotYou: chooseAnew,
    ...(detail.act !== undefined && { isAskedFor: true }),
  }),
  'way-in-first-used': (detail) => ({
    subject: 'First sign-in with a new way into NaijaTax',
    heading: `${capital(wayOf(detail))} was used for the first time`,
    told: [`Your NaijaTax account was opened with ${wayOf(detail)}, which was added to it earlier.`],
    ifNotYou: chooseAnew,
  }),
  'recovery-code-used': () => ({
    subject: 'A recovery code of NaijaTax was used',
    heading: 'A recovery code was used',
    told: [
      'One of your recovery codes stood in for your second step. It works no second time.',
      'If few are left, make new ones on your account page.',
    ],
    ifNotYou: chooseAnew,
  }),
  'recovery-codes-renewed': () => ({
    subject: 'Your NaijaTax account has new recovery codes',
    heading: 'New recovery codes were made',
    told: ['The ones from before work no more. Keep the new ones where only you find them.'],
    ifNotYou: chooseAnew,
  }),
  'password-changed': ({ ended }) => ({
    subject: 'Your NaijaTax password was changed',
    heading: 'Your password was changed',
    told: [
      'Somebody who knew the old password of your NaijaTax account chose a new one.',
      ...endedInWords(ended),
    ],
    ifNotYou: chooseAnew,
  }),
  'password-reset': ({ ended }) => ({
    subject: 'A new password was chosen for your NaijaTax account',
    heading: 'A new password was chosen',
    told: [
      'It was chosen with a link that we mailed to this address.',
      ...endedInWords(ended),
      'What you still want of it, add again on your account page.',
    ],
    ifNotYou:
      'somebody else reads your mail. Choose a new password for your mailbox first, then one for NaijaTax.',
  }),
  'sessions-ended': ({ ended }) => ({
    subject: 'Browsers were signed out of NaijaTax',
    heading: 'Signed out',
    told: ended
      ? endedInWords(ended)
      : ['A browser of your NaijaTax account was signed out on the account page.'],
    ifNotYou: chooseAnew,
  }),
  'email-change-asked': (detail) => ({
    subject: 'Your NaijaTax email address is to change',
    heading: 'A new email address was asked for',
    told: [`Unless it is stopped, the change takes effect ${dayOf(detail)}.`],
    ifNotYou: `stop it on your account page, then ${chooseAnew}`,
  }),
  'email-change-allowed': () => ({
    subject: 'The change of your NaijaTax address is allowed',
    heading: 'The change of address was allowed',
    told: [
      'It was allowed with the link that we mailed to this address.',
      'The new address takes over once it is confirmed too.',
    ],
    ifNotYou:
      'somebody else reads your mail. Stop the change on your account page, and choose a new password for your mailbox.',
  }),
  'email-change-stopped': () => ({
    subject: 'The change of your NaijaTax address was stopped',
    heading: 'The change of address was stopped',
    told: ['This stays the address of your NaijaTax account.'],
    ifNotYou: chooseAnew,
  }),
  'email-changed': ({ ended }) => ({
    subject: 'Your NaijaTax email address has changed',
    heading: 'This is your address now',
    told: ['Sign in to NaijaTax with this address from now on.', ...endedInWords(ended)],
    ifNotYou: chooseAnew,
  }),
  'regain-asked': (detail) => ({
    subject: 'Getting into NaijaTax without the second step',
    heading: 'Somebody lost the second step',
    told: [
      `${detail.act ?? 'Whoever reads your mail said that the second step of your NaijaTax account is lost.'} Unless it is stopped, a mailed link chooses a new password without it ${dayOf(detail)}.`,
      'To stop it, sign in with your second step: that alone ends it.',
    ],
    ifNotYou:
      'sign in with your second step before that day. Somebody else may read your mail: choose a new password for your mailbox.',
  }),
  'regain-waits': (detail) => ({
    subject: 'Still to come: NaijaTax without the second step',
    heading: 'Somebody still waits to get in',
    told: [
      `Unless it is stopped, a mailed link chooses a new password of your NaijaTax account without its second step ${dayOf(detail)}.`,
      'To stop it, sign in with your second step: that alone ends it.',
    ],
    ifNotYou:
      'sign in with your second step before that day. Somebody else may read your mail: choose a new password for your mailbox.',
  }),
  'regain-stopped': () => ({
    subject: 'Your second step of NaijaTax stays',
    heading: 'The second step stays',
    told: ['The wait to get in without it has ended: the second step was shown.'],
    ifNotYou: chooseAnew,
  }),
  'regain-ripe': () => ({
    subject: 'NaijaTax opens without the second step now',
    heading: 'Seven days are over',
    told: [
      'Nobody objected, so a mailed link now chooses a new password without the second step. Whoever chooses it ends the second step and every other way in.',
    ],
    ifNotYou: 'sign in with your second step now: that ends it.',
  }),
  export: ({ act }) => ({
    subject: 'Your NaijaTax data was downloaded',
    heading: 'Your data was downloaded',
    told: [act ?? 'Everything that we keep of you was downloaded as a file: it holds personal details.'],
    ifNotYou: chooseAnew,
  }),
  'link-made': () => ({
    subject: 'A link to your NaijaTax calculation was made',
    heading: 'A link for a reader was made',
    told: [
      'Whoever has it reads one of your calculations with its worksheets, your name and Tax ID, without signing in, until its last day.',
      'The calculation’s own page lists its links with each opening, and ends them.',
    ],
    ifNotYou:
      'choose a new password at once: that ends the link, signs every browser out and ends every other way in.',
  }),
  'guessing-stopped': () => ({
    subject: 'Somebody guesses your NaijaTax password',
    heading: 'Somebody guesses your password',
    told: [
      'So many wrong passwords were typed for your NaijaTax account that browsers it does not know may not try any more for a while. Nobody got in.',
      'Browsers in which you said that the device is your own still take your password. Passkeys, Google and Microsoft work as ever, and the sign-in page mails you a link where they do not.',
    ],
    ifNotYou:
      'there is nothing you must do. If your password is short, or you use it elsewhere too, choose a better one.',
  }),
  'wrong-factor': () => ({
    subject: 'A wrong code was typed at your NaijaTax account',
    heading: 'A wrong code of your second step',
    told: [
      'Somebody came as far as your second step, with your password or another way in of yours, and typed a wrong code. Nobody got in by it.',
      'We tell you of wrong codes once a day at most.',
    ],
    ifNotYou:
      'they know your password, or hold your other way in. Choose a new password at once: that signs every browser out.',
  }),
  'support-acted': ({ act }) => ({
    subject: 'Our support team acted on your account',
    heading: 'Our support team acted on your account',
    told: [act ?? 'A member of our support team changed something at your request.'],
    ifNotYou: 'write to us at the address below, and choose a new password at once.',
    isAskedFor: true,
  }),
}

/** What the address that an account left is told: nothing of where it went. */
const left: EventWords = {
  subject: 'Your NaijaTax email address has changed',
  heading: 'Your account has another address now',
  told: [
    'The change that you were told of has taken effect. This address opens your NaijaTax account no more.',
  ],
  ifNotYou: 'write to us at the address below at once.',
  button: 'Get help',
}

/** The words of an event, for the account's address or for the one that it left. */
export function eventWords(
  event: SecurityEventName,
  detail: SecurityEventDetail,
  to?: 'old address',
): EventWords {
  return to === 'old address' ? left : { ...words[event](detail), button: 'Choose a new password' }
}
