import { expect, test } from 'vitest'
import { hideSecrets } from './hide-secrets.ts'

test('nothing under a secret’s name is told, however deep it stands and however it is written', () => {
  const line = {
    a: { b: { c: { d: { newPassword: 'canary', 'X-Auth-Token': 'canary' } } } },
    list: [{ TIN: 'canary' }, { first_name: 'canary' }],
    to: ['canary'],
  }
  expect(JSON.stringify(hideSecrets(line))).not.toContain('canary')
})

test('harmless names that only contain a secret’s stay', () => {
  const line = { attempt: 2, tokens: 3, context: 'api', setting: 'on', total: 4, at: new Date(0) }
  expect(hideSecrets(line)).toEqual(line)
})

test('an address is taken out of any text', () => {
  expect(hideSecrets({ said: 'no mailbox ada@example.ng here' })).toEqual({
    said: 'no mailbox (address) here',
  })
})

test('what nests without end is cut off', () => {
  const round: Record<string, unknown> = {}
  round['again'] = round
  expect(JSON.stringify(hideSecrets(round))).toContain('[hidden]')
})
