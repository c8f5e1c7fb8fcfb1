import { afterEach, expect, test, vi } from 'vitest'
import { serverFile } from './server-file.ts'
import { reportOnServer } from './use-report.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const now = () => Promise.resolve()
afterEach(() => vi.unstubAllGlobals())

/** A fake server that returns these answers, one per call. */
function server(...answers: object[]) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    calls.push(`${method} ${address}`)
    return new Response(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]), { status: 200 })
  })
  return calls
}

test('is asked for once and awaited', async () => {
  const url = `/api/submissions/${id}/report.pdf`
  const calls = server({ status: 'preparing' }, { status: 'preparing', url: null }, { status: 'ready', url })
  expect(await serverFile(reportOnServer(id), now)).toBe(url)
  expect(calls).toEqual([
    `POST /api/submissions/${id}/report`,
    `GET /api/submissions/${id}/report`,
    `GET /api/submissions/${id}/report`,
  ])
})

test('that failed says so', async () => {
  server({ status: 'preparing' }, { status: 'failed', url: null })
  await expect(serverFile(reportOnServer(id), now)).rejects.toThrow('could not be printed')
})

test('that takes too long is given up', async () => {
  server({ status: 'preparing', url: null })
  await expect(serverFile(reportOnServer(id), now)).rejects.toThrow('takes longer than usual')
})
