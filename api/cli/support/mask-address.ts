/**
 * An email address as it is printed without --show: enough to recognise on the telephone, too little to copy.
 * `adaeze.okafor@example.ng` is `a…r@example.ng`.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 1) return '…'
  const name = address.slice(0, at)
  return `${name.slice(0, 1)}…${name.length > 3 ? name.slice(-1) : ''}${address.slice(at)}`
}
