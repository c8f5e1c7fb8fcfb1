import { formatNaira } from '../../../../tax/index.ts'

/** What something does to the tax, with its sign: "+₦36,000", "−₦86,400", "₦0". */
export function signedNaira(effect: number): string {
  return effect > 0 ? `+${formatNaira(effect)}` : formatNaira(effect)
}
