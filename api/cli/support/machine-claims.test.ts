import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { machineClaims } from './machine-claims.ts'

const folder = mkdtempSync(join(tmpdir(), 'naijatax-claims-'))
afterAll(() => rmSync(folder, { recursive: true }))
const osUser = userInfo().username

test.each([
  ['1000', { osUser, loginUid: 1000 }],
  ['0\n', { osUser, loginUid: 0 }],
  // No login began this process, as in a container; no number; nothing.
  ['4294967295', { osUser }],
  ['ada', { osUser }],
  ['', { osUser }],
])('the kernel says %j', (text, claims) => {
  const file = join(folder, 'loginuid')
  writeFileSync(file, text)
  expect(machineClaims({}, file)).toEqual(claims)
})

test('sudo and a system without a kernel’s word are told as they are', () => {
  const nowhere = join(folder, 'nowhere')
  expect(machineClaims({ SUDO_USER: 'chidi' }, nowhere)).toEqual({ osUser, sudoUser: 'chidi' })
  expect(machineClaims({ SUDO_USER: 'c'.repeat(1000) }, nowhere).sudoUser).toHaveLength(64)
})
