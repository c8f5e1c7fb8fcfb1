import { expect, test } from 'vitest'
import { withoutAddresses } from './without-addresses.ts'

test.each([
  ['550 <ada@example.com>: unknown', '550 <(address)>: unknown'],
  ['Key (email)=(ada.o+x@mail.example.ng) exists', 'Key (email)=((address)) exists'],
  ['to:ada@example.com,obi@example.com', 'to:(address),(address)'],
  [
    'at file:///app/node_modules/@koa/router/index.js:1:2',
    'at file:///app/node_modules/@koa/router/index.js:1:2',
  ],
  ['nothing here', 'nothing here'],
])('%s', (text, expected) => {
  expect(withoutAddresses(text)).toBe(expected)
})
