import { describe, expect, it } from 'vitest'
import type { Profile } from '../../contract/http/users.ts'
import { clientAddresses } from '../addresses.ts'
import { startPageOf } from '../front/script/restore-session.ts'
import { placeholderProfile } from './profile.ts'
import type { Origin } from './session.ts'
import { carried, knownEmail, leadsTo, type Door } from './ways.ts'

const complete: Profile = {
  id: '01900000-0000-7000-8000-000000000000',
  email: 'adaeze@example.ng',
  verified: true,
  firstName: 'Adaeze',
  lastName: 'Okafor',
  dateOfBirth: '1988-03-07',
  tin: '12345678-0001',
  phoneNumber: '+2348035550142',
  authProvider: 'email',
  subscriptionActiveUntil: null,
}
const last = { account: complete.id, ownDevice: true }

/** Every state of a person: what the client knows of them, and what the call of `/` is answered. */
const people = {
  'signed out': { user: undefined, answer: null },
  // With a password a sign-up has no session.
  'signed up': { user: undefined, answer: null },
  provisional: { user: { ...complete, verified: false, firstName: null }, answer: undefined },
  incomplete: { user: { ...complete, tin: null }, answer: undefined },
  complete: { user: complete, answer: undefined },
  paid: { user: { ...complete, subscriptionActiveUntil: '2027-11-21T00:00:00.000Z' }, answer: undefined },
  'session ended': { user: undefined, answer: 'ended' },
  'server failing': { user: placeholderProfile({ ...last, tag: 'tag' }, false), answer: 'unknown' },
  'server failing, provisional': {
    user: placeholderProfile({ ...last, tag: 'hosted' }, false),
    answer: 'unknown',
  },
} as const satisfies Readonly<
  Record<string, { user: Profile | undefined; answer: Parameters<typeof startPageOf>[0] | undefined }>
>
type Person = keyof typeof people

const guarded = [
  '/onboarding',
  '/dashboard',
  '/questionnaire',
  '/results',
  '/account',
  '/submissions/:id',
  '/submissions/:id/return',
  '/submissions/:id/return/:worksheet',
  '/compare',
  '/upgrade',
] as const
const before = ['/login', '/signup', '/verify-pending', '/link-account'] as const
/** What a mail leads to, and the texts for review: theirs who open it, whoever is signed in. */
const forEverybody = [
  '/forgot-password',
  '/reset-password',
  '/verify',
  '/code',
  '/email-change',
  '/know-browser',
  '/shared',
  '/reminders',
  '/words-review',
] as const
type Address = (typeof clientAddresses)[number] | '/'

const all = (people_: readonly Person[], to: string) => Object.fromEntries(people_.map((one) => [one, to]))
const out = ['signed out', 'signed up', 'session ended'] as const
const waiting = ['provisional', 'server failing, provisional'] as const
const done = ['complete', 'paid', 'server failing'] as const

/** Where every address leads every person in the end; `itself` where its own page is theirs. */
const ends: Readonly<Record<string, Readonly<Partial<Record<Person, string>>>>> = {
  '/': {
    ...all(['signed out', 'signed up'], 'itself'),
    'session ended': '/login',
    ...all(waiting, '/verify-pending'),
    incomplete: '/onboarding',
    // By way of /onboarding, which has nothing to ask of somebody whose profile is not known.
    ...all(done, '/dashboard'),
  },
  '/login': {
    ...all(out, 'itself'),
    ...all(waiting, '/verify-pending'),
    incomplete: '/onboarding',
    ...all(done, '/dashboard'),
  },
  '/onboarding': {
    ...all(out, '/login'),
    ...all(waiting, '/verify-pending'),
    incomplete: 'itself',
    ...all(done, '/dashboard'),
  },
  others: {
    ...all(out, '/login'),
    ...all(waiting, '/verify-pending'),
    incomplete: 'itself',
    ...all(done, 'itself'),
  },
}
const rowOf = (address: Address, person: Person): string => {
  if (forEverybody.some((one) => one === address)) return address
  const isOwn =
    (address === '/verify-pending' || address === '/link-account') && waiting.some((one) => one === person)
  if (isOwn) return address
  const isBefore = before.some((one) => one === address)
  const row = ends[isBefore ? '/login' : address] ?? ends['others']
  const end = row?.[person] ?? 'nowhere'
  return end === 'itself' ? address : end
}

