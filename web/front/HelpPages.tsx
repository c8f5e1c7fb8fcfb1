import { Fragment } from 'react'
import { articleOfQuestion } from '../../tax/guide/article-ids.ts'
import { type Article, articleOf, caveatsOf, guide } from '../../tax/guide/index.ts'
import { questionIds } from '../../tax/questionnaire/questions.ts'
import { citationLine } from '../../tax/years/sections.ts'
import { helpAddress } from '../addresses.ts'
import { Actions, ButtonLink } from '../components/Button.tsx'
import { Page } from '../components/Page.tsx'
import { PageSection } from '../components/PageSection.tsx'
import input from '../components/fields/Field.module.css'
import { longDay } from '../components/sign-in/day.ts'
import { Link } from '../router.ts'
import { FrontNav } from './FrontNav.tsx'
import styles from './front.module.css'
import { helpIds } from './ids.ts'

/** The questions whose help links to an article. */
const questionsOf = (id: string) => questionIds.filter((question) => articleOfQuestion[question] === id)

/** Every article of the guide by its part; the search replaces the list with its results (script/search-help.ts). */
export function HelpPage() {
  return (
    <Page title="Help" nav={<FrontNav />} deepFooter>
      <div className="lone">
        <h1>Help</h1>
        <p className="lead">
          Nigerian personal income tax in plain words, with the section of the Act beside it.
        </p>
        <form id={helpIds.form} className={styles.search} role="search" hidden>
          <label htmlFor={helpIds.input}>What do you want to know?</label>
          <input
            id={helpIds.input}
            className={input.input}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
          />
        </form>
        <noscript>
          <p>Use your browser’s own search on this page.</p>
        </noscript>
      </div>
      <div id={helpIds.found} className={styles.found} role="status" hidden>
        <p />
        <ul className={styles.list} />
      </div>
      <div id={helpIds.all}>
        {guide.map(({ name, articles }) => (
          <PageSection key={name} heading={name}>
            <ul className={styles.list}>
              {articles.map(({ id, title }) => (
                <li key={id}>
                  {questionsOf(id).map((question) => (
                    <span key={question} id={question} data-leads={helpAddress(id)} />
                  ))}
                  <Link to={helpAddress(id)}>{title}</Link>
                </li>
              ))}
            </ul>
          </PageSection>
        ))}
      </div>
    </Page>
  )
}

/** One article of the guide, with the sections of the Act in the margin. */
export function ArticlePage({ article }: { article: Article }) {
  const { title, sections, body, reviewed, readFirst = '', seeAlso = [] } = article
  const first = articleOf(readFirst)
  const others = seeAlso.flatMap((id) => articleOf(id) ?? [])
  return (
    <Page title={title} nav={<FrontNav />} deepFooter>
      <p className={styles.back}>
        <Link to="/help">All help</Link>
      </p>
      <PageSection level={1} tone="bare" heading={title} note={sections.length > 0 && citationLine(sections)}>
        <div className="prose">
          {body.map((words, index) => (
            <Fragment key={words}>
              <p>{words}</p>
              {index === 0 && first !== undefined && (
                <p>
                  <Link to={helpAddress(first.id)}>{first.title}</Link>
                </p>
              )}
            </Fragment>
          ))}
          {caveatsOf(article).map((words) => (
            <p key={words} className="note">
              {words}
            </p>
          ))}
          <p className="note">Last reviewed on {longDay(reviewed)}.</p>
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
