/** Name of the cache, beside that of the shell. */
const name = 'naijatax-used'

/**
 * Files that few people need: each is kept when it is first fetched. Their addresses change with their content, so a
 * kept one never ages; those of an older build are removed.
 */
export class UsedFiles {
  readonly #addresses: ReadonlySet<string>

  /** @param addresses the paths of the files of this build. */
  constructor(addresses: readonly string[]) {
    this.#addresses = new Set(addresses)
  }

  has(address: string): boolean {
    return this.#addresses.has(address)
  }

  /** The kept file, or else the server's, which is kept from now on where the device has room. */
  async response(request: Request): Promise<Response> {
    const cache = await caches.open(name).catch(() => undefined)
    const kept = await cache?.match(request)
    if (kept !== undefined) return kept
    const fetched = await fetch(request)
    if (fetched.ok) await cache?.put(request, fetched.clone()).catch(() => undefined)
    return fetched
  }

  /** Removes what an older build used. */
  async removeOthers(): Promise<void> {
    const cache = await caches.open(name)
    const others = (await cache.keys()).filter(({ url }) => !this.has(new URL(url).pathname))
    await Promise.all(others.map((request) => cache.delete(request)))
  }
}
