/**
 * A UUID of version 7 (RFC 9562): 48 bits of milliseconds since 1970, then 74 random bits. Ids sort by the time of their
 * creation. Written here because the server's library takes 0.5 KiB of every page that holds the questionnaire.
 * @param now milliseconds since 1970.
 */
export function newId(now: number = Date.now()): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const time = now.toString(16).padStart(12, '0')
  const variant = ((Number.parseInt(random.slice(3, 4), 16) & 3) | 8).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`
}
