/** Points that the law leaves open and that several articles name, a sentence each. */
export const openPoints = {
  whoWithholds:
    'Whether a private person who pays you must withhold: the regulations say no, the Lagos tax office says yes.',
  filingDay: 'On which day a return is due: section 13, which we read, names none.',
  gifts: 'How the Act treats gifts from family: we read no rule on them.',
  channel: 'What an approved channel is: the Act does not define it.',
  chattels: 'Whether the limit is ₦5,000,000 or three times the minimum wage of a year; we use ₦5,000,000.',
} as const
