import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { machineClaims } from './machine-claims.ts'
import { personOf } from './person.ts'

const folder = mkdtempSync(join(tmpdir(), 'naijatax-claims-'))
afterAll(() => rmSync(folder, { recursive: true }))
const osUser = userInfo().username

test.each([
  ['0\n', { osUser, loginUid: 0, loginName: 'root' }],
  [`${userInfo().uid}`, { osUser, loginUid: userInfo().uid, loginName: osUser }],
  // Of nobody in this machine's directory of users.
  ['1999999999', { osUser, loginUid: 1_999_999_999 }],
  // No login began this process, as in a container; no number; nothing.
  ['4294967295', { osUser }],
  ['ada', { osUser }],
  ['', { osUser }],
])('the kernel says %j', (text, claims) => {
  const file = join(folder, 'loginuid')
  writeFileSync(file, text)
  expect(machineClaims({}, file)).toEqual(claims)
})

test('who is signed in is what the kernel kept, whatever the environment says', () => {
  const forged = { SUDO_USER: 'ngozi', USER: 'ngozi', LOGNAME: 'ngozi' }
  const file = join(folder, 'kept')
  writeFileSync(file, '0')
  expect(personOf(machineClaims(forged, file), 'Ngozi')).toEqual({ name: 'root', by: 'login' })
  expect(personOf({ osUser, loginUid: 7 }, undefined)).toEqual({ name: 'uid 7', by: 'login' })
  const inContainer = machineClaims(forged, join(folder, 'nowhere'))
  expect(personOf(inContainer, 'Chidi Okoro')).toEqual({ name: 'Chidi Okoro', by: 'claim' })
  expect(personOf(inContainer, undefined)).toBeUndefined()
})

test('sudo and a system without a kernel’s word are told as they are', () => {
  const nowhere = join(folder, 'nowhere')
  expect(machineClaims({ SUDO_USER: 'chidi' }, nowhere)).toEqual({ osUser, sudoUser: 'chidi' })
  expect(machineClaims({ SUDO_USER: 'c'.repeat(1000) }, nowhere).sudoUser).toHaveLength(64)
})
