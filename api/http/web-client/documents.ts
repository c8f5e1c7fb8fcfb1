import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const schema = z.object({
  pages: z.array(z.object({ address: z.string(), file: z.string() })),
  notFound: z.string(),
  client: z.object({ file: z.string(), addresses: z.array(z.string()) }),
})

/**
 * What the web build made, and what stands under which address: pages and texts of the public face, the page for
 * addresses that are none of ours, and the client with the addresses that it draws (`:id` is one part of an address).
 */
export type Documents = z.infer<typeof schema>

/** Reads the list that the web build leaves in its folder; undefined when there is no build. @throws when it is broken. */
export function readDocuments(root: string): Documents | undefined {
  const file = join(root, 'documents.json')
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Tells whether the client draws an address. */
export function clientDraws({ client }: Documents): (path: string) => boolean {
  const patterns = client.addresses.map((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`))
  return (path) => patterns.some((pattern) => pattern.test(path))
}
