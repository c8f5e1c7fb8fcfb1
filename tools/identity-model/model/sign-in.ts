import type { Account, Browser, Email, Identity, Mail, State, Waiting } from './state.ts'
import { create, signUp } from './sign-ups.ts'
import { accountOf, counts, holds, mayAct, open, send, showsFactor, startSession } from './ways.ts'

/** Signs in with a password, and the factor where one is set. */
export function logIn(state: State, browser: Browser, email: Email, password: string): boolean {
  const account = accountOf(state, email)
  if (!account || account.password !== password || !counts(state, account, browser)) return false
  if (!showsFactor(state, account, browser)) return false
  open(account, true)
  if (account.passkey !== undefined) delete account.regaining
  startSession(state, browser, account)
  return true
}

/** Signs in with a passkey. */
export function usePasskey(state: State, browser: Browser): boolean {
  const account = state.accounts.find(({ passkey }) => passkey === browser.by)
  if (!account || !showsFactor(state, account, browser)) return false
  delete account.regaining
  startSession(state, browser, account)
  return true
}

/** Comes back from a provider. */
export function signInWith(state: State, browser: Browser, identity: Identity): void {
  const linked = state.accounts.find(({ identities }) => identities.includes(identity))
  const owned = accountOf(state, identity.email)
  const isProof = identity.vouched || !holds(state, 'only vouched claims prove an address')
  if (linked) {
    if (!counts(state, linked, browser) || !showsFactor(state, linked, browser)) return
    open(linked, true)
    startSession(state, browser, linked, identity)
  } else if (owned) browser.waiting = { at: state.now, account: owned, identity }
  else if (isProof)
    startSession(state, browser, create(state, identity.email, { identities: [identity] }), identity)
  else signUp(state, browser, identity.email, { identity })
}

/** The account takes the identity that waits in this browser. */
function link(state: State, browser: Browser, account: Account, identity: Identity): void {
  account.identities.push(identity)
  browser.waiting = undefined
  startSession(state, browser, account, identity)
}

const waitsIn = (state: State, { waiting }: Browser): Waiting | undefined =>
  waiting && state.now - waiting.at < 60 ? waiting : undefined

/** Proves with the account's password that the identity that waits is its person's. */
export function linkByPassword(state: State, browser: Browser, password: string): boolean {
  const waiting = waitsIn(state, browser)
  if (!waiting || waiting.account.password !== password || !counts(state, waiting.account, browser))
    return false
  if (!waiting.identity.vouched && holds(state, 'an unvouched identity is linked by mail only')) return false
  if (!showsFactor(state, waiting.account, browser)) return false
  open(waiting.account, true)
  link(state, browser, waiting.account, waiting.identity)
  return true
}

/** Asks for the mail that proves it. */
export function mailLinkProof(state: State, browser: Browser): boolean {
  const waiting = waitsIn(state, browser)
  if (!waiting) return false
  send(state, { to: waiting.account.email, kind: 'link', account: waiting.account, waiting })
  return true
}

/** Opens that mail's link, or types here the code that it shows elsewhere. */
export function openLinkProof(state: State, browser: Browser, mail: Mail): boolean {
  const { waiting } = mail
  if (!waiting || mail.dead || mail.at === undefined || state.now - mail.at > 60) return false
  const began = Object.values(state.browsers).find((one) => waitsIn(state, one) === waiting)
  if (!began || (began !== browser && holds(state, 'a link proof acts in the browser that began')))
    return false
  mail.dead = true
  open(waiting.account, !holds(state, 'a link proof ends what a provisional account brought'))
  link(state, began, waiting.account, waiting.identity)
  return true
}

/** Adds an identity on the security page: the mailed code reaches only who reads the mailbox. */
export function addIdentity(
  state: State,
  browser: Browser,
  identity: Identity,
  readsMailbox: boolean,
): boolean {
  const account = mayAct(state, browser)
  if (!account || state.accounts.some(({ identities }) => identities.includes(identity))) return false
  const proved = readsMailbox || (account.passkey !== undefined && showsFactor(state, account, browser))
  if (!proved && holds(state, 'adding a way in needs the mailbox or the factor')) return false
  if (!showsFactor(state, account, browser) && holds(state, 'a sensitive act shows the factor')) return false
  account.identities.push(identity)
  return true
}

/** Adds a passkey, which is a factor from then on. */
export function addPasskey(state: State, browser: Browser, readsMailbox: boolean): boolean {
  const account = mayAct(state, browser)
  if (!account || account.passkey !== undefined) return false
  if (!readsMailbox && holds(state, 'adding a way in needs the mailbox or the factor')) return false
  account.passkey = browser.by
  return true
}

/** Removes the passkey. */
export function removePasskey(state: State, browser: Browser): boolean {
  const account = mayAct(state, browser)
  if (account?.passkey === undefined) return false
  if (!showsFactor(state, account, browser) && holds(state, 'the factor is removed with it alone'))
    return false
  delete account.passkey
  return true
}

/** Removes an identity, and the sessions that were begun with it. */
export function removeIdentities(state: State, browser: Browser): boolean {
  const account = mayAct(state, browser)
  if (!account || !showsFactor(state, account, browser) || account.password === undefined) return false
  const removed = account.identities
  account.identities = []
  state.sessions = state.sessions.filter(({ by }) => !by || !removed.includes(by))
  return removed.length > 0
}
