/**
 * What may stand at an address, or in its account, before a transition. Of links one stands for every kind, besides the
 * one that a transition itself uses up.
 */
export const things = [
  'sign-up here',
  'sign-ups elsewhere',
  'verification links',
  'password',
  'identities',
  'authenticator',
  'this session',
  'other sessions',
  'reset links',
  'links to a new address',
  'links to decide a change',
  'link proofs',
  'known-browser links',
  'typed codes',
  'identity that waits here',
  'identities that wait elsewhere',
  'change of address',
  'wait without factor',
  'known browsers',
  'links for readers',
] as const
export type Thing = (typeof things)[number]

/** Everything that stands at an address that has no account. */
const ofSignUps = ['sign-up here', 'sign-ups elsewhere', 'verification links'] as const satisfies Thing[]

const allLinks = [
  'reset links',
  'links to a new address',
  'links to decide a change',
  'link proofs',
  'known-browser links',
  'typed codes',
] as const satisfies Thing[]

const allWaits = [
  'identity that waits here',
  'identities that wait elsewhere',
  'change of address',
  'wait without factor',
] as const satisfies Thing[]

/** One way in which who can get in changes: all there are. */
export interface Transition {
  what: string
  who: string
  does: string
  /** What stood before and ends; everything else stays, and everything of anybody else. */
  ends: readonly Thing[]
  /** Its function, as `module.function` of this room. */
  by: `${string}.${string}`
}

/**
 * The table of transitions [decision 0031]. A test plays each row on a real database over everything that may stand
 * before, and holds what it does and what it ends to its row. "Here" is the browser that acts.
 */
