import type { World } from '../histories.ts'
import type { Rule } from './rules.ts'

/** Minutes since the history began. */
export type Minutes = number
export type Person = 'owner' | 'attacker'
/** Mailboxes: of the owner, a second one of theirs, and the attacker's. */
export type Email = 'ada' | 'second' | 'mallory'
export type BrowserName = 'laptop' | 'phone' | 'evil' | 'den' | 'scanner'

/** A person at a provider, with the address that it claims. */
export interface Identity {
  of: Person
  provider: 'Google' | 'Microsoft'
  email: Email
  vouched: boolean
}

export interface SignUp {
  email: Email
  /** The cookie of the browser that signed up. */
  browser: number
  password?: string
  identity?: Identity
}

export interface Session {
  account: Account
  at: Minutes
  usedAt: Minutes
  /** On a device that the person called their own. */
  own: boolean
  /** The identity it was begun with. */
  by?: Identity
}

/** A change of address that waits. */
export interface Change {
  to: Email
  session: Session | undefined
  by: Person
  askedAt: Minutes
  toldAt?: Minutes
  factorShown: boolean
  proved: boolean
  allowed: boolean
}

export interface Account {
  email: Email
  password?: string
  identities: Identity[]
  /** Whose passkey is set. */
  passkey?: Person
  /** What the sign-up brought counts in this browser only, until this minute. */
  provisional?: { browser: number; until: Minutes }
  change?: Change
  /** A reset without the factor waits since then, with this password. */
  regaining?: { since: Minutes; password: string }
  /** A thief came in, or it was the attacker’s, and the owner did not choose a password since. */
  stolen?: boolean
  /** Whose data is in it. */
  name?: Person
}

/** An identity that waits in one browser, for an hour, for the proof that an account is its person’s. */
export interface Waiting {
  at: Minutes
  account: Account
  identity: Identity
}

export type MailKind = 'verify' | 'reset' | 'link' | 'change' | 'agree' | 'undo'

export interface Mail {
  to: Email
  kind: MailKind
  /** When it arrived; undefined while it waits for the worker. */
  at?: Minutes
  dead?: boolean
  account?: Account
  signUp?: SignUp
  waiting?: Waiting
  change?: Change
}

export interface Browser {
  name: BrowserName
  by: Person
  /** Its random id: new after every sign-in and logout. */
  cookie: number
  own: boolean
  session?: Session | undefined
  signUp?: SignUp | undefined
  waiting?: Waiting | undefined
}

/** Everything there is. */
export interface State {
  world: World
  without: ReadonlySet<Rule>
  now: Minutes
  browsers: Record<BrowserName, Browser>
  accounts: Account[]
  sessions: Session[]
  signUps: SignUp[]
  mails: Mail[]
  cookies: number
  passwords: { owner: string; attacker: string; learned?: string | undefined }
  passwordsMade: number
  /** The addresses whose mailbox the owner reads. */
  owners: readonly Email[]
  /** The owner has their passkey no more. */
  passkeyLost: boolean
  /** Links that were asked for in a browser, as `laptop verify`. */
  asked: Set<string>
}

const browser = (name: BrowserName, by: Person, cookie: number, own: boolean): Browser => ({
  name,
  by,
  cookie,
  own,
})

/** Where a history of this world begins, with every rule but these. */
export function begin(world: World, without: ReadonlySet<Rule>): State {
  const state: State = {
    world,
    without,
    now: 0,
    browsers: {
      laptop: browser('laptop', 'owner', 1, true),
      phone: browser('phone', 'owner', 2, world !== 'shared phone'),
      evil: browser('evil', 'attacker', 3, true),
      den: browser('den', 'attacker', 4, true),
      scanner: browser('scanner', 'owner', 5, false),
    },
    accounts: [],
    sessions: [],
    signUps: [],
    mails: [],
    cookies: 5,
    passwords: { owner: 'Ada’s', attacker: 'Mallory’s' },
    passwordsMade: 0,
    owners: world === 'old mailbox lost' ? ['second'] : ['ada', 'second'],
    passkeyLost: false,
    asked: new Set(),
  }
  const begun = beginnings[world]
  if (begun) begun(state)
  return state
}

const google = (of: Person, email: Email): Identity => ({ of, provider: 'Google', email, vouched: true })

/** Identities that people have at providers. */
export const identities: Readonly<Record<Person, { Google: Identity; Microsoft: Identity }>> = {
  owner: {
    Google: google('owner', 'ada'),
    Microsoft: { of: 'owner', provider: 'Microsoft', email: 'ada', vouched: false },
  },
  attacker: {
    Google: google('attacker', 'mallory'),
    Microsoft: { of: 'attacker', provider: 'Microsoft', email: 'ada', vouched: false },
  },
}

/** Gives an account that was the attacker's, with every way in that they had, to the owner. */
function givenAway(state: State): void {
  const { evil, den } = state.browsers
  const account: Account = {
    email: 'ada',
    password: state.passwords.attacker,
    stolen: true,
    identities: state.without.has('a change of address ends identities') ? [identities.attacker.Google] : [],
  }
  state.accounts.push(account)
  evil.session = { account, at: 0, usedAt: 0, own: true }
  state.sessions.push(evil.session)
  den.waiting = { at: 0, account, identity: identities.attacker.Microsoft }
  const dead = !state.without.has('a change of address ends links mailed before')
  state.mails.push({ to: 'mallory', kind: 'reset', at: 0, account, dead })
  if (state.without.has('a change of address cannot be undone'))
    state.mails.push({ to: 'mallory', kind: 'undo', at: 0, account })
}

/** An open account of the owner. */
function withAccount(state: State): Account {
  const account: Account = { email: 'ada', password: state.passwords.owner, identities: [], name: 'owner' }
  state.accounts.push(account)
  return account
}

function withPasskey(state: State): void {
  withAccount(state).passkey = 'owner'
}

/** The owner moved the account to the second address, and lost the first mailbox, with all that lies in it. */
function lostMailbox(state: State): void {
  const account = withAccount(state)
  account.email = 'second'
  if (state.without.has('a change of address ends identities'))
    account.identities.push(identities.owner.Google)
  const dead = !state.without.has('a change of address ends links mailed before')
  state.mails.push({ to: 'ada', kind: 'reset', at: 0, account, dead })
  if (state.without.has('a change of address cannot be undone'))
    state.mails.push({ to: 'ada', kind: 'undo', at: 0, account })
}

const beginnings: Partial<Record<World, (state: State) => unknown>> = {
  'own account': withAccount,
  thefts: withAccount,
  'given away': givenAway,
  passkey: withPasskey,
  'passkey and thefts': withPasskey,
  'old mailbox lost': lostMailbox,
}
