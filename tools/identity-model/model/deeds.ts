import {
  addIdentity,
  addPasskey,
  linkByPassword,
  logIn,
  mailLinkProof,
  openLinkProof,
  removeIdentities,
  removePasskey,
  signInWith,
  usePasskey,
} from './sign-in.ts'
import { askChange, confirmChange, decideChange, undoChange } from './change.ts'
import { askVerification, choosePassword, openVerification, regain, signUp } from './sign-ups.ts'
import {
  identities,
  type Account,
  type Browser,
  type Email,
  type Identity,
  type Mail,
  type MailKind,
  type Person,
  type State,
} from './state.ts'
import { accountOf, changePassword, endSessions, logOut, readsAccount, send } from './ways.ts'

/** Does one thing in a browser. @returns false when it cannot be done at this moment. */
export type Deed = (state: State, browser: Browser) => boolean

/** Mails of a kind that a person reads, oldest first. */
export const mailsOf = ({ mails, owners }: State, by: Person, kind: MailKind): Mail[] =>
  mails.filter(
    (mail) => mail.kind === kind && mail.at !== undefined && owners.includes(mail.to) === (by === 'owner'),
  )

/** What a person knows that may be the password. */
export const known = ({ passwords }: State, by: Person): string[] =>
  by === 'owner'
    ? [passwords.owner]
    : [passwords.attacker, ...(passwords.learned === undefined ? [] : [passwords.learned])]

/** A password that nobody else knows. */
function newPassword(state: State, by: Person): string {
  state.passwordsMade += 1
  return `${by} ${state.passwordsMade}`
}

/** The owner has chosen a password with a link: what a thief knew of this account is worth nothing now. */
export function regained(state: State, account: Account | undefined, password: string): void {
  state.passwords.owner = password
  if (account) account.stolen = false
}

function choose(state: State, browser: Browser, mail: Mail): boolean {
  const password = newPassword(state, browser.by)
  if (!choosePassword(state, browser, mail, password)) return false
  if (browser.by === 'owner') regained(state, mail.account, password)
  else state.passwords.attacker = password
  return true
}

const open =
  (kind: MailKind, act: (state: State, browser: Browser, mail: Mail) => boolean, which: 0 | -1 = -1): Deed =>
  (state, browser) => {
    const mail = mailsOf(state, browser.by, kind).at(which)
    return mail !== undefined && act(state, browser, mail)
  }

const verify = (state: State, browser: Browser, mail: Mail): boolean => {
  const opened = openVerification(state, browser, mail)
  return opened === 'password wanted' ? choose(state, browser, mail) : opened === 'done'
}

const asks =
  (kind: MailKind, ask: (state: State, browser: Browser) => unknown): Deed =>
  (state, browser) => {
    if (ask(state, browser) === false) return false
    state.asked.add(`${browser.name} ${kind}`)
    return true
  }

const forgot = (email: Email): Deed =>
  asks('reset', (state) => {
    const account = accountOf(state, email)
    if (account) send(state, { to: email, kind: 'reset', account })
  })

const decide =
  (decision: 'allow' | 'stop'): Deed =>
  (state, browser) => {
    const mail = mailsOf(state, browser.by, 'agree').findLast(
      ({ change }) => (change?.by === browser.by) === (decision === 'allow'),
    )
    if (!mail || !decideChange(state, mail, decision)) return false
    // Who only took a session has nothing left.
    const { account } = mail
    const knows = known(state, 'attacker').some((password) => password === account?.password)
    if (account && decision === 'stop' && browser.by === 'owner' && !knows) account.stolen = false
    return true
  }

const mailbox = ({ owners }: State, { by }: Browser, email: Email | undefined): boolean =>
  email !== undefined && owners.includes(email) === (by === 'owner')

const readsMailbox = (state: State, browser: Browser): boolean =>
  mailbox(state, browser, readsAccount(state, browser)?.email)

const addresses: readonly Email[] = ['ada', 'second']

/** The old mailbox came with its account at Google. */
const googleOf = ({ world }: State, by: Person): Identity =>
  identities[world === 'old mailbox lost' ? 'owner' : by].Google

