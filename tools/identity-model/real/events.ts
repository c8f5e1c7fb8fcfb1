import { cookies, openBrowser } from './adapter.ts'
import { checkLinks, checkOpened } from './invariants.ts'
import { lettersOf, type Life } from './life.ts'
import { accountOf } from './rows.ts'

type Event = (life: Life) => Promise<boolean>

const HALF_DAY = 12 * 60

/** Time goes by: a browser forgets its id and a session that is not its own within a day. */
const pass =
  (minutes: number): Event =>
  async (life) => {
    if (minutes > 7 * 24 * 60) await objects(life)
    life.product.clock.advance({ minutes })
    if (minutes > HALF_DAY)
      for (const { browser } of Object.values(life.places)) browser.client.cookies.delete(cookies.browser)
    return true
  }

/** In a week the owner reads the mails and stops a change that they did not ask for. */
async function objects(life: Life): Promise<void> {
  const { laptop } = life.places
  for (const { link } of lettersOf(life, 'owner', 'email-change-asked')) {
    const asked = link && (await laptop?.browser.askedFor(link))
    if (link && asked !== undefined && !life.wanted.has(asked)) await laptop?.browser.decide(link, 'stop')
  }
}

/** A program that opens every link in the owner's mailbox and runs its page's scripts. */
const scan: Event = async (life) => {
  const letters = lettersOf(life, 'owner').slice(-3)
  const scanner = openBrowser(life.product, '10.253.0.1', false)
  return checkLinks(life, async () => {
    for (const { link } of letters) if (link) await checkOpened(life, () => scanner.open(link))
    return letters.length > 0
  })
}

/** What happens without anybody at a browser. */
export const events: Readonly<Record<string, Event>> = {
  'time: 11 minutes': pass(11),
  'time: 61 minutes': pass(61),
  'time: 25 hours': pass(25 * 60),
  'time: 8 days': pass(8 * 24 * 60),
  'worker: runs': async ({ product }) => {
    await product.work()
    return true
  },
  'worker: sends the oldest mail': ({ product }) => product.sendOldest(),
  'scanner: opens every mail': scan,
  'thief: learns the password': async (life) => {
    life.passwords.learned = life.passwords.owner
    for (const email of life.mailboxes.owner) {
      const account = await accountOf(life.product, email)
      if (account) life.stolen.add(account.id)
    }
    return true
  },
  'thief: takes the session of the laptop': async ({ places, stolen }) => {
    const { laptop, evil } = places
    const seen = await laptop?.browser.reads()
    const session = laptop?.browser.client.cookies.get(cookies.session)
    if (!seen || session === undefined) return false
    evil?.browser.client.cookies.set(cookies.session, session)
    stolen.add(seen.id)
    return true
  },
  'phone: changes hands': ({ product, places }) => {
    product.clock.advance({ minutes: 61 })
    const { phone } = places
    if (phone) phone.by = phone.by === 'owner' ? 'attacker' : 'owner'
    return Promise.resolve(true)
  },
}
