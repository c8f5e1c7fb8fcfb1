import type { MailName } from '../../../contract/jobs/mails.ts'
import { renderSample, samples } from '../../../templates/email/index.ts'
import type { World } from '../histories.ts'
import { openBrowser, type Browser, type Link } from './adapter.ts'
import type { Mail, Product } from './product.ts'
import { tenant, type ProviderAccount } from './provider.ts'

/** An invariant of identity, by its number. */
export type Invariant = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I8'

/** An invariant did not hold. */
export class Violation extends Error {
  readonly invariant: Invariant

  constructor(invariant: Invariant, what: string) {
    super(`${invariant}: ${what}`)
    this.invariant = invariant
  }
}

export type Person = 'owner' | 'attacker'

/** A browser and who sits at it. */
export interface Place {
  name: string
  by: Person
  browser: Browser
}

/** A mail with its link, as it lies in a mailbox. */
export interface Letter extends Mail {
  kind: MailName | undefined
  link: Link | undefined
}

const kindOf = new Map<string, MailName>(samples.map((sample) => [renderSample(sample).subject, sample.mail]))

function letter(mail: Mail): Letter {
  const [, page, token] = /https?:\/\/[^/\s]+(\/[a-z-]+)\?token=([\w-]+)/.exec(mail.text) ?? []
  return { ...mail, kind: kindOf.get(mail.subject), link: page && token ? { page, token } : undefined }
}

/** One history as it goes: people, their browsers and mailboxes, and what each knows. */
export interface Life {
  readonly product: Product
  readonly world: World
  readonly emails: Readonly<Record<'ada' | 'second' | 'mallory', string>>
  /** Addresses whose mailbox each reads. */
  readonly mailboxes: Record<Person, readonly string[]>
  readonly places: Readonly<Record<string, Place>>
  readonly accounts: Record<Person, { Google: ProviderAccount; Microsoft: ProviderAccount }>
  passwords: { owner: string; attacker: string; learned: string | undefined }
  /** Accounts that a thief came into, or that were the attacker's, since the owner last chose a password. */
  readonly stolen: Set<string>
  /** Which links were asked for in which browser, as `laptop verify-email`. */
  readonly asked: Set<string>
  /** What was brought to sign-ups by the id of the browser. */
  readonly brought: Map<string, Set<string>>
  /** Addresses that the owner asked to change to. */
  readonly wanted: Set<string>
  letters: (email: string) => Letter[]
}

let lives = 0

/** A number from 1 on in the form of an id. */
const idOf = (count: number): string => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`

/** Begins a history with addresses, browsers and networks of its own. */
export function begin(product: Product, world: World): Life {
  lives += 1
  const net = `10.${(lives >> 8) & 255}.${lives & 255}`
  const emails = {
    ada: `ada${lives}@gmail.com`,
    second: `second${lives}@gmail.com`,
    mallory: `mallory${lives}@gmail.com`,
  }
  const place = (name: string, by: Person, host: number, own = true): Place => ({
    name,
    by,
    browser: openBrowser(product, `${net}.${host}`, own),
  })
  const google = (who: string, email: string): ProviderAccount => ({
    provider: 'google',
    claims: { sub: `${who}-${lives}`, email, email_verified: true },
  })
  const microsoft = (nth: number, email: string): ProviderAccount => ({
    provider: 'microsoft',
    claims: { sub: `${nth}-${lives}`, email, tid: tenant, oid: idOf(lives * 2 + nth) },
  })
  return {
    product,
    world,
    emails,
    mailboxes: { owner: [emails.ada, emails.second], attacker: [emails.mallory] },
    places: {
      laptop: place('laptop', 'owner', 1),
      phone: place('phone', 'owner', 2, world !== 'shared phone'),
      evil: place('evil', 'attacker', 3),
      den: place('den', 'attacker', 4),
    },
    accounts: {
      owner: { Google: google('ada', emails.ada), Microsoft: microsoft(0, emails.ada) },
      attacker: { Google: google('mallory', emails.mallory), Microsoft: microsoft(1, emails.ada) },
    },
    passwords: { owner: 'seven green yams', attacker: 'nine planted yams', learned: undefined },
    stolen: new Set(),
    asked: new Set(),
    brought: new Map(),
    wanted: new Set(),
    letters: (email) => product.inbox.filter(({ to }) => to === email).map(letter),
  }
}

/** Mails with a link of this kind in the mailboxes that a person reads, oldest first. */
export function lettersOf({ letters, mailboxes }: Life, by: Person, kind?: MailName): Letter[] {
  return mailboxes[by]
    .flatMap(letters)
    .filter((letter) => letter.link && (kind === undefined || letter.kind === kind))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
