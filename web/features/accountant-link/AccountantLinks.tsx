import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Waiting } from '../../components/notices.tsx'
import styles from './accountant-link.module.css'
import { LinkList } from './LinkList.tsx'
import { useLinks } from './links-state.ts'
import { MadeLink } from './MadeLink.tsx'
import { MakeLink, type Made } from './MakeLink.tsx'

/**
 * The links of one calculation for its owner: what a link is, a form that makes one, the address once, and each link with
 * its openings and End now. Without Pro there is no form [spec 29.9].
 */
export function AccountantLinks({ submissionId, isPaid }: { submissionId: string; isPaid: boolean }) {
  const [made, setMade] = useState<Made>()
  const { data, error, refetch } = useLinks(submissionId)
  return (
    <div className={styles.links}>
      <p className="prose">
        Let your accountant, or anybody you choose, read this one calculation without an account: the figures
        and how they were worked out, your answers, all that its worksheets hold (a NIN or an address, where
        you typed one), your name and Tax ID. They change nothing, and see nothing else of yours. You see each
        time it was opened, and end it when you want.
      </p>
      {data ? (
        <>
          {made !== undefined && <MadeLink made={made} onDone={() => setMade(undefined)} />}
          {isPaid && made === undefined && (
            <MakeLink submissionId={submissionId} left={data.left} onMade={setMade} />
          )}
          {data.links.length > 0 && <LinkList submissionId={submissionId} links={data.links} />}
          {!isPaid && (
            <ButtonLink kind="line" to="/upgrade">
              Upgrade<span className="hide"> to share a calculation with your accountant</span>
            </ButtonLink>
          )}
        </>
      ) : error ? (
        <div>
          <p role="alert">{errorMessage(error)}</p>
          <Button kind="line" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Waiting>Loading the links of this calculation</Waiting>
      )}
    </div>
  )
}
