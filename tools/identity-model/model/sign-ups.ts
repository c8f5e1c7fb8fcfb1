import type { Account, Browser, Email, Mail, SignUp, State } from './state.ts'
import { accountOf, endWaysIn, holds, send, showsFactor, startSession } from './ways.ts'

const HOUR = 60
const WEEK = 7 * 24 * HOUR
/** How long what a sign-up brought waits to be used first. */
const PROVISIONAL = HOUR
/** How many sign-ups an address kept before. */
const KEPT = 5

/** Sign up: a row of this address and browser, and one link for the address. */
export function signUp(
  state: State,
  browser: Browser,
  email: Email,
  brought: Pick<SignUp, 'password' | 'identity'>,
): void {
  const row: SignUp = { email, browser: browser.cookie, ...brought }
  const older = (one: SignUp) => one.email === email && one.browser === browser.cookie
  const same = holds(state, 'losing a sign-up costs nothing')
  state.signUps = [...state.signUps.filter((one) => !(same && older(one))), row]
  if (!same) {
    const kept = state.signUps.filter((one) => one.email === email).slice(-KEPT)
    state.signUps = state.signUps.filter((one) => one.email !== email || kept.includes(one))
  }
  if (brought.identity) browser.signUp = row
  askVerification(state, email, row)
}

/** Sends the link of an address again; of a provisional account, a reset link. */
export function askVerification(state: State, email: Email, signUp?: SignUp): void {
  const account = accountOf(state, email)
  if (account?.provisional) send(state, { to: email, kind: 'reset', account })
  if (account || !state.signUps.some((one) => one.email === email)) return
  send(state, { to: email, kind: 'verify', ...(signUp && { signUp }) })
}

/** Makes the account of an address. All its sign-ups end with it. */
export function create(
  state: State,
  email: Email,
  brought: Pick<Account, 'password' | 'identities'>,
): Account {
  const account: Account = { email, ...brought }
  state.accounts.push(account)
  const ended = state.signUps.filter((one) => one.email === email)
  state.signUps = state.signUps.filter((one) => one.email !== email)
  if (!holds(state, 'a sign-up’s session ends with it'))
    for (const browser of Object.values(state.browsers))
      if (browser.signUp && ended.includes(browser.signUp)) startSession(state, browser, account)
  return account
}

/** The sign-up that a link adopts when this browser opens it; undefined: elsewhere. */
function adoptedBy(state: State, browser: Browser, mail: Mail): SignUp | undefined {
  const waiting = state.signUps.filter(({ email }) => email === mail.to)
  const own = waiting.filter((one) => one.browser === browser.cookie)
  const here = holds(state, 'it adopts that browser’s newest sign-up') ? own : waiting
  if (own.length > 0) return here.at(-1)
  if (!holds(state, 'a verification link acts in the browser that signed up'))
    return mail.signUp ?? waiting.at(-1)
  return undefined
}

/** Opens a verification link. @returns what the page then wants. */
export function openVerification(
  state: State,
  browser: Browser,
  mail: Mail,
): 'done' | 'password wanted' | 'nothing' {
  if (!verificationWorks(state, mail)) return 'nothing'
  const adopted = adoptedBy(state, browser, mail)
  if (!adopted) return 'password wanted'
  const { password, identity } = adopted
  mail.dead = true
  const account = create(state, mail.to, {
    ...(password !== undefined && { password }),
    identities: identity ? [identity] : [],
  })
  if (holds(state, 'a verified account is provisional'))
    account.provisional = { browser: browser.cookie, until: state.now + PROVISIONAL }
  if (!holds(state, 'verifying starts no session')) {
    delete account.provisional
    startSession(state, browser, account)
  }
  return 'done'
}

/** Chooses a password with a link: of an address without account, or of one that is reset. */
export function choosePassword(state: State, browser: Browser, mail: Mail, password: string): boolean {
  if (mail.kind === 'verify') {
    if (!verificationWorks(state, mail)) return false
    create(state, mail.to, { password, identities: [] })
  } else {
    const { account } = mail
    if (!resetWorks(state, mail) || !account || !showsFactor(state, account, browser)) return false
    endWaysIn(state, account)
    account.password = password
  }
  mail.dead = true
  return true
}

/** Asks for a reset without the factor, which is lost. */
export function regain(state: State, mail: Mail, password: string): boolean {
  const { account } = mail
  if (!resetWorks(state, mail) || account?.passkey === undefined) return false
  mail.dead = true
  account.regaining = { since: state.now, password }
  if (!holds(state, 'a lost factor costs a week')) settleRegaining(state, account, 0)
  return true
}

/** The reset takes effect when nobody came with the factor for a week. */
export function settleRegaining(state: State, account: Account, wait = WEEK): void {
  const { regaining } = account
  if (!regaining || state.now - regaining.since < wait) return
  delete account.regaining
  delete account.passkey
  endWaysIn(state, account)
  account.password = regaining.password
}

export function verificationWorks(state: State, mail: Mail): boolean {
  const waits = holds(state, 'losing a sign-up costs nothing')
    ? state.signUps.some(({ email }) => email === mail.to)
    : mail.signUp !== undefined && state.signUps.includes(mail.signUp)
  return (
    !mail.dead &&
    mail.at !== undefined &&
    state.now - mail.at < 24 * HOUR &&
    waits &&
    !accountOf(state, mail.to)
  )
}

export const resetWorks = (state: State, { dead, at, account }: Mail): boolean =>
  !dead &&
  at !== undefined &&
  state.now - at < 8 * HOUR &&
  account !== undefined &&
  state.accounts.includes(account)

/** Whether a link in the owner's mailbox works, for I6. */
export const works = (state: State, mail: Mail): boolean =>
  state.owners.includes(mail.to) &&
  ((mail.kind === 'verify' && verificationWorks(state, mail)) ||
    (mail.kind === 'reset' && resetWorks(state, mail)))
