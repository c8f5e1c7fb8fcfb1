import { articleOfQuestion } from '../../../tax/guide/article-ids.ts'
import { guide } from '../../../tax/guide/index.ts'
import { questionIds } from '../../../tax/questionnaire/questions.ts'
import { helpAddress } from '../../addresses.ts'
import input from '../../components/fields/input.module.css'
import { Leaf } from '../../components/Leaf.tsx'
import { Page } from '../../components/Page.tsx'
import { Link } from '../../router.ts'
import { FrontNav } from '../FrontNav.tsx'
import styles from './help.module.css'
import { helpIds } from './help-ids.ts'

/** The questions whose help ends with "More in the guide" and means this article. */
const questionsOf = (id: string) => questionIds.filter((question) => articleOfQuestion[question] === id)

/** Every article of the guide by its part; the search shows what fits in place of the list (script/search-help.ts). */
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
          <Leaf key={name} heading={name}>
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
          </Leaf>
        ))}
      </div>
    </Page>
  )
}
