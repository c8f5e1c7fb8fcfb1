import { articleOf, type Article } from '../../../tax/guide/index.ts'
import { helpAddress } from '../../addresses.ts'
import { Actions, ButtonLink } from '../../components/Button.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { Link } from '../../router.ts'
import { FrontNav } from '../FrontNav.tsx'
import styles from './help.module.css'

/** One article of the guide, with its sections in the margin as in the Act itself. */
export function ArticlePage({ article }: { article: Article }) {
  const { title, sections, body, seeAlso = [] } = article
  const others = seeAlso.flatMap((id) => articleOf(id) ?? [])
  return (
    <Page title={title} nav={<FrontNav />} deepFooter>
      <p className={styles.back}>
        <Link to="/help">All help</Link>
      </p>
      <PageSection
        level={1}
        tone="bare"
        heading={title}
        note={
          sections.length > 0 &&
          `Nigeria Tax Act 2025: ${sections.join('; ')}`.replace(/: (?=Nigeria Tax Admin|Personal)/, ' and ')
        }
      >
        <div className="prose">
          {body.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <Actions spaced>
            <ButtonLink to="/signup">Calculate your own tax</ButtonLink>
          </Actions>
        </div>
      </PageSection>
      {others.length > 0 && (
        <PageSection heading="See also">
          <ul className={styles.list}>
            {others.map(({ id, title: other }) => (
              <li key={id}>
                <Link to={helpAddress(id)}>{other}</Link>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </Page>
  )
}
