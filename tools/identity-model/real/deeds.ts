import type { MailName } from '../../../contract/jobs/mails.ts'
import { cookies, type Browser } from './adapter.ts'
import { checkAdopted, checkOpened, checkReset } from './invariants.ts'
import { lettersOf, type Letter, type Life, type Person, type Place } from './life.ts'
import { accountOf } from './rows.ts'

/** Does one thing. @returns false when it cannot be done at this moment. */
export type Deed = (life: Life, place: Place) => Promise<boolean>

let made = 0
const newPassword = (by: Person): string => `${by === 'owner' ? 'seven' : 'nine'} fresh yams ${(made += 1)}`

/** What a person knows that may be the password. */
export const known = ({ passwords }: Life, by: Person): string[] =>
  by === 'owner'
    ? [passwords.owner]
    : [passwords.attacker, ...(passwords.learned === undefined ? [] : [passwords.learned])]

/** Chooses a password with a link. What a thief knew of the account is worth nothing then. */
export async function choose(
  life: Life,
  { by, browser }: Pick<Place, 'by' | 'browser'>,
  letter: Letter,
): Promise<boolean> {
  const password = newPassword(by)
  const { link, kind, to } = letter
  if (!link || !(await browser.choosePassword(link, password))) return false
  life.passwords[by] = password
  if (by === 'attacker') return true
  if (kind === 'reset-password') await checkReset(life, to)
  const account = await accountOf(life.product, to)
  if (account && kind === 'reset-password') life.stolen.delete(account.id)
  return true
}

/** Opens a mail's link; a person goes on where its page wants a password. */
const open =
  (kind: MailName, at: 0 | -1 = -1): Deed =>
  async (life, place) => {
    const letter = lettersOf(life, place.by, kind).at(at)
    const { link } = letter ?? {}
    if (!letter || !link) return false
    const isStrange = place.by === 'owner' && !life.asked.has(`${place.name} ${kind}`)
    const opened = isStrange
      ? await checkOpened(life, () => place.browser.open(link))
      : await place.browser.open(link)
    if (opened === 'done' && kind === 'verify-email' && place.by === 'owner')
      await checkAdopted(life, place, letter.to)
    return opened === 'password wanted' ? choose(life, place, letter) : opened !== 'nothing'
  }

/** Notes which link is asked for here. */
const asks =
  (kind: MailName, ask: Deed): Deed =>
  async (life, place) => {
    if (!(await ask(life, place))) return false
    life.asked.add(`${place.name} ${kind}`)
    return true
  }

const inSession =
  (deed: Deed): Deed =>
  (life, place) =>
    place.browser.client.cookies.has(cookies.session) ? deed(life, place) : Promise.resolve(false)

/** Tries what a person knows until something is right. */
async function withKnown(
  life: Life,
  by: Person,
  attempt: (password: string) => Promise<boolean>,
): Promise<boolean> {
  for (const password of known(life, by)) if (await attempt(password)) return true
  return false
}

/** Remembers what the sign-ups of this browser were made with. */
function bring(life: Life, { browser }: Place, what: string): void {
  const id = browser.client.cookies.get(cookies.browser)
  if (id !== undefined) life.brought.set(id, (life.brought.get(id) ?? new Set()).add(what))
}

const forgot = (email: 'ada' | 'second'): Deed =>
  asks('reset-password', (life, { browser }) => browser.forgot(life.emails[email]))

const change = (email: 'ada' | 'second' | 'mallory'): Deed =>
  asks('change-email', async (life, { by, browser }) => {
    if (!(await browser.askChange(life.emails[email]))) return false
    if (by === 'owner') life.wanted.add(life.emails[email])
    return true
  })

const decide =
  (decision: 'allow' | 'stop'): Deed =>
  async (life, { by, browser }) => {
    const link = lettersOf(life, by, 'email-change-asked').at(-1)?.link
    const asked = link && (await browser.askedFor(link))
    if (!link || asked === undefined) return false
    const isOwn = life.wanted.has(asked) === (by === 'owner')
    if (isOwn !== (decision === 'allow') || !(await browser.decide(link, decision))) return false
    const knows = life.passwords.learned !== undefined || life.world === 'given away'
    if (by === 'owner' && decision === 'stop' && !knows) life.stolen.clear()
    return true
  }

