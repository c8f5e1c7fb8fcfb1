import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '../../contract/http/users.ts'
import { homeOf, missingProfileSteps, placeholderProfile } from './profile.ts'
import { fakeStorage } from '../features/autosave/testing/fakes.ts'
import { presumedSession } from './Protected.tsx'
import { recordSession } from './session-hint.ts'
import { originOf, type Session } from './session.ts'

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

describe('missingProfileSteps', () => {
  it('asks only what is missing, in order', () => {
    expect(missingProfileSteps(complete)).toEqual([])
    expect(missingProfileSteps({ ...complete, lastName: null, tin: '' })).toEqual(['name', 'tin'])
  })
  it('asks nothing of somebody whose profile could not be loaded', () => {
    expect(
      missingProfileSteps(placeholderProfile({ account: complete.id, tag: 'tag', ownDevice: true })),
    ).toEqual([])
  })
})

describe('placeholderProfile', () => {
  const last = { account: complete.id, ownDevice: false }
  it('is not verified for the session of a sign-up, which has no tag', () => {
    expect(placeholderProfile({ ...last, tag: 'tag' }, false).verified).toBe(true)
    expect(placeholderProfile({ ...last, tag: 'hosted' }, false).verified).toBe(false)
    expect(placeholderProfile({ ...last, tag: 'hosted' }, true).verified).toBe(true)
  })
})

describe('homeOf', () => {
  it('leads to verification, onboarding or the dashboard', () => {
    expect(homeOf({ ...complete, verified: false })).toBe('/verify-pending')
    expect(homeOf({ ...complete, phoneNumber: null })).toBe('/onboarding')
    expect(homeOf(complete)).toBe('/dashboard')
    expect(homeOf(placeholderProfile({ account: complete.id, tag: 'tag', ownDevice: true }))).toBe(
      '/dashboard',
    )
  })
})

describe('originOf', () => {
  it('remembers the place and its navigation state', () => {
    const from = { pathname: '/results', search: '?a=1', hash: '', state: { draftId: '1' } }
    expect(originOf({ state: { from } })).toEqual({ to: '/results?a=1', state: { draftId: '1' } })
  })
  it.each([
    [null],
    [{}],
    [{ from: { pathname: '//evil.example' } }],
    [{ from: { pathname: 'https://evil.example' } }],
  ])('has none in %j', (state) => {
    expect(originOf({ state })).toBeUndefined()
  })
})

const load = async () => undefined

describe('presumedSession, while the server is silent', () => {
  const calls = { setUser: () => undefined, refresh: async () => null, signOut: async () => undefined }
  const checking: Session = { state: 'checking', user: undefined, ...calls }
  const pages = { '/dashboard': load, '/questionnaire': load }
  const known = { account: complete.id, tag: 'phone', ownDevice: true }
  afterEach(() => vi.unstubAllGlobals())

  it('is the last one that this browser knew, on the pages that show what the device holds', () => {
    vi.stubGlobal('localStorage', fakeStorage())
    recordSession(known)
    for (const page of Object.keys(pages))
      expect(presumedSession(checking, pages, page), page).toMatchObject({
        state: 'in',
        user: placeholderProfile(known),
      })
    for (const page of ['/account', '/onboarding', '/results', '/upgrade'])
      expect(presumedSession(checking, pages, page), page).toBe(checking)
  })
  it('is none for a visitor, and never in place of an answer', () => {
    vi.stubGlobal('localStorage', fakeStorage())
    expect(presumedSession(checking, pages, '/dashboard')).toBe(checking)
    recordSession(known)
    const out: Session = {
      state: 'out',
      user: undefined,
      because: 'no-session',
      endWords: undefined,
      ...calls,
    }
    expect(presumedSession(out, pages, '/dashboard')).toBe(out)
  })
})
