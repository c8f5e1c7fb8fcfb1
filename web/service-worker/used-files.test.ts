import { afterEach, expect, it, vi } from 'vitest'
import { UsedFiles } from './used-files.ts'

/** A browser's cache, as far as these files need it. */
function fakeCache({ full = false } = {}) {
  const entries = new Map<string, Response>()
  const cache = {
    match: async ({ url }: Request) => entries.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => {
      if (full) throw new DOMException('Full', 'QuotaExceededError')
      entries.set(url, response)
    },
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    delete: async ({ url }: Request) => entries.delete(url),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return entries
}
const address = (name: string) => `https://tax.example/assets/${name}`
const fetching = vi.fn<() => Promise<Response>>()
const online = () => fetching.mockImplementation(async () => new Response('from the server'))
const offline = () => fetching.mockImplementation(async () => Promise.reject(new TypeError('offline')))
const textOf = async (files: UsedFiles, name: string) =>
  (await files.response(new Request(address(name)))).text()

afterEach(() => vi.unstubAllGlobals())

it('needs no connection for a file that was used once, and one for any other', async () => {
  fakeCache()
  vi.stubGlobal('fetch', fetching)
  const files = new UsedFiles(['/assets/report.js', '/assets/font.ttf'])
  online()
  expect(await textOf(files, 'report.js')).toBe('from the server')
  offline()
  expect(await textOf(files, 'report.js')).toBe('from the server')
  await expect(textOf(files, 'font.ttf')).rejects.toThrow('offline')
})

it('keeps no refusal, and answers where the device is full', async () => {
  const entries = fakeCache({ full: true })
  vi.stubGlobal('fetch', fetching)
  const files = new UsedFiles(['/assets/report.js'])
  online()
  expect(await textOf(files, 'report.js')).toBe('from the server')
  const refused = fakeCache()
  fetching.mockImplementation(async () => new Response('gone', { status: 404 }))
  expect(await textOf(files, 'report.js')).toBe('gone')
  expect([entries.size, refused.size]).toEqual([0, 0])
})

it('removes what an older build used', async () => {
  const entries = fakeCache()
  for (const name of ['report.js', 'report-old.js']) entries.set(address(name), new Response('code'))
  await new UsedFiles(['/assets/report.js']).removeOthers()
  expect([...entries.keys()]).toEqual([address('report.js')])
})
