import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readNewSecret } from './new-secret.ts'

/** What is read of somebody who types these lines on a terminal, and what they saw. */
async function typed(...lines: string[]): Promise<{ read: string | undefined; seen: string }> {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const shown: string[] = []
  const say = (words: string): void => {
    shown.push(words)
    if (words.endsWith(': ')) setImmediate(() => input.write(`${lines.shift() ?? ''}\r`))
  }
  const read = await readNewSecret(input, say, 'Password')
  return { read, seen: shown.join('') }
}

test('on a terminal a secret is asked for twice, and not shown', async () => {
  expect(await typed('five quiet looms', 'five quiet looms')).toEqual({
    read: 'five quiet looms',
    seen: 'Password: \nThe same again: \n',
  })
})

test('two that differ are none', async () => {
  expect((await typed('five quiet looms', 'five quite looms')).read).toBeUndefined()
})

const nobody = () => expect.unreachable('nobody is there to be asked')

test('what is no terminal gives its first line', async () => {
  const input = new PassThrough()
  input.end('five quiet looms\nmore\n')
  expect(await readNewSecret(input, nobody, 'Password')).toBe('five quiet looms')
})
