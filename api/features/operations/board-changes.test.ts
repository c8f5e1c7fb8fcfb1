import { createBullBoard } from '@bull-board/api'
import { KoaAdapter } from '@bull-board/koa'
import { expect, test } from 'vitest'
import { boardChange, isRefused, refusedChanges } from './board-changes.ts'

/** Captures Bull Board's own routes, as it passes them to a server adapter. */
class Routes extends KoaAdapter {
  calls: [method: string, route: string][] = []
  override setApiRoutes(routes: Parameters<KoaAdapter['setApiRoutes']>[0]): this {
    for (const { method, route } of routes)
      for (const one of [method].flat())
        for (const path of [route].flat()) this.calls.push([one.toUpperCase(), path])
    return super.setApiRoutes(routes) as this
  }
}

test('every call of Bull Board that changes something is known, under a name of its own', () => {
  const serverAdapter = new Routes()
  createBullBoard({ queues: [], serverAdapter })
  const changing = serverAdapter.calls.filter(([method]) => method !== 'GET')
  expect(changing.length).toBeGreaterThan(15)
  const named = changing.map(([method, route]) => [
    route,
    boardChange(method, route.replace(/^\/api/, '').replaceAll(/:(\w+)/g, 'x'))?.action,
  ])
  const unknown = changing.filter((_, index) => named[index]?.[1] === undefined)
  expect(unknown.map(([method, route]) => `${method} ${route.replace(/^\/api/, '')}`)).toEqual(
    refusedChanges.map((call) => call.replace(':queue', ':queueName')),
  )
  expect(
    unknown.every(([method, route]) =>
      isRefused(method, route.replace(/^\/api/, '').replaceAll(/:(\w+)/g, 'x')),
    ),
  ).toBe(true)
  const known = named.flatMap(([, action]) => action ?? [])
  expect(new Set(known).size).toBe(known.length)
})

test('a change says which queue and which job', () => {
  expect(boardChange('PUT', '/queues/mail/0196f6e0-0000-7000-8000-000000000000/retry')).toEqual({
    action: 'operator_retry_job',
    detail: { queue: 'mail', job: '0196f6e0-0000-7000-8000-000000000000' },
  })
})

test('what is no plain id is not written down', () => {
  expect(boardChange('PUT', '/queues/mail/ada%40example.ng/clean')?.detail).toEqual({
    queue: 'mail',
    job: '(other)',
  })
})

test('what is not known is nothing', () => {
  expect(boardChange('PUT', '/queues/mail/destroy-all/now/please')).toBeUndefined()
  expect(boardChange('DELETE', '/queues/mail')).toBeUndefined()
})
