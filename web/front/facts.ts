import { product } from '../../contract/http/product.ts'
import { placeholders } from './placeholders.ts'

/** What the product is, for search engines, in the words of schema.org. */
export const facts = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: product.name,
  description: product.description,
  url: `${placeholders.publicUrl}/`,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any with a web browser',
  inLanguage: ['en-NG', 'yo', 'pcm'],
  areaServed: 'NG',
  offers: [
    { '@type': 'Offer', name: 'Free', price: '0', priceCurrency: 'USD' },
    { '@type': 'Offer', name: 'Pro, a year', price: product.price.perYear.slice(1), priceCurrency: 'USD' },
  ],
}
