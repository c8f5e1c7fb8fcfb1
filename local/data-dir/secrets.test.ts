import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSecrets } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naijatax-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('loadSecrets', () => {
  it('makes secrets once, for their owner only', () => {
    const secrets = loadSecrets(folder)
    expect(loadSecrets(folder)).toEqual(secrets)
    expect(secrets.tokenKey.length).toBeGreaterThanOrEqual(32)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  it('adds those that an older copy did not have, and keeps the rest', () => {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, JSON.stringify({ tokenKey: 'kept', another: 'kept too' }))
    expect(loadSecrets(folder)).toMatchObject({ tokenKey: 'kept', operatorUser: 'operator' })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ another: 'kept too' })
  })

  it('says what to do with a damaged file', () => {
    writeFileSync(join(folder, 'secrets.json'), '{"tokenKey": "abc')
    expect(() => loadSecrets(folder)).toThrow(/secrets\.json cannot be read .* remove it/)
  })
})
