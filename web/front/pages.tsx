import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import { type Article, articles } from '../../tax/guide/index.ts'
import { type FrontAddress, helpAddress } from '../addresses.ts'
import { ButtonLink } from '../components/Button.tsx'
import { NotFound } from '../components/MessagePage.tsx'
import { Page } from '../components/Page.tsx'
import { Offer, PlansSection } from '../features/pricing/index.ts'
import { FrontNav } from './FrontNav.tsx'
import { ArticlePage, HelpPage } from './HelpPages.tsx'
import { Sample } from './Sample.tsx'
import { Landing } from './landing/Landing.tsx'
import { LegalPage } from './legal/LegalPage.tsx'
import { disclaimer } from './legal/disclaimer.ts'
import { eula } from './legal/eula.ts'
import type { LegalDocument } from './legal/legal-document.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import { placeholders } from './rendered.ts'

/** A page that the build renders to HTML. */
interface FrontPage {
  /** undefined for the page of unknown addresses. */
  address: FrontAddress | undefined
  /** Name of the file in dist/web/front, without its extension. */
  file: string
  /** Name of the page; undefined on the landing page, whose title is the product's name. */
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

const articlePage = (article: Article): FrontPage => ({
  address: helpAddress(article.id),
  file: `help-${article.id}`,
  title: article.title,
  description: article.body[0] ?? '',
  content: <ArticlePage article={article} />,
})

/** Structured data about the product for search engines (schema.org). */
const facts = {
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

/** Every public page. */
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
  ...articles.map(articlePage),
  legal('/terms', terms),
  legal('/privacy', privacy),
  legal('/eula', eula),
  legal('/disclaimer', disclaimer),
  {
    address: undefined,
    file: 'not-found',
    title: 'Page not found',
    description: product.description,
    content: (
      <NotFound nav={<FrontNav />}>
        <ButtonLink to="/">Go to the start</ButtonLink>
      </NotFound>
    ),
  },
]

/** /pricing for everybody [spec 10.1]; the button goes to /upgrade, which needs an account. */
function PricingPage() {
  return (
    <Page title="Pricing" nav={<FrontNav />} fullWidth deepFooter>
      <Offer
        action={
          <>
            <div data-plan="free">
              <ButtonLink kind="gold" to="/upgrade">
                Upgrade now
              </ButtonLink>
            </div>
            <div data-plan="pro" hidden>
              <p>You have Pro already.</p>
              <ButtonLink kind="gold" to="/account">
                My Account
              </ButtonLink>
            </div>
          </>
        }
      />
      <div className="wrap">
        <PlansSection freeCalculations={placeholders.freeCalculations} />
      </div>
    </Page>
  )
}
