import { get } from 'node:http'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../testing/index.ts'

const local = useTestApi({ env: { PUBLIC_URL: 'http://localhost:3000' } })
const deployed = useTestApi()
const opens = { 'Sec-Fetch-Mode': 'navigate' }
/** Asks as a browser does; fetch would say of itself that it opens nothing. The test's server listens on 127.0.0.1. */
const at = (api: typeof local, path: string, headers: Record<string, string> = opens) =>
  new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    const { hostname, port } = new URL(api.origin)
    get({ hostname, port, path, headers }, (answer) => {
      answer.resume()
      resolve([answer.statusCode, answer.headers.location])
    }).on('error', reject)
  })

describe('a browser that opens 127.0.0.1', () => {
  it('is led to localhost, where passkeys work', async () => {
    expect(await at(local, '/login?problem=expired')).toEqual([
      302,
      'http://localhost:3000/login?problem=expired',
    ])
    expect(await at(local, '//example.com/x')).toEqual([302, 'http://localhost:3000//example.com/x'])
  })

  it('but no program that asks there, and nobody where the product has a name of its own', async () => {
    expect((await at(local, '/login', {}))[0]).not.toBe(302)
    expect((await at(deployed, '/login'))[0]).not.toBe(302)
  })
})
