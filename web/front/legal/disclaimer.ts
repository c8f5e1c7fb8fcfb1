import { product } from '../../../contract/http/product.ts'
import type { LegalDocument } from './legal-document.ts'

const { name, assistant } = product

export const disclaimer: LegalDocument = {
  title: 'Disclaimer',
  summary: `${name} is not a tax consultant and gives informational calculations only.`,
  sections: [
    {
      heading: 'Information, not advice',
      paragraphs: [
        'A result is an estimate from what you typed. It is not tax, legal or financial advice, not an assessment, and not a return. Before you file, pay or decide on something large, ask a qualified adviser or your State Internal Revenue Service.',
      ],
    },
    {
      heading: 'What the figures stand on',
      paragraphs: [
        'Calculations for 2026 and later use the bands of the Nigeria Tax Act 2025. Where you leave pension, NHF or NHIS empty, a usual percentage is assumed; the result lists every such assumption.',
        'The total is an estimate by fixed rules, and in places it is not what the Act asks: dividends of Nigerian companies, pay within the minimum wage and gratuities under the Pension Reform Act are counted, and every pension is left out. A note beside the result says so, with the section; on Pro, “By the Act” is the total that the Act comes to as far as your answers tell.',
        'Years before 2026 are shown for comparison and follow simplified rules.',
      ],
    },
    {
      heading: assistant,
      paragraphs: [
        `${assistant} is an automatic assistant and can be wrong. Check what matters against the Act or with an adviser, and do not type secrets into the conversation.`,
      ],
    },
    {
      heading: 'No connection',
      paragraphs: [
        `${name} is not part of, and not endorsed by, the Nigeria Revenue Service, the Joint Revenue Board or any state government.`,
      ],
    },
  ],
}
