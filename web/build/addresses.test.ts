import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clientAddresses, frontAddresses } from '../addresses.ts'

const web = join(import.meta.dirname, '..')
const matchesIn = (file: string, pattern: RegExp) =>
  new Set([...readFileSync(join(web, file), 'utf8').matchAll(pattern)].map(([, address]) => address))

it('the server is told every address that the client draws', () => {
  expect(matchesIn('routes.tsx', /path="([^"*_]+)"/g)).toEqual(new Set(clientAddresses))
})

it('every public address has its page', () => {
  expect(matchesIn('front/pages.tsx', /(?:address: |legal\()'([^']+)'/g)).toEqual(new Set(frontAddresses))
})
