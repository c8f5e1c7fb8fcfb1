export { type AmountFault, maxAmount, type ParsedAmount, parseAmount } from './amount.ts'
export { formatAmount, formatEffectiveRate, formatNaira, formatRate, signedNaira } from './format.ts'
export { amountInWords } from './in-words.ts'
