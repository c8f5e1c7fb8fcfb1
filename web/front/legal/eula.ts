import { product } from '../../../contract/http/product.ts'
import type { LegalDocument } from './legal-document.ts'

const { name } = product

export const eula: LegalDocument = {
  title: 'EULA',
  summary: `The licence to use ${name} as software: in your browser, or installed on your phone.`,
  sections: [
    {
      heading: 'What you may do',
      paragraphs: [
        `You may use ${name} for your own tax matters and those of people who asked you, on as many of your devices as you like. The licence is personal, cannot be passed on, and lasts as long as the Terms are kept.`,
        'Your reports are yours. Print them, keep them, hand them to your employer, your adviser or the tax office.',
      ],
    },
    {
      heading: 'What you may not do',
      paragraphs: ['Without the operator’s written consent you may not:'],
      points: [
        'sell, rent out or republish the software or access to it;',
        'take it apart or copy it beyond what the law allows;',
        'go around the limits of your plan or the protection of accounts;',
        'remove the notices that it informs only.',
      ],
    },
    {
      heading: 'Whose it is',
      paragraphs: [
        `The software, its words and its look belong to the operator of ${name}. Parts of it are open-source packages under their own licences, which remain in force.`,
      ],
    },
    {
      heading: 'As it is',
      paragraphs: [
        'The software is provided as it is. As far as the law allows, no fitness for a particular purpose is promised, and liability is limited as the Terms say.',
      ],
    },
    {
      heading: 'Ending',
      paragraphs: [
        'The licence ends when you delete your account or break it. Delete any installed copy then; your printed and saved reports stay yours.',
      ],
    },
  ],
}
