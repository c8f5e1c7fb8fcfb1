import type { Account, Browser, Change, Email, Mail, State } from './state.ts'
import {
  accountOf,
  endMails,
  endSessions,
  endWaiting,
  FRESH,
  holds,
  readsAccount,
  send,
  showsFactor,
} from './ways.ts'

const DAY = 24 * 60
const WEEK = 7 * DAY

/** Asks for a change of address: a link to the new one, Allow and Stop to the old. */
export function askChange(state: State, browser: Browser, to: Email): boolean {
  const account = readsAccount(state, browser)
  if (!account || !browser.session || account.email === to || account.password === undefined) return false
  const fresh = state.now - browser.session.at <= FRESH
  if (!fresh && holds(state, 'asking for a change needs a fresh session')) return false
  if (!showsFactor(state, account, browser) && holds(state, 'a sensitive act shows the factor')) return false
  const factorShown = account.passkey !== undefined && showsFactor(state, account, browser)
  const change: Change = {
    to,
    session: browser.session,
    by: browser.by,
    askedAt: state.now,
    factorShown,
    proved: false,
    allowed: false,
  }
  account.change = change
  send(state, { to, kind: 'change', account, change })
  send(state, { to: account.email, kind: 'agree', account, change })
  if (!holds(state, 'a change of address cannot be undone'))
    send(state, { to: account.email, kind: 'undo', account })
  return true
}

const waits = ({ account, change, dead, at }: Mail): boolean =>
  account !== undefined && change !== undefined && account.change === change && !dead && at !== undefined

/** Opens the link at the new address, or types here the code that it shows elsewhere. */
export function confirmChange(state: State, browser: Browser, mail: Mail): boolean {
  const { change, account } = mail
  if (!waits(mail) || !change || !account || state.now - change.askedAt > WEEK + DAY) return false
  const asked = change.session === browser.session && readsAccount(state, browser) === account
  if (!asked && holds(state, 'a change of address is confirmed by the session that asked')) return false
  change.proved = true
  mail.dead = true
  settle(state, account)
  return true
}

/** Allow or Stop, at the old address. */
export function decideChange(state: State, mail: Mail, decision: 'allow' | 'stop'): boolean {
  const { change, account } = mail
  if (!waits(mail) || !change || !account) return false
  if (decision === 'allow') {
    change.allowed = true
    settle(state, account)
    return true
  }
  delete account.change
  if (holds(state, 'Stop ends the sessions')) endSessions(state, account)
  return true
}

/** The change takes effect, if it may by now. */
export function settle(state: State, account: Account): void {
  const { change } = account
  if (!change?.proved || accountOf(state, change.to)) return
  const since = holds(state, 'the week begins when the old address was told') ? change.toldAt : change.askedAt
  const week = since !== undefined && state.now - since >= WEEK
  const agreed = change.factorShown || change.allowed || week
  if (!agreed && holds(state, 'the old address agrees or has a week')) return
  delete account.change
  move(state, account, change.to, change)
}

function move(state: State, account: Account, to: Email, change?: Change): void {
  account.email = to
  delete account.provisional
  state.signUps = state.signUps.filter(({ email }) => email !== to)
  endSessions(state, account, change?.session)
  if (holds(state, 'a change of address ends identities')) account.identities = []
  endWaiting(state, account)
  if (holds(state, 'a change of address ends links mailed before'))
    endMails(state, account, ({ kind }) => kind !== 'undo')
}

/** Opens the link that undid a change for three days. */
export function undoChange(state: State, mail: Mail): boolean {
  const { account, to } = mail
  if (!account || mail.dead || mail.at === undefined || state.now - mail.at > 3 * DAY) return false
  if (accountOf(state, to) && accountOf(state, to) !== account) return false
  mail.dead = true
  delete account.change
  move(state, account, to)
  return true
}

/** Moves what is due. */
export function settleAll(state: State): void {
  for (const account of state.accounts) settle(state, account)
}
