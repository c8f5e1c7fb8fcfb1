import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mails } from '../contract/jobs/mails.ts'
import { mailLink, type MailTokenPurpose } from '../db/mail-link.ts'
import { clientAddresses, frontAddresses } from '../web/addresses.ts'

const root = resolve(import.meta.dirname, '..')

/** Sources of the server's code, without its tests. */
const sources = globSync('{api,worker,db,identity}/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))

/** Code that adds an event to the outbox, itself, by a function that does, or as a migration. */
const asking = sources.filter((source) =>
  /\b(?:addToOutbox|mailLinkTo|notifyOnce)\(|\binsert into outbox\b/.test(source),
)

test.each(Object.keys(mails))('the mail %s is asked for by some code', (mail) => {
  // A name in a union of names is a type and asks for nothing.
  const request = new RegExp(
    `(?:\\b(?:mail|purpose|kind)(?::| =) |\\b(?:link|atHome)\\(|'mail', )'${mail}'(?! \\|)`,
  )
  expect(asking.some((source) => request.test(source))).toBe(true)
})

test('a link to a page, in a mail, is an address of the product', () => {
  const text = sources.join('\n')
  const calls = text.match(/\bpageUrl\(/g) ?? []
  const places = [...text.matchAll(/\bpageUrl\(\w+, ([^()]+)\)/g)].map(([, place = '']) => place)
  expect(calls.length).toBeGreaterThan(0)
  // Each call gives its path in place, or two of which a condition takes one, so that they can be read here.
  expect(places).toHaveLength(calls.length)
  const addresses: readonly string[] = [...clientAddresses, ...frontAddresses]
  for (const place of places) {
    const paths = [...place.matchAll(/(['`])(\/.*?)\1/g)].map(([, , path = '']) => path)
    expect(paths).not.toEqual([])
    for (const path of paths) expect(addresses).toContain(path.replaceAll(/\$\{.+?\}/g, ':id'))
  }
})

test('a link with a token is an address of the client', () => {
  const env = { PUBLIC_URL: 'https://naijatax.example', TOKEN_KEY: 'a key' }
  const withToken = Object.entries(mails).flatMap(([mail, ids]) => ('mailTokenId' in ids ? [mail] : []))
  expect(withToken).not.toEqual([])
  for (const mail of withToken as MailTokenPurpose[])
    expect(clientAddresses).toContain(new URL(mailLink(env, mail, 'id')).pathname)
})
