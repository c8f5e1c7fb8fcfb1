import { identity, verifiedAccount } from '../../../db/testing/factories.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import type { World } from '../histories.ts'
import { lettersOf, type Life } from './life.ts'
import { host, type ProviderAccount } from './provider.ts'

/** An open account with a password. */
async function account(
  { product }: Life,
  given: { email: string; password: string; firstName: string | null },
): Promise<string> {
  const { password, ...row } = given
  return (await verifiedAccount(product.db, { ...row, passwordHash: await hashPassword(password) })).id
}

const ownAccount = ({ emails, passwords, ...life }: Life): Promise<string> =>
  account({ emails, passwords, ...life }, { email: emails.ada, password: passwords.owner, firstName: 'Ada' })

/** A provider's account as a way in, proved by the account's password. */
async function linked({ product }: Life, accountId: string, { claims }: ProviderAccount): Promise<void> {
  await identity(product.db, { accountId, issuer: host.google, subject: claims.sub, provedBy: 'password' })
}

/** Moves the account that `from` is signed in to, with the code that the new mailbox's reader reads out. */
async function move(life: Life, from: 'laptop' | 'evil', to: string): Promise<void> {
  const { browser, by } = life.places[from] ?? {}
  if (!browser || !by) throw new Error('No such browser')
  await browser.askChange(to)
  await life.product.work()
  const code = life.letters(to).findLast(({ kind }) => kind === 'change-email')?.link
  const allow = lettersOf(life, by, 'email-change-asked').at(-1)?.link
  const moved = code && allow && (await browser.typeCode(code)) && (await browser.decide(allow, 'allow'))
  if (!moved) throw new Error('The address did not move')
}

/** The attacker makes an account with every way in and gives it to the owner. */
async function givenAway(life: Life): Promise<void> {
  const { emails, passwords, places, accounts, stolen } = life
  const id = await account(life, { email: emails.mallory, password: passwords.attacker, firstName: null })
  const evil = places['evil']?.browser
  await linked(life, id, accounts.attacker.Google)
  await evil?.logIn(emails.mallory, passwords.attacker)
  await evil?.forgot(emails.mallory)
  await move(life, 'evil', emails.ada)
  stolen.add(id)
}

/** The owner moved the account to the second address, and lost the first mailbox, with all that lies in it. */
async function lostMailbox(life: Life): Promise<void> {
  const { emails, mailboxes, passwords, places, accounts } = life
  const laptop = places['laptop']?.browser
  await linked(life, await ownAccount(life), accounts.owner.Google)
  await laptop?.logIn(emails.ada, passwords.owner)
  await laptop?.forgot(emails.ada)
  await move(life, 'laptop', emails.second)
  mailboxes.owner = [emails.second]
  mailboxes.attacker = [emails.ada, emails.mallory]
  accounts.attacker.Google = accounts.owner.Google
}

/** Where a history of each world begins, when not with nothing. */
export const beginnings: Partial<Record<World, (life: Life) => Promise<unknown>>> = {
  'own account': ownAccount,
  thefts: ownAccount,
  'given away': givenAway,
  'old mailbox lost': lostMailbox,
}
