import type { Account, Browser, Email, Identity, Mail, Session, State } from './state.ts'
import type { Rule } from './rules.ts'

/** Minutes. */
const HOUR = 60
const DAY = 24 * HOUR
export const FRESH = 10
const IDLE = { own: 7 * DAY, other: HOUR }
const LONGEST = { own: 30 * DAY, other: 12 * HOUR }

export const holds = (state: State, rule: Rule): boolean => !state.without.has(rule)

export const accountOf = (state: State, email: Email): Account | undefined =>
  state.accounts.find((account) => account.email === email)

/** The account that a browser is signed in to. */
export function readsAccount(state: State, { session }: Browser): Account | undefined {
  if (!session || !state.sessions.includes(session)) return undefined
  const kind = session.own ? 'own' : 'other'
  const lives = state.now - session.usedAt < IDLE[kind] && state.now - session.at < LONGEST[kind]
  return lives ? session.account : undefined
}

/** A new session, and a new random id for the browser. */
export function startSession(state: State, browser: Browser, account: Account, by?: Identity): void {
  state.sessions = state.sessions.filter((session) => session !== browser.session)
  browser.session = { account, at: state.now, usedAt: state.now, own: browser.own, ...(by && { by }) }
  browser.signUp = undefined
  renew(state, browser)
  state.sessions.push(browser.session)
}

export function renew(state: State, browser: Browser): void {
  state.cookies += 1
  browser.cookie = state.cookies
}

export function logOut(state: State, browser: Browser): void {
  state.sessions = state.sessions.filter((session) => session !== browser.session)
  browser.session = undefined
  browser.signUp = undefined
  renew(state, browser)
}

export function endSessions(state: State, account: Account, but?: Session): void {
  state.sessions = state.sessions.filter((session) => session.account !== account || session === but)
}

/** Whether what a sign-up brought counts in this browser: everywhere once the account is open. */
export const counts = (state: State, account: Account, browser: Browser): boolean =>
  !account.provisional ||
  (account.provisional.browser === browser.cookie && state.now < account.provisional.until)

/** Ends what a sign-up brought and nobody used: the holder has proved the mailbox without it. */
export function open(account: Account, keepUnused = false): void {
  if (account.provisional && !keepUnused) {
    delete account.password
    account.identities = []
  }
  delete account.provisional
}

/** Ends every other way in, in one act. */
export function endWaysIn(state: State, account: Account): void {
  if (holds(state, 'a reset ends sessions')) endSessions(state, account)
  if (holds(state, 'a reset ends identities')) account.identities = []
  delete account.provisional
  if (!holds(state, 'a reset ends changes and links that wait')) return
  delete account.change
  endWaiting(state, account)
  endMails(
    state,
    account,
    ({ kind }) => kind !== 'reset' || holds(state, 'a newer mail leaves older links alone'),
  )
}

export function endWaiting(state: State, account: Account): void {
  for (const browser of Object.values(state.browsers))
    if (browser.waiting?.account === account) browser.waiting = undefined
}

export function endMails(state: State, account: Account, which: (mail: Mail) => boolean): void {
  for (const mail of state.mails) if (mail.account === account && which(mail)) mail.dead = true
}

/** Asks for a mail; the worker sends it. A newer one supersedes nothing. */
export function send(state: State, mail: Mail): void {
  if (!holds(state, 'a newer mail leaves older links alone'))
    for (const older of state.mails)
      if (older.to === mail.to && older.kind === mail.kind && mail.kind !== 'verify') older.dead = true
  state.mails.push(mail)
}

/** Whether a session is fresh enough, and shows the factor where one is set, for a sensitive act. */
export function mayAct(state: State, browser: Browser): Account | undefined {
  const account = readsAccount(state, browser)
  if (!account || !browser.session) return undefined
  if (state.now - browser.session.at > FRESH) return undefined
  return account
}

/** Whether a person can show the factor of an account, or there is none. */
export const showsFactor = (state: State, account: Account, browser: Browser): boolean =>
  account.passkey === undefined ||
  (account.passkey === browser.by && !(browser.by === 'owner' && state.passkeyLost))

/** Changes the password of who knows it. Ends other sessions and what waits, but no reset link. */
export function changePassword(state: State, browser: Browser, from: string, to: string): boolean {
  const account = readsAccount(state, browser)
  if (!account || account.password !== from || !showsFactor(state, account, browser)) return false
  account.password = to
  endSessions(state, account, browser.session)
  endWaiting(state, account)
  delete account.change
  const keeps = holds(state, 'a changed password leaves reset links alone')
  endMails(state, account, ({ kind }) => kind === 'link' || kind === 'change' || (kind === 'reset' && !keeps))
  return true
}
