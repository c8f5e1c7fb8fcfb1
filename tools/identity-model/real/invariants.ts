import type { World } from '../histories.ts'
import { cookies, openBrowser, type Opened } from './adapter.ts'
import { lettersOf, Violation, type Invariant, type Letter, type Life, type Place } from './life.ts'
import { accountOf, openedBy, snapshot, waysIn } from './rows.ts'

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

/** I4: whatever a link's page does by itself in a browser that did not ask, it changes nothing. */
export async function checkOpened(life: Life, open: () => Promise<Opened>): Promise<Opened> {
  const { product, mailboxes } = life
  const before = await snapshot(product, mailboxes.owner)
  const opened = await open()
  if (before !== (await snapshot(product, mailboxes.owner)))
    throw new Violation('I4', 'a link changed something where nobody had asked for it')
  return opened
}

/** I2: after a reset nothing else opens the account, and nothing waits that could. */
export async function checkReset({ product }: Life, email: string): Promise<void> {
  const left = await waysIn(product, email)
  if (left.some((count) => count > 0))
    throw new Violation('I2', `sessions, identities, changes and links after a reset: ${left.join(', ')}`)
}

/** I6: who signed up last in this browser gets an account with the password that they typed. */
export async function checkAdopted(life: Life, { browser }: Place, email: string): Promise<void> {
  const id = browser.client.cookies.get(cookies.browser)
  const brought = [...((id === undefined ? undefined : life.brought.get(id)) ?? [])]
  if (brought.length !== 1 || brought[0] !== life.passwords.owner) return
  if (!(await browser.logIn(email, life.passwords.owner)))
    throw new Violation('I6', 'the owner verified in their own browser, and their password does not work')
}

/** I1, I2, I3: who reads which account, and whose name stands in it. @param places the browsers that are asked. */
export async function checkReaders(life: Life, places = Object.values(life.places)): Promise<void> {
  for (const place of places) {
    const seen = await place.browser.reads()
    if (!seen) continue
    const isOwners = life.mailboxes.owner.includes(seen.email)
    if (place.by === 'attacker') {
      const isForbidden = isOwners || seen.firstName === 'Ada'
      if (isForbidden && !life.stolen.has(seen.id) && !(await isKnown(life, seen.email)))
        throw new Violation(readers[life.world], `the attacker reads the owner’s account in ${place.name}`)
      if (!isOwners && seen.firstName === null) await place.browser.writeName('Mallory')
    } else {
      if (seen.firstName === 'Mallory' && place.name !== 'phone')
        throw new Violation('I3', 'the owner is handed what the attacker put in')
      if (seen.firstName === null) await place.browser.writeName('Ada')
    }
  }
}

/** Whether the account opens with a password of the owner's that a thief has learned. */
async function isKnown(life: Life, email: string): Promise<boolean> {
  const { learned } = life.passwords
  if (learned === undefined || !(await openBrowser(life.product, '10.251.0.1', false).logIn(email, learned)))
    return false
  const account = await accountOf(life.product, email)
  if (account) life.stolen.add(account.id)
  return account !== undefined
}

/** I3: the owner's account stands at no address that is the attacker's. */
export async function checkAddress({ product, emails, mailboxes }: Life): Promise<void> {
  for (const email of [emails.mallory, emails.ada]) {
    if (mailboxes.owner.includes(email)) continue
    const account = await accountOf(product, email)
    if (account?.firstName === 'Ada')
      throw new Violation('I3', 'the owner’s account moved to another’s address')
  }
}

/** I5: no identity of the attacker opens an account of the owner. */
export async function checkWaysIn({ product, mailboxes, accounts, world, stolen }: Life): Promise<void> {
  const { Google, Microsoft } = accounts.attacker
  const subjects = [
    Google.claims.sub,
    `${String(Microsoft.claims['tid'])}.${String(Microsoft.claims['oid'])}`,
  ]
  const opened = await openedBy(product, mailboxes.owner, subjects)
  if (opened.some((id) => world !== 'given away' || !stolen.has(id)))
    throw new Violation('I5', 'an identity of the attacker opens the owner’s account')
}

/** The newest links in the owner's mailboxes that work now. */
async function workingLinks(life: Life): Promise<Letter[]> {
  const asker = openBrowser(life.product, '10.252.0.1', false)
  const newest = (['verify-email', 'reset-password'] as const).flatMap(
    (kind) => lettersOf(life, 'owner', kind).at(-1) ?? [],
  )
  const working: Letter[] = []
  for (const letter of newest) if (letter.link && (await works(asker, letter))) working.push(letter)
  return working
}

async function works(asker: Place['browser'], { link }: Letter): Promise<boolean> {
  return link !== undefined && (await asker.open({ ...link, page: '/reset-password' })) === 'password wanted'
}

/** I6: what others do ends no link in the owner's mailbox. */
export async function checkLinks(life: Life, act: () => Promise<boolean>): Promise<boolean> {
  const before = await workingLinks(life)
  const acted = await act()
  const asker = openBrowser(life.product, '10.252.0.1', false)
  for (const letter of before)
    if (!(await works(asker, letter)))
      throw new Violation('I6', `another ended the owner’s ${letter.kind} link`)
  return acted
}
