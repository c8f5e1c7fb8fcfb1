import type { World } from '../histories.ts'
import { deeds, regained } from './deeds.ts'
import { choosePassword, resetWorks, works } from './sign-ups.ts'
import type { Account, Browser, Mail, Minutes, State } from './state.ts'
import { accountOf, readsAccount, send, showsFactor } from './ways.ts'

/** An invariant of identity, by its number. */
export type Invariant = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6'

/** Which invariant is broken when the attacker reads in a world. */
const readers: Readonly<Record<World, Invariant>> = {
  'own browsers': 'I1',
  'own account': 'I1',
  passkey: 'I1',
  thefts: 'I2',
  'passkey and thefts': 'I2',
  'shared phone': 'I2',
  'given away': 'I3',
  'old mailbox lost': 'I3',
}

const browsersOf = ({ browsers }: State): Browser[] => [
  browsers.laptop,
  browsers.phone,
  browsers.evil,
  browsers.den,
]

/** Links in the owner's mailbox that work. */
export const linksThatWork = (state: State): Mail[] => state.mails.filter((mail) => works(state, mail))

/** Everything that an opened link must not change. */
export const signature = ({ accounts, sessions }: State): string =>
  accounts
    .map(({ email, password, identities, provisional, change }) =>
      [email, password, identities.length, provisional?.until, change?.proved, change?.allowed].join(),
    )
    .concat(String(sessions.length))
    .join(';')

/** I4: in a browser that did not ask, an opened link does nothing but let its opener choose a password. */
export function checkOpened(state: State, act: () => boolean): Invariant | false | undefined {
  const before = signature(state)
  const chosen = state.passwordsMade
  if (!act()) return false
  return before === signature(state) || state.passwordsMade > chosen ? undefined : 'I4'
}

function readBy(state: State, browser: Browser, account: Account): Invariant | undefined {
  const isOwners = state.owners.includes(account.email)
  if (browser.by === 'attacker') {
    const { learned } = state.passwords
    account.stolen ||= learned !== undefined && account.password === learned
    if (!account.stolen && (isOwners || account.name === 'owner')) return readers[state.world]
    if (!isOwners) account.name ??= 'attacker'
    return undefined
  }
  if (account.name === 'attacker' && browser.name !== 'phone') return 'I3'
  account.name ??= 'owner'
  return undefined
}

/** Who reads what, and which ways in stand, after each step. */
export function checkStep(state: State): Invariant | undefined {
  for (const browser of browsersOf(state)) {
    const account = readsAccount(state, browser)
    const broken = account && readBy(state, browser, account)
    if (broken) return broken
  }
  for (const { email, identities, passkey, name, provisional, stolen } of state.accounts) {
    if (name === 'owner' && !state.owners.includes(email)) return 'I3'
    if (!state.owners.includes(email) || (state.world === 'given away' && stolen)) continue
    if (provisional) continue
    if (identities.some(({ of }) => of === 'attacker') || passkey === 'attacker') return 'I5'
  }
  return undefined
}

/** I2: the owner proves the mailbox, has the account back with all that is in it, and nobody else gets in. */
export function checkAtEnd(state: State, work: (state: State) => unknown): Invariant | undefined {
  state.now += 120
  work(state)
  const { laptop, evil } = state.browsers
  const fresh: Browser = { ...laptop, cookie: -1, session: undefined, signUp: undefined, waiting: undefined }
  for (const email of state.owners) {
    const account = accountOf(state, email)
    if (!account || !showsFactor(state, account, fresh)) continue
    send(state, { to: email, kind: 'reset', account })
    work(state)
    const mail = state.mails.findLast(
      (one) => one.to === email && one.kind === 'reset' && resetWorks(state, one),
    )
    if (!mail) return 'I6'
    if (!choosePassword(state, fresh, mail, `regained ${email}`)) return 'I2'
    regained(state, account, `regained ${email}`)
  }
  for (const words of attackersTries) {
    deeds[words](state, evil)
    const broken = checkStep(state)
    if (broken) return broken
  }
  return undefined
}

const attackersTries = [
  'log in',
  'sign in with Google',
  'log in',
  'sign in with Microsoft',
  'open undo-email-change',
  'open reset-password',
  'forgot password',
] as const

/** The account whose factor is the owner's, and since when a reset without it waits. */
export function factorOf({ accounts }: State): { since: Minutes | undefined } | undefined {
  const account = accounts.find(({ passkey }) => passkey === 'owner')
  return account && { since: account.regaining?.since }
}

/** I6: a factor ends by who shows it, or after a week. */
export function checkFactor(
  state: State,
  before: ReturnType<typeof factorOf>,
  by: Browser | undefined,
): Invariant | undefined {
  if (!before || factorOf(state)) return undefined
  const shown = by?.by === 'owner' && !state.passkeyLost
  const waited = before.since !== undefined && state.now - before.since >= 7 * 24 * 60
  return shown || waited ? undefined : 'I6'
}

/** I2: after the owner's reset nothing else opens the account, and nothing waits that could. */
export function checkReset(state: State): Invariant | undefined {
  const account = state.accounts.find(({ password }) => password === state.passwords.owner)
  if (!account) return undefined
  const waits =
    account.change !== undefined ||
    account.identities.length > 0 ||
    state.sessions.some((session) => session.account === account) ||
    Object.values(state.browsers).some(({ waiting }) => waiting?.account === account)
  return waits ? 'I2' : undefined
}

/** I6: what the owner typed when they signed up last in this browser, if nobody did after them. */
export function typedHere(state: State, { cookie }: Browser): string | undefined {
  const own = state.signUps.findLast(({ email, browser }) => email === 'ada' && browser === cookie)
  return own?.password === state.passwords.owner ? own.password : undefined
}
