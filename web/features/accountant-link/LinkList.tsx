import type { AccountantLink } from '../../../contract/http/index.ts'
import { Button } from '../../components/Button.tsx'
import { momentInWords } from '../../moment.ts'
import styles from './accountant-link.module.css'
import { useEndLink } from './links-state.ts'
import { aboutLink, openingsInWords, runs } from './words.ts'

/** Every link of the calculation, newest first, with its openings and End now. */
export function LinkList({
  submissionId,
  links,
}: {
  submissionId: string
  links: readonly AccountantLink[]
}) {
  const { end, isPending, ending } = useEndLink(submissionId)
  return (
    <section>
      <h3>Links of this calculation</h3>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id}>
            <h4>{link.reader}</h4>
            <p className="small">{aboutLink(link)}</p>
            <Openings link={link} />
            {runs(link) && (
              <Button
                kind="redLink"
                busy={ending === link.id ? 'Ending…' : isPending}
                onClick={() => end(link)}
              >
                End now<span className="hide"> the link for {link.reader}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When it was opened, and in which browser. */
function Openings({ link }: { link: AccountantLink }) {
  const words = openingsInWords(link)
  if (link.openings.length === 0) return <p className="small">{words}.</p>
  return (
    <details className={`opens ${styles.openings}`}>
      <summary>{words}</summary>
      <ol>
        {link.openings.map(({ at, browser }, index) => (
          // Openings of one moment and browser are alike: their place tells them apart.
          <li key={`${at} ${link.opened - index}`}>
            {momentInWords(at)}, {browser}
          </li>
        ))}
      </ol>
    </details>
  )
}
