import { expect, test } from 'vitest'
import { chosenOf } from './chosen.ts'

const old = 'kept-before'

test.each([
  { address: ['', ''], list: undefined, chosen: ['', ''] },
  { address: ['', ''], list: [], chosen: ['', ''] },
  { address: ['', ''], list: ['new'], chosen: ['', ''] },
  { address: ['', ''], list: ['new', old], chosen: [old, 'new'] },
  { address: ['new', ''], list: ['new', old], chosen: ['new', old] },
  { address: [old, ''], list: ['new', old], chosen: [old, 'new'] },
  { address: ['', 'new'], list: ['new', old], chosen: [old, 'new'] },
  { address: ['', old], list: ['new', old], chosen: ['new', old] },
  { address: ['new', old], list: ['new', old], chosen: ['new', old] },
  { address: ['elsewhere', ''], list: ['new', old], chosen: ['elsewhere', ''] },
  { address: ['', ''], list: ['newest', 'new', old], chosen: ['', ''] },
  { address: ['new', ''], list: ['newest', 'new', old], chosen: ['new', ''] },
] as const)('of $list with $address in the address: $chosen', ({ address, list, chosen }) => {
  expect(chosenOf(address, list)).toEqual(chosen)
})