/** What anybody may do in a browser, by the words of a step. */
export const deeds = {
  'sign up': asks('verify', (state, browser) =>
    signUp(state, browser, 'ada', { password: state.passwords[browser.by] }),
  ),
  'log in': (state, browser) =>
    addresses.some((email) =>
      known(state, browser.by).some((password) => logIn(state, browser, email, password)),
    ),
  'log out': (state, browser) => {
    if (!browser.session && !browser.signUp) return false
    logOut(state, browser)
    return true
  },
  'ask for the link again': asks('verify', (state) => askVerification(state, 'ada')),
  'forgot password': forgot('ada'),
  'forgot password of the second': forgot('second'),
  'sign in with Google': (state, browser) => {
    if (state.world === 'old mailbox lost' && browser.by === 'owner') return false
    signInWith(state, browser, googleOf(state, browser.by))
    return true
  },
  'sign in with Microsoft': asks('verify', (state, browser) =>
    signInWith(state, browser, identities[browser.by].Microsoft),
  ),
  'open verify-email': open('verify', verify),
  'open the first verify-email': open('verify', verify, 0),
  'open reset-password': open('reset', choose),
  'mail a link proof': asks('link', mailLinkProof),
  'link by password': (state, browser) =>
    known(state, browser.by).some((password) => linkByPassword(state, browser, password)),
  'open link-identity': open('link', openLinkProof),
  'add Google': (state, browser) =>
    (state.world !== 'old mailbox lost' || browser.by === 'attacker') &&
    addIdentity(state, browser, googleOf(state, browser.by), readsMailbox(state, browser)),
  'add Microsoft': (state, browser) =>
    addIdentity(state, browser, identities[browser.by].Microsoft, readsMailbox(state, browser)),
  'remove identities': removeIdentities,
  'add a passkey': (state, browser) => addPasskey(state, browser, readsMailbox(state, browser)),
  'sign in with the passkey': usePasskey,
  'remove the passkey': removePasskey,
  'change the address': asks('change', (state, browser) =>
    askChange(state, browser, browser.by === 'owner' ? 'second' : 'mallory'),
  ),
  'change the address to the other one': asks('change', (state, browser) =>
    askChange(state, browser, browser.by === 'owner' ? 'mallory' : 'ada'),
  ),
  'open change-email': open('change', confirmChange),
  'allow the change': decide('allow'),
  'stop the change': decide('stop'),
  'open undo-email-change': open('undo', (state, _browser, mail) => undoChange(state, mail)),
  'take the change back': (state, browser) => {
    const account = readsAccount(state, browser)
    if (!account?.change) return false
    delete account.change
    return true
  },
  'change the password': (state, browser) => {
    const next = newPassword(state, browser.by)
    if (!known(state, browser.by).some((password) => changePassword(state, browser, password, next)))
      return false
    if (browser.by === 'owner') state.passwords.owner = next
    else state.passwords.learned = next
    return true
  },
  'end other sessions': (state, browser) => {
    const account = readsAccount(state, browser)
    if (account) endSessions(state, account, browser.session)
    return account !== undefined
  },
} as const satisfies Record<string, Deed>

/** What the owner alone does. */
export const ownerDeeds = {
  'open a forwarded change-email': (state, browser) => {
    const mail = mailsOf(state, 'attacker', 'change').at(-1)
    return (
      mail !== undefined &&
      state.without.has('a mail to an unproved address names nobody') &&
      confirmChange(state, browser, mail)
    )
  },
  'lose the passkey': (state) => {
    if (state.passkeyLost || !state.accounts.some(({ passkey }) => passkey === 'owner')) return false
    state.passkeyLost = true
    return true
  },
  'reset without the passkey': open('reset', (state, browser, mail) => {
    if (!state.passkeyLost) return false
    const password = newPassword(state, browser.by)
    if (!regain(state, mail, password)) return false
    state.passwords.owner = password
    return true
  }),
} as const satisfies Record<string, Deed>