const typeCode =
  (kind: MailName): Deed =>
  async (life, { by, browser }) => {
    const link = lettersOf(life, by, kind).at(-1)?.link
    return link !== undefined && browser.typeCode(link)
  }

const ownGoogle = ({ world }: Life, by: Person): boolean => world !== 'old mailbox lost' || by === 'attacker'

const simply =
  (act: (browser: Browser) => Promise<boolean>): Deed =>
  (_life, { browser }) =>
    act(browser)

/** Where the account may be. */
const addresses = ({ emails, wanted, world }: Life): string[] =>
  wanted.has(emails.second) || world === 'old mailbox lost' ? [emails.second, emails.ada] : [emails.ada]

/** What anybody may do in a browser, by the words of a step. Passkeys are asked of the model alone. */
export const deeds: Readonly<Record<string, Deed>> = {
  'sign up': asks('verify-email', async (life, place) => {
    const password = life.passwords[place.by]
    const taken = await place.browser.signUp(life.emails.ada, password)
    bring(life, place, password)
    return taken
  }),
  'log in': async (life, { by, browser }) => {
    for (const email of addresses(life))
      if (await withKnown(life, by, (password) => browser.logIn(email, password))) return true
    return true
  },
  'log out': inSession(simply(({ logOut }) => logOut())),
  'ask for the link again': asks('verify-email', (life, { browser }) => browser.askAgain(life.emails.ada)),
  'forgot password': forgot('ada'),
  'forgot password of the second': forgot('second'),
  'sign in with Google': async (life, { by, browser }) =>
    ownGoogle(life, by) && browser.signInWith(life.accounts[by].Google),
  'sign in with Microsoft': asks('verify-email', async (life, place) => {
    const came = await place.browser.signInWith(life.accounts[place.by].Microsoft)
    life.asked.add(`${place.name} link-identity`)
    bring(life, place, 'an identity')
    return came
  }),
  'open verify-email': open('verify-email'),
  'open the first verify-email': open('verify-email', 0),
  'open reset-password': open('reset-password'),
  'mail a link proof': asks(
    'link-identity',
    simply(({ mailLinkProof }) => mailLinkProof()),
  ),
  'link by password': (life, { by, browser }) =>
    withKnown(life, by, (password) => browser.linkByPassword(password)),
  'open link-identity': open('link-identity'),
  'type the link code': typeCode('link-identity'),
  'add Google': inSession(
    async (life, { by, browser }) =>
      ownGoogle(life, by) && browser.signInWith(life.accounts[by].Google, 'link'),
  ),
  'add Microsoft': inSession((life, { by, browser }) =>
    browser.signInWith(life.accounts[by].Microsoft, 'link'),
  ),
  'change the address': inSession((life, place) =>
    change(place.by === 'owner' ? 'second' : 'mallory')(life, place),
  ),
  'change the address to the other one': inSession((life, place) =>
    change(place.by === 'owner' ? 'mallory' : 'ada')(life, place),
  ),
  'open change-email': open('change-email'),
  'type the change code': inSession(typeCode('change-email')),
  'allow the change': decide('allow'),
  'stop the change': decide('stop'),
  'take the change back': inSession(simply(({ cancelChange }) => cancelChange())),
  'change the password': inSession(async (life, { by, browser }) => {
    const next = newPassword(by)
    if (!(await withKnown(life, by, (password) => browser.changePassword(password, next)))) return false
    life.passwords[by === 'owner' ? 'owner' : 'learned'] = next
    return true
  }),
  'open a forwarded change-email': async (life, { by, browser }) => {
    const letter = lettersOf(life, 'attacker', 'change-email').at(-1)
    const names = [life.emails.ada, life.emails.second, 'Ada'].some((name) => letter?.text.includes(name))
    if (by !== 'owner' || !letter?.link || !names) return false
    return (await browser.open(letter.link)) === 'done'
  },
  'end other sessions': inSession(simply(({ endOthers }) => endOthers())),
}