export const transitions = [
  {
    what: 'sign up',
    who: 'anybody',
    does: 'sign-up of this address and browser; a verification link for the address',
    ends: ['sign-up here'],
    by: 'mail-requests.answerMailRequest',
  },
  {
    what: 'sign up with an address that has an account',
    who: 'anybody',
    does: 'sign-up; the owner is told that they have an account',
    ends: ['sign-up here'],
    by: 'mail-requests.answerMailRequest',
  },
  {
    what: 'open the verification link here',
    who: 'the mailbox’s holder, in a browser that signed up',
    does: 'account, provisional, with what this browser’s sign-up brought; no session',
    ends: ofSignUps,
    by: 'sign-ups.openVerification',
  },
  {
    what: 'open the verification link elsewhere',
    who: 'anybody who has it',
    does: 'nothing: a form to choose a password',
    ends: [],
    by: 'sign-ups.openVerification',
  },
  {
    what: 'choose a password with a verification link',
    who: 'the mailbox’s holder, anywhere',
    does: 'account with that password alone; no session',
    ends: ofSignUps,
    by: 'reset.choosePassword',
  },
  {
    what: 'come with a vouched identity to a free address',
    who: 'who signs in at the provider',
    does: 'account, linked, session',
    ends: ofSignUps,
    by: 'provider-sign-in.signInWithProvider',
  },
  {
    what: 'come with an unvouched identity to a free address',
    who: 'anybody',
    does: 'sign-up with the identity and a session of its own; a verification link',
    ends: ['this session', 'sign-up here'],
    by: 'provider-sign-in.signInWithProvider',
  },
  {
    what: 'come with a vouched identity to an owned address',
    who: 'anybody',
    does: 'the identity waits here for the password or the mail',
    ends: ['identity that waits here'],
    by: 'provider-sign-in.signInWithProvider',
  },
  {
    what: 'come with an unvouched identity to an owned address',
    who: 'anybody',
    does: 'the same to look at as at a free address; the identity waits here for the mail alone',
    ends: ['this session', 'sign-up here', 'identity that waits here'],
    by: 'provider-sign-in.signInWithProvider',
  },
  {
    what: 'sign in with a linked identity',
    who: 'who signs in at the provider',
    does: 'session',
    ends: ['this session'],
    by: 'provider-sign-in.signInWithProvider',
  },
  {
    what: 'prove a waiting identity by its mailed link',
    who: 'the mailbox’s holder, in the browser that began',
    does: 'linked, session',
    ends: ['identity that waits here', 'this session'],
    by: 'link-proof.proveLink',
  },
  {
    what: 'prove a waiting identity by the code shown elsewhere',
    who: 'the mailbox’s holder, in the browser that began',
    does: 'linked, session',
    ends: ['identity that waits here', 'this session'],
    by: 'link-proof.proveLink',
  },
  {
    what: 'prove a waiting identity by mail while the account is provisional',
    who: 'the mailbox’s holder, in the browser that began',
    does: 'linked, session; the account is open',
    ends: ['identity that waits here', 'this session', 'password', 'identities', 'links for readers'],
    by: 'link-proof.proveLink',
  },
  {
    what: 'prove a waiting, vouched identity by the password',
    who: 'who knows it, in the browser that began',
    does: 'linked, session',
    ends: ['identity that waits here', 'this session'],
    by: 'link-proof.proveLink',
  },
  {
    what: 'add an identity',
    who: 'a fresh session with a mailed code, or a factor',
    does: 'added',
    ends: [],
    by: 'provider-sign-in.addIdentity',
  },
  {
    what: 'add an authenticator',
    who: 'a fresh session with a mailed code, or a factor',
    does: 'added once its first code was typed; ten recovery codes with the first factor',
    ends: [],
    by: 'factors/authenticator.confirmAuthenticator',
  },
  {
    what: 'sign in with the password',
    who: 'who knows it',
    does: 'session',
    ends: ['this session'],
    by: 'log-in.logIn',
  },
  {
    what: 'sign in with the password and the second factor',
    who: 'who knows and shows them',
    does: 'session',
    ends: ['this session', 'wait without factor'],
    by: 'log-in.logIn',
  },
  {
    what: 'reset',
    who: 'the mailbox’s holder',
    does: 'new password; no session',
    ends: [
      ...([
        'password',
        'identities',
        'this session',
        'other sessions',
        'known browsers',
        'links for readers',
      ] as const),
      ...allLinks,
      ...allWaits,
    ],
    by: 'reset.choosePassword',
  },
  {
    what: 'reset with a second factor',
    who: 'the mailbox’s holder, who shows it',
    does: 'new password; the factor shown stays; no session',
    ends: [
      ...([
        'password',
        'identities',
        'this session',
        'other sessions',
        'known browsers',
        'links for readers',
      ] as const),
      ...allLinks,
      ...allWaits,
    ],
    by: 'reset.choosePassword',
  },
  {
    what: 'ask for a reset without the lost factor',
    who: 'the mailbox’s holder',
    does: 'waits seven days, told on days 0, 3 and 6',
    ends: [],
    by: 'regain.askRegain',
  },
  {
    what: 'reset without the lost factor',
    who: 'the mailbox’s holder, after seven days',
    does: 'new password; no session',
    ends: [
      ...([
        'password',
        'identities',
        'authenticator',
        'this session',
        'other sessions',
        'known browsers',
        'links for readers',
      ] as const),
      ...allLinks,
      ...allWaits,
    ],
    by: 'reset.choosePassword',
  },
  {
    what: 'reset at an address that the mail server refused',
    who: 'the mailbox’s holder',
    does: 'a new, empty account; the old one is sealed for its factors and identities',
    ends: [
      ...ofSignUps,
      ...(['password', 'this session', 'other sessions', 'links for readers'] as const),
      ...allLinks,
      ...allWaits,
    ],
    by: 'reset.choosePassword',
  },
  {
    what: 'change the password',
    who: 'who knows it, in a session',
    does: 'new password; reset links stay, which a thief would else end',
    ends: [
      'password',
      'other sessions',
      'links for readers',
      ...allLinks.filter((link): link is Exclude<typeof link, 'reset links'> => link !== 'reset links'),
      ...allWaits,
    ],
    by: 'change-password.changePassword',
  },
  {
    what: 'ask for another address',
    who: 'a fresh session of an account with an address of its own',
    does: 'a link to the new address, which names nobody; allow or stop to the old one',
    ends: ['change of address', 'links to a new address', 'links to decide a change'],
    by: 'email-change.askEmailChange',
  },
  {
    what: 'confirm the new address',
    who: 'the session that asked: link opened there, or code typed there',
    does: 'the new address is proved',
    ends: [],
    by: 'email-change-proof.openChangeLink',
  },
  {
    what: 'allow the change',
    who: 'the old mailbox’s holder',
    does: 'it takes effect as soon as the new address is proved',
    ends: [],
    by: 'email-change-decision.decideEmailChange',
  },
  {
    what: 'stop the change',
    who: 'the old mailbox’s holder',
    does: 'nothing moves; everybody is signed out, and a new password is chosen by mail',
    ends: [
      ...(['change of address', 'links to a new address', 'links to decide a change'] as const),
      ...(['password', 'this session', 'other sessions', 'known browsers', 'links for readers'] as const),
    ],
    by: 'email-change-decision.decideEmailChange',
  },
  {
    what: 'effect of the change',
    who: 'the clock: proved, and allowed, or a factor shown when asking, or seven days without Stop',
    does: 'the address moves; the session that asked stays; nothing undoes it',
    ends: ['identities', 'other sessions', 'links for readers', ...allLinks, ...allWaits],
    by: 'run-email-changes.runEmailChanges',
  },
  {
    what: 'make this browser known',
    who: 'the mailbox’s holder, in the browser that asked',
    does: 'strangers’ guesses no longer keep it from typing the password',
    ends: [],
    by: 'known-browsers.makeBrowserKnown',
  },
  {
    what: 'end the other sessions',
    who: 'a session of the account; support',
    does: 'their devices are told why',
    ends: ['other sessions'],
    by: 'sessions.endSessions',
  },
] as const satisfies readonly Transition[]
