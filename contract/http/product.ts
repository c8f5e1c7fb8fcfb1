/** Words and constants of the product that more than one part says. Nothing else may state them. */
export const product = {
  name: 'NaijaTax',
  operator: 'a UK company',
  assistant: 'Teni',
  description: 'Calculate Your Nigerian Tax in Minutes and consult with Teni - our Tax AI Assistant',
  supportAddress: 'support@naijatax.example',
  price: {
    perYear: '$10',
    words: '$10 a year',
    limit: 'Less than about ₦15,000',
    promise: 'less than about ₦15,000 a year',
  },
  /** Follows "no refunds" wherever the words are ours. */
  refundException: 'except where the law gives one or we decide to give one',
  footer:
    'NaijaTax is owned and operated by a UK company. It is not a tax consultant and gives informational calculations only.',
} as const
