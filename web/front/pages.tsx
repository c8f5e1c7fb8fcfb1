import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import { articles, type Article } from '../../tax/guide/index.ts'
import { helpAddress, type FrontAddress } from '../addresses.ts'
import { facts } from './facts.ts'
import { ArticlePage } from './help/ArticlePage.tsx'
import { HelpPage } from './help/HelpPage.tsx'
import { Landing } from './landing/Landing.tsx'
import { disclaimer, eula, LegalPage, privacy, terms } from './legal/index.ts'
import type { LegalDocument } from './legal/legal-document.ts'
import { NotFound } from './NotFound.tsx'
import { PricingPage } from './PricingPage.tsx'
import { Sample } from './Sample.tsx'

/** A page that is made to HTML at build. */
export interface FrontPage {
  /** undefined: stands at every address that is none of ours. */
  address: FrontAddress | undefined
  /** File in dist/web/front, without its ending. */
  file: string
  /** What it is called; the landing carries the product's name alone. */
  title: string | undefined
  description: string
  facts?: object
  content: ReactElement
}

const legal = (address: FrontAddress, document: LegalDocument): FrontPage => ({
  address,
  file: address.slice(1),
  title: document.title,
  description: document.summary,
  content: <LegalPage document={document} />,
})

const ofGuide = (article: Article): FrontPage => ({
  address: helpAddress(article.id),
  file: `help-${article.id}`,
  title: article.title,
  description: article.body[0] ?? '',
  content: <ArticlePage article={article} />,
})

/** Every page of the public face. */
export const pages: readonly FrontPage[] = [
  {
    address: '/',
    file: 'landing',
    title: undefined,
    description: product.description,
    facts,
    content: <Landing />,
  },
  {
    address: '/pricing',
    file: 'pricing',
    title: 'Pricing',
    description: `${product.name} Pro: ${product.price.words}. Full results, unlimited calculations, the PDF report and ${product.assistant}.`,
    content: <PricingPage />,
  },
  {
    address: '/sample',
    file: 'sample',
    title: 'A sample report',
    description: 'A whole calculation of Nigerian personal income tax for 2026, every figure shown.',
    content: <Sample />,
  },
  {
    address: '/help',
    file: 'help',
    title: 'Help',
    description: `Nigerian personal income tax in plain words: ${articles.length} short answers, each with its section of the Act.`,
    content: <HelpPage />,
  },
  ...articles.map(ofGuide),
  legal('/terms', terms),
  legal('/privacy', privacy),
  legal('/eula', eula),
  legal('/disclaimer', disclaimer),
  {
    address: undefined,
    file: 'not-found',
    title: 'Page not found',
    description: product.description,
    content: <NotFound />,
  },
]
