import { describe, expect, it, test } from 'vitest'
import { identityFaults, identityMode, moveEnd } from './identity-mode.ts'

const provider = {
  IDENTITY_ISSUER: 'https://id.example.ng',
  IDENTITY_AUDIENCE: 'naijatax',
  IDENTITY_SCRIPT_URL: 'https://id.example.ng/script.js',
  IDENTITY_PUBLISHABLE_KEY: 'pk_live_1',
}
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const until = { IDENTITY_MOVE_UNTIL: '2027-01-31' }
const noon = new Date('2026-11-22T12:00:00Z')

/** The names of variables in the faults of this environment. */
const namesIn = (env: Parameters<typeof identityFaults>[0]) =>
  identityFaults(env).map((fault) => fault.split(' must ')[0]?.split(' goes ')[0])
const all = Object.keys(provider).join(', ')
const two = 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET'

describe('who answers the door', () => {
  // Every choice of mode with and without provider, Google, and last day: what stands in the way of a start, and the mode.
  const modes = [undefined, 'built-in', 'hosted', 'moving'] as const
  const choices = modes.flatMap((mode) =>
    [true, false].flatMap((hasProvider) =>
      [true, false].flatMap((hasGoogle) =>
        [true, false].map((hasDay) => ({ mode, hasProvider, hasGoogle, hasDay })),
      ),
    ),
  )
  it.each(choices)('%o', ({ mode, hasProvider, hasGoogle, hasDay }) => {
    const env = {
      ...(mode && { IDENTITY_MODE: mode }),
      ...(hasProvider && provider),
      ...(hasGoogle && google),
      ...(hasDay && until),
    }
    const meant = mode ?? (hasProvider ? 'hosted' : 'built-in')
    const faults = []
    if (meant === 'built-in' && hasProvider) faults.push(all)
    if (meant !== 'built-in' && !hasProvider) faults.push(all)
    if (meant === 'hosted' && hasGoogle) faults.push(two)
    if ((meant === 'moving') !== hasDay) faults.push('IDENTITY_MOVE_UNTIL')
    expect(namesIn(env)).toEqual(faults)
    expect(identityMode(env, noon)).toBe(meant)
  })

  it('needs the provider whole, and names what is missing', () => {
    for (const name of Object.keys(provider))
      expect(namesIn({ ...provider, [name]: undefined, IDENTITY_MODE: 'hosted' })).toEqual([name])
    expect(namesIn({ IDENTITY_AUDIENCE: 'naijatax' })).toEqual([
      'IDENTITY_ISSUER, IDENTITY_SCRIPT_URL, IDENTITY_PUBLISHABLE_KEY',
    ])
  })
})

test('moving lasts through its last day in Lagos, and is then as hosted', () => {
  const env = { ...provider, ...until, IDENTITY_MODE: 'moving' as const }
  expect(moveEnd(env)).toEqual(new Date('2027-02-01T00:00:00+01:00'))
  expect(identityMode(env, new Date('2027-01-31T23:59:59.999+01:00'))).toBe('moving')
  expect(identityMode(env, new Date('2027-02-01T00:00:00+01:00'))).toBe('hosted')
  expect(moveEnd({ ...provider, IDENTITY_MODE: 'hosted' })).toBeUndefined()
})
