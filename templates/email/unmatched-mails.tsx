import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import { dayInLagos, formatMoney, type Money } from './formats.ts'
import { Heading, MailPage, type MailTemplate, Paragraph } from './mail-page.tsx'

/** A payment as its payer knows it. */
interface Paid {
  amount: Money
  paidAt: Date
}

/** Why nobody has Pro by a payment. */
interface Cause {
  /** Its account had been deleted before; else it named none. */
  isLate: boolean
}

const causeInWords = ({ isLate }: Cause): string =>
  isLate ? 'Its account had been deleted before it was made' : 'It did not say for which account it was'

/** What the word to a payer whose account is not known needs. */
interface PaymentUnmatchedModel extends Cause {
  /**
   * What was paid and when, by which support finds the payment beside the address: the one of which a refund came back, else the
   * newest; null where Stripe does not tell.
   */
  payment: Paid | null
  /** What of it was given back and not taken by the bank; null where nothing was. */
  cameBack: Money | null
}

const NOT_TAKEN = 'and your bank did not take it, most often because the card was closed or replaced.'

/** Why the payer is asked, and what is done with what they answer. */
function askInWords({ payment, cameBack, isLate }: PaymentUnmatchedModel): { why: string; answered: string } {
  const named =
    payment === null
      ? 'your payment for NaijaTax Pro'
      : `your payment of ${formatMoney(payment.amount)} for NaijaTax Pro, made on ${dayInLagos(payment.paidAt)},`
  const subject = `Y${named.slice(1)}`
  if (isLate && cameBack !== null)
    return {
      why: `Of ${named} ${formatMoney(cameBack)} was given back, ${NOT_TAKEN} That money is with us, and it is yours. ${causeInWords({ isLate })}, and Pro was never active by it.`,
      answered: 'We then send the money another way.',
    }
  if (cameBack === null)
    return {
      why: `${subject} arrived, but it does not say for which account. Pro is not active yet.`,
      answered: 'We then turn Pro on, or give the money back if you prefer.',
    }
  if (payment !== null && cameBack.cents < payment.amount.cents)
    return {
      why: `Of ${named} ${formatMoney(cameBack)} was given back, ${NOT_TAKEN} That money is with us, and it is yours. The payment does not say for which account it was, and Pro is not active by it.`,
      answered:
        'We then send that money another way. Say too whether you want Pro by the rest, or all of it back.',
    }
  return {
    why: `${subject} was given back, ${NOT_TAKEN} The money is with us, and it is yours. It does not say for which account it was, and Pro was never active by it.`,
    answered: 'We then send the money another way, or turn Pro on if you prefer.',
  }
}

function PaymentUnmatchedBody(model: PaymentUnmatchedModel): ReactElement {
  const { why, answered } = askInWords(model)
  return (
    <MailPage
      preview={
        model.cameBack !== null
          ? 'Your bank did not take the money. Write to us and we send it another way.'
          : 'Your payment arrived. We do not know for which account.'
      }
    >
      <Heading>
        {model.cameBack !== null ? 'Your bank did not take the money' : 'Which account did you pay for?'}
      </Heading>
      <Paragraph>{why}</Paragraph>
      <Paragraph>
        Write to {product.supportAddress} from this address:{' '}
        {model.isLate ? '' : 'the address of your NaijaTax account, and '}the sum and the day of the payment.{' '}
        {answered}
      </Paragraph>
      <Paragraph>Do not pay again. Never send us your card number or your password.</Paragraph>
    </MailPage>
  )
}

const paid: Paid = { amount: { cents: 1000, currency: 'usd' }, paidAt: new Date('2026-11-21T09:00:00Z') }

/** To whoever paid without naming an account, once. */
export const paymentUnmatched: MailTemplate<PaymentUnmatchedModel> = {
  subject: ({ cameBack }) =>
    cameBack !== null
      ? 'We could not give your money back'
      : 'Your NaijaTax Pro payment: which account is it for?',
  Body: PaymentUnmatchedBody,
  sample: { payment: paid, cameBack: null, isLate: false },
  samples: {
    unknown: { payment: null, cameBack: null, isLate: false },
    'came-back': { payment: paid, cameBack: paid.amount, isLate: false },
    'part-came-back': { payment: paid, cameBack: { cents: 300, currency: 'usd' }, isLate: false },
    'late-came-back': { payment: paid, cameBack: paid.amount, isLate: true },
  },
}

/** What the word needs that such a payment went back. */
interface UnmatchedReturnedModel extends Paid, Cause {
  /** What went back, of `amount`, and when. */
  returned: Money
  returnedAt: Date
  /** We gave it back, or the bank took it in a dispute. */
  by: 'refunded' | 'lost'
}

function UnmatchedReturnedBody({
  amount,
  paidAt,
  returned,
  returnedAt,
  by,
  isLate,
}: UnmatchedReturnedModel): ReactElement {
  const what = `of the ${formatMoney(amount)} that you paid for NaijaTax Pro on ${dayInLagos(paidAt)}`
  return (
    <MailPage preview={`${formatMoney(returned)} went back to you, and your card is not charged again.`}>
      <Heading>{by === 'refunded' ? 'We gave your money back' : 'Your bank took a payment back'}</Heading>
      <Paragraph>
        {by === 'refunded'
          ? `On ${dayInLagos(returnedAt)} we gave back ${formatMoney(returned)} ${what}. A bank takes five to ten days.`
          : `On ${dayInLagos(returnedAt)} a dispute about that payment began. Your bank decided for you and took back ${formatMoney(returned)} ${what}.`}
      </Paragraph>
      <Paragraph>
        {causeInWords({ isLate })}, so Pro was never active by it. Its subscription is cancelled, and your
        card is not charged again.
      </Paragraph>
      <Paragraph>
        To have Pro, {isLate ? 'make a new account' : 'sign in to your account'} and upgrade there. Did you
        not expect this? Write to {product.supportAddress}.
      </Paragraph>
    </MailPage>
  )
}

const returnedSample: UnmatchedReturnedModel = {
  ...paid,
  returned: paid.amount,
  returnedAt: new Date('2026-12-01T09:00:00Z'),
  by: 'refunded',
  isLate: false,
}

/** To whoever’s payment without an account went back in full, once each time. */
export const unmatchedReturned: MailTemplate<UnmatchedReturnedModel> = {
  subject: 'Your NaijaTax Pro payment went back to you',
  Body: UnmatchedReturnedBody,
  sample: returnedSample,
  samples: { lost: { ...returnedSample, by: 'lost' }, late: { ...returnedSample, isLate: true } },
}
