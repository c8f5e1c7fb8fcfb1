export { type AmountFault, maxAmount, type ParsedAmount, parseAmount } from './amount.ts'
export {
  amountInWords,
  formatAmount,
  formatEffectiveRate,
  formatNaira,
  formatRate,
  signedNaira,
} from './format.ts'
