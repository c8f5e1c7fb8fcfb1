import { MOST_STEPS, type History, type Step } from '../histories.ts'
import { checkAlike } from './alike.ts'
import { beginnings } from './beginnings.ts'
import { openBrowser } from './adapter.ts'
import { choose, deeds } from './deeds.ts'
import { events } from './events.ts'
import { checkAddress, checkLinks, checkReaders, checkWaysIn } from './invariants.ts'
import { begin, Violation, type Life } from './life.ts'
import type { Product } from './product.ts'
import { accountOf } from './rows.ts'

/** What may end a link of another's: everything that asks for mails, or changes an account. */
const mayEndLinks = /sign up|forgot|ask for|mail a|change|Microsoft|open/

/** Does one step. @returns false when it cannot be done at this moment. */
async function take(life: Life, step: Step): Promise<boolean> {
  const event = events[step]
  if (event) return event(life)
  const [name = '', words = ''] = step.split(': ')
  const place = life.places[name]
  const deed = deeds[words]
  if (!place || !deed) return false
  const isHarmless = place.by === 'owner' || !mayEndLinks.test(words)
  return isHarmless ? deed(life, place) : checkLinks(life, () => deed(life, place))
}

/** I2: the owner proves each mailbox, has everything back, and nobody else gets in. */
async function regain(life: Life): Promise<void> {
  const { product, mailboxes } = life
  product.clock.advance({ hours: 2 })
  await product.work()
  const browser = openBrowser(product, '10.250.0.1', false)
  for (const email of mailboxes.owner) {
    const account = await accountOf(product, email)
    if (!account) continue
    await browser.forgot(email)
    await product.work()
    const letter = life.letters(email).findLast(({ kind }) => kind === 'reset-password')
    if (!letter || !(await choose(life, { by: 'owner', browser }, letter)))
      throw new Violation('I6', 'the owner asked for a reset link, and none works')
    if (!(await browser.logIn(email, life.passwords.owner)))
      throw new Violation('I2', 'the owner cannot sign in after a reset')
    const seen = await browser.reads()
    if (seen?.id !== account.id || seen.firstName !== account.firstName)
      throw new Violation('I2', 'something was lost')
  }
}

/** What the attacker tries in the end; identities were looked for in the account itself. */
const attackersTries = ['log in', 'open reset-password', 'open change-email', 'allow the change']

/** The end of each history: the owner regains the account, and the attacker tries everything. */
async function finish(life: Life): Promise<void> {
  await regain(life)
  const { evil } = life.places
  await checkReaders(life)
  if (!evil) return
  for (const words of attackersTries) {
    await deeds[words]?.(life, evil)
    await checkReaders(life, [evil])
  }
  await checkWaysIn(life)
}

/** Steps after which an identity may stand where none stood. */
const mayAddWayIn = /Google|Microsoft|link|open|code/
/** Steps after which an account may have moved. */
const mayMove = /open|code|allow|stop|worker|hands/

/** Asks the product after a step: the browser of the step, and every one when an account may have changed hands. */
async function checkAfter(life: Life, step: Step): Promise<void> {
  const acted = life.places[step.split(': ')[0] ?? '']
  if (mayMove.test(step) || !acted) await checkReaders(life)
  else await checkReaders(life, [acted])
  if (mayAddWayIn.test(step)) await checkWaysIn(life)
  if (mayMove.test(step)) await checkAddress(life)
}

/** What came of a history: the steps that were done, and the invariant that did not hold. */
export interface Lived {
  done: readonly Step[]
  violation?: Violation
}

/** Lives a history on the product. @param ends whether it ends with the owner's reset, and a stranger's questions. */
export async function live(
  product: Product,
  { world, steps }: History,
  ends = { reset: true, questions: true },
): Promise<Lived> {
  await product.restart()
  const life = begin(product, world)
  const done: Step[] = []
  try {
    await beginnings[world]?.(life)
    for (const step of steps) {
      if (done.length >= MOST_STEPS) break
      if (!(await take(life, step))) continue
      done.push(step)
      await checkAfter(life, step)
    }
    await checkReaders(life)
    if (ends.reset) await finish(life)
    if (ends.questions) await checkAlike(life)
    return { done }
  } catch (error) {
    if (error instanceof Violation) return { done, violation: error }
    throw error
  }
}
