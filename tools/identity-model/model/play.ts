import { MOST_STEPS, type History, type Step } from '../histories.ts'
import { settleAll } from './change.ts'
import { deeds, mailsOf, ownerDeeds, type Deed } from './deeds.ts'
import { decideChange } from './change.ts'
import {
  checkAtEnd,
  checkFactor,
  checkOpened,
  checkReset,
  checkStep,
  factorOf,
  linksThatWork,
  signature,
  typedHere,
  type Invariant,
} from './invariants.ts'
import { accountOf } from './ways.ts'
import { openLinkProof } from './sign-in.ts'
import { openVerification, settleRegaining } from './sign-ups.ts'
import type { Rule } from './rules.ts'
import { begin, type Browser, type BrowserName, type MailKind, type Mail, type State } from './state.ts'
import { confirmChange, undoChange } from './change.ts'

const pass =
  (minutes: number) =>
  (state: State): boolean => {
    state.now += minutes
    if (minutes >= 8 * 24 * 60) objects(state)
    return true
  }

/** In a week the owner reads the mails and stops a change that they did not ask for. */
function objects(state: State): void {
  for (const mail of mailsOf(state, 'owner', 'agree'))
    if (mail.change?.by === 'attacker') decideChange(state, mail, 'stop')
}

/** The worker: what waits is sent, what is due takes effect. */
export function work(state: State): boolean {
  settleAll(state)
  for (const account of state.accounts) settleRegaining(state, account)
  for (const mail of state.mails) if (mail.at === undefined) sent(state, mail)
  return true
}

function sent(state: State, mail: Mail): void {
  mail.at = state.now
  if (mail.kind === 'agree' && mail.change) mail.change.toldAt = state.now
}

/** A program that opens every link in the owner's mailbox and runs its page's scripts. */
function scan(state: State): boolean {
  const { scanner } = state.browsers
  for (const mail of mailsOf(state, 'owner', 'verify')) openVerification(state, scanner, mail)
  for (const mail of mailsOf(state, 'owner', 'link')) openLinkProof(state, scanner, mail)
  for (const mail of mailsOf(state, 'owner', 'change')) confirmChange(state, scanner, mail)
  for (const mail of mailsOf(state, 'owner', 'undo')) undoChange(state, mail)
  return true
}

const events: Record<Step, (state: State) => boolean> = {
  'time: 11 minutes': pass(11),
  'time: 61 minutes': pass(61),
  'time: 25 hours': pass(25 * 60),
  'time: 8 days': pass(8 * 24 * 60),
  'worker: runs': work,
  'worker: sends the oldest mail': (state) => {
    const mail = state.mails.find(({ at }) => at === undefined)
    if (mail) sent(state, mail)
    return mail !== undefined
  },
  'scanner: opens every mail': scan,
  'thief: learns the password': (state) => {
    state.passwords.learned = state.passwords.owner
    return true
  },
  'thief: takes the session of the laptop': (state) => {
    const { laptop, evil } = state.browsers
    if (!laptop.session) return false
    evil.session = laptop.session
    laptop.session.account.stolen = true
    return true
  },
  'phone: changes hands': (state) => {
    const { phone } = state.browsers
    state.now += 61
    phone.by = phone.by === 'owner' ? 'attacker' : 'owner'
    return true
  },
}

const opens: Readonly<Record<string, MailKind>> = {
  'open verify-email': 'verify',
  'open the first verify-email': 'verify',
  'open link-identity': 'link',
  'open change-email': 'change',
}

type Act = (state: State) => Invariant | false | undefined

function inBrowser(name: BrowserName, words: string, deed: Deed, byOwner: boolean): Act {
  const kind = opens[words]
  return (state) => {
    const browser = state.browsers[name]
    if (byOwner && browser.by !== 'owner') return false
    const factor = factorOf(state)
    const act = () => deed(state, browser)
    const broken =
      browser.by === 'owner' ? ownersAct(state, browser, { words, kind, act }) : watched(state, act)
    return broken ?? checkFactor(state, factor, browser)
  }
}

/** I2, I4, I6 of what the owner does: opens links anywhere, and gets what they chose. */
function ownersAct(
  state: State,
  browser: Browser,
  { words, kind, act }: { words: string; kind: MailKind | undefined; act: () => boolean },
): Invariant | false | undefined {
  const typed = kind === 'verify' ? typedHere(state, browser) : undefined
  const strange = kind !== undefined && !state.asked.has(`${browser.name} ${kind}`)
  const broken = strange ? checkOpened(state, act) : act() ? undefined : false
  if (broken !== undefined) return broken
  if (words === 'open reset-password') return checkReset(state)
  return typed === undefined || accountOf(state, 'ada')?.password === typed ? undefined : 'I6'
}

/** I6: what others do ends no link of the owner's. */
function watched(state: State, act: () => boolean): Invariant | false | undefined {
  const before = linksThatWork(state)
  if (!act()) return false
  const after = linksThatWork(state)
  return before.every((mail) => after.includes(mail)) ? undefined : 'I6'
}

function acts(): Map<Step, Act> {
  const all = new Map<Step, Act>()
  for (const name of ['laptop', 'phone', 'evil', 'den'] as const) {
    for (const [words, deed] of Object.entries(deeds))
      all.set(`${name}: ${words}`, inBrowser(name, words, deed, false))
    for (const [words, deed] of Object.entries(ownerDeeds))
      if (name === 'laptop' || name === 'phone')
        all.set(`${name}: ${words}`, inBrowser(name, words, deed, true))
  }
  for (const [step, event] of Object.entries(events))
    all.set(step as Step, (state) => {
      const factor = factorOf(state)
      return event(state) ? checkFactor(state, factor, undefined) : false
    })
  all.set('scanner: opens every mail', (state) => {
    const before = signature(state)
    const broken = watched(state, () => scan(state))
    return before === signature(state) ? broken : 'I4'
  })
  return all
}

const all = acts()

/** Plays a history with every rule but these. @returns the invariant that it breaks; undefined when all hold. */
export function play(
  { world, steps }: History,
  without: ReadonlySet<Rule>,
  ignored?: ReadonlySet<Invariant>,
): Invariant | undefined {
  const state = begin(world, without)
  const counts = (broken: Invariant | undefined) => broken !== undefined && !ignored?.has(broken)
  let done = 0
  for (const step of steps) {
    const broken = all.get(step)?.(state)
    if (broken === false) continue
    if (counts(broken)) return broken
    const after = checkStep(state)
    if (counts(after)) return after
    done += 1
    if (done === MOST_STEPS) break
  }
  const atEnd = checkAtEnd(state, work)
  return counts(atEnd) ? atEnd : undefined
}
