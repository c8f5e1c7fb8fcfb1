import { product } from '../../../contract/http/product.ts'
import type { LegalDocument } from './legal-document.ts'

const { name, price, assistant, refundException } = product

export const terms: LegalDocument = {
  title: 'Terms',
  summary: `The agreement between you and the operator of ${name}. By using ${name} you accept it.`,
  sections: [
    {
      heading: 'What it is',
      paragraphs: [
        `${name} works out personal income tax in Nigeria from what you type. It informs. It is not a tax consultant, it files no return for you, and it is not connected with any tax authority.`,
        'You remain responsible for your return. The law, and what the tax office decides under it, come before any figure shown here.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You are 18 or older, or a parent or guardian agrees to these terms for you. You need an account with a verified email address. Use true details, keep your password to yourself, and tell us when someone else may have it.',
        'One account is for one person. You may calculate for others whose consent you have.',
      ],
    },
    {
      heading: 'Free and Pro',
      paragraphs: [
        'A free account sees part of each result: amounts are hidden, and the number of saved calculations is limited.',
        `Pro costs ${price.words}, ${price.promise}. It shows full results and full PDF reports, has no limit on calculations, and opens ${assistant}, the tax assistant.`,
      ],
    },
    {
      heading: 'Paying, renewing, cancelling',
      paragraphs: ['A card payment provider takes the payment. We never see your card number.'],
      points: [
        `Pro is billed once a year and renews at ${price.perYear} until you cancel.`,
        'You can cancel at any time before renewal. Pro then stays until the year you paid for ends.',
        `There are no refunds, ${refundException}. What is given back is told by mail and stands in My Account.`,
        'While your bank decides about a payment that you disputed, Pro is off and no other payment is taken.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Do not try to get at the data of others, overload the service, copy it wholesale, or use it for anything unlawful. An account used so may be closed.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'We take care that the figures follow the law as we read it, and say beside a result where the law can be read otherwise. We do not promise that every figure is right for your case, or that the service is always reachable.',
        'As far as the law allows, the operator is not liable for tax, penalties or losses that follow from relying on a calculation. Nothing here takes away a right that the law gives you as a consumer.',
      ],
    },
    {
      heading: 'Changes and ending',
      paragraphs: [
        'When these terms change in a way that matters to you, we tell you by email before the change applies. You can leave at any time by deleting your account in My Account.',
      ],
    },
  ],
}
