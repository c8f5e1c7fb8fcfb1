import { product } from '../../../contract/http/product.ts'
import { PageSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { FrontNav } from '../FrontNav.tsx'
import type { LegalDocument } from './legal-document.ts'
import styles from '../front.module.css'

/** A legal page: its text, who operates the service, and how to reach them [spec 11.4]. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, summary, sections } = document
  return (
    <Page title={title} nav={<FrontNav />} deepFooter>
      <div className="lone">
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
      </div>
      {sections.map(({ heading, paragraphs, points = [] }) => (
        <PageSection key={heading} heading={heading}>
          <div className="prose">
            {paragraphs.map((words) => (
              <p key={words}>{words}</p>
            ))}
            {points.length > 0 && (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        </PageSection>
      ))}
      <PageSection heading="Who and where">
        <div className="prose">
          <p>{product.footer}</p>
          <p>
            Write to <a href={`mailto:${product.supportAddress}`}>{product.supportAddress}</a>.
          </p>
        </div>
      </PageSection>
    </Page>
  )
}
