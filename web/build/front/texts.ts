import { articles } from '../../../tax/guide/index.ts'
import { frontAddresses, helpAddress } from '../../addresses.ts'
import { placeholders } from '../../front/rendered.ts'

/** For robots: the public pages may be read, what belongs to a person holds nothing for them. */
export const robots = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /operator',
  'Allow: /',
  '',
  `Sitemap: ${placeholders.publicUrl}/sitemap.xml`,
  '',
].join('\n')

const entry = (address: string) => `<url><loc>${placeholders.publicUrl}${address}</loc></url>`

const addresses = [...frontAddresses, ...articles.map(({ id }) => helpAddress(id))]

/** Every public page, for search engines. */
export const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map(entry).join('')}</urlset>
`