const isDoor = (address: string): address is Exclude<Door, 'guarded'> =>
  [...before, '/onboarding'].some((one) => one === address)

/** One step from an address, as the guard, the doors and the front's script take it. */
function step(address: string, person: Person, origin?: Origin, wantsUpgrade = false): string | undefined {
  const { user, answer } = people[person]
  if (address === '/') return startPageOf(answer === undefined ? (user ?? null) : answer)
  const isGuarded = guarded.some((one) => one === address)
  const door: Door | undefined =
    isGuarded && address !== '/onboarding' ? 'guarded' : isDoor(address) ? address : undefined
  return door && leadsTo(door, { user, origin, wantsUpgrade })?.to
}

/** All addresses on the way from one, its end last. @throws Error for a way without an end. */
function walk(
  address: string,
  person: Person,
  more: { origin?: Origin; wantsUpgrade?: boolean } = {},
): string[] {
  const way = [address]
  for (;;) {
    const next = step(way[way.length - 1] ?? '', person, more.origin, more.wantsUpgrade)
    if (next === undefined) return way
    if (way.includes(next)) throw new Error(`${way.join(' > ')} > ${next} has no end`)
    way.push(next)
  }
}

const ended = (person: Person, from: string, more: Parameters<typeof walk>[2] = {}) =>
  walk(from, person, more).slice(-1)[0]
const wish = { wantsUpgrade: true }

const names = Object.keys(people) as readonly Person[]
const addresses: readonly Address[] = ['/', ...clientAddresses]

describe('where every address leads every person', () => {
  it('the table has every address of the client', () => {
    expect([...before, ...guarded, ...forEverybody].sort()).toEqual([...clientAddresses].sort())
  })

  for (const person of names)
    it(`${person}: ends where the table says`, () => {
      const found = addresses.map((address) => [address, ended(person, address)])
      expect(found).toEqual(addresses.map((address) => [address, rowOf(address, person)]))
    })

  it('a failing server: /login leads to /dashboard, and / by way of /onboarding', () => {
    expect(walk('/login', 'server failing')).toEqual(['/login', '/dashboard'])
    expect(walk('/', 'server failing')).toEqual(['/', '/onboarding', '/dashboard'])
  })

  it('a verified person comes back to the page that asked for the sign-in; the others first verify', () => {
    const origin = { to: '/submissions/1', state: { draftId: '1' } }
    for (const person of ['incomplete', ...done] as const)
      expect(leadsTo('/login', { user: people[person].user, origin })).toEqual(origin)
    for (const person of waiting) expect(ended(person, '/login', { origin })).toBe('/verify-pending')
  })

  it('"Upgrade now" ends on /upgrade, after what the profile lacks', () => {
    expect(names.map((person) => [person, ended(person, '/login', wish)])).toEqual([
      ['signed out', '/login'],
      ['signed up', '/login'],
      ['provisional', '/verify-pending'],
      ['incomplete', '/onboarding'],
      ['complete', '/upgrade'],
      ['paid', '/upgrade'],
      ['session ended', '/login'],
      ['server failing', '/dashboard'],
      ['server failing, provisional', '/verify-pending'],
    ])
    expect(ended('complete', '/onboarding', wish)).toBe('/upgrade')
    expect(ended('complete', '/account', wish)).toBe('/account')
  })
})

describe('what goes along from page to page of the sign-in', () => {
  it('is the address that was typed, and the page that asked', () => {
    const from = { pathname: '/upgrade', search: '', hash: '', state: null }
    const state = carried({ from, token: 'secret' }, 'ada@example.ng')
    expect(state).toEqual({ email: 'ada@example.ng', from })
    expect(knownEmail(state)).toBe('ada@example.ng')
    expect(carried({ from: { pathname: '//evil.example' } }, '')).toEqual({ email: '' })
    for (const other of [null, {}, { email: 1 }, 'x']) expect(knownEmail(other)).toBeUndefined()
  })
})
