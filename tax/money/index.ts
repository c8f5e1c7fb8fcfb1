export { type AmountFault, amountZeros, maxAmount, type ParsedAmount, parseAmount } from './amount.ts'
export {
  amountInWords,
  formatAmount,
  formatEffectiveRate,
  formatNaira,
  formatRate,
  signedNaira,
} from './format.ts'
export { type LikelyAmount, likelyAmounts } from './small.ts'
