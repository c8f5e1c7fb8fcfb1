import { Suspense, useState } from 'react'
import type { Submission } from '../../../contract/http/index.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { Waiting } from '../../components/notices.tsx'
import { Link } from '../../router.ts'
import { currentYear, lawYear } from '../calculations/index.ts'
import { CopyDialog } from './CopyDialog.tsx'
import styles from './copies.module.css'
import { LawChanges } from './law-changes-later.ts'
import { NameDialog } from './NameDialog.tsx'

/** What else can be done with a kept calculation: copied, compared, named; and of a copy what it was made of. */
export function KeptTools({ submission }: { submission: Submission }) {
  const { id, answers, label, copiedFrom } = submission
  const [open, setOpen] = useState<'name' | number>()
  const year = lawYear(answers)
  const present = currentYear()
  const other = copiedFrom?.id ?? null
  const close = () => setOpen(undefined)
  return (
    <div className={styles.tools}>
      {copiedFrom && <CopiedFrom copiedFrom={copiedFrom} year={year} />}
      {copiedFrom && copiedFrom.taxYear !== year && (
        <Suspense fallback={<Waiting>Loading what changed in the law</Waiting>}>
          <LawChanges answers={answers} years={[copiedFrom.taxYear, year]} brief />
        </Suspense>
      )}
      <Actions>
        {year < present && (
          <Button kind="link" onClick={() => setOpen(present)}>
            Copy to {present}
          </Button>
        )}
        <Button kind="link" onClick={() => setOpen(year)}>
          Try a what-if
        </Button>
        <ButtonLink kind="link" to={other === null ? `/compare?a=${id}` : `/compare?a=${other}&b=${id}`}>
          Compare
        </ButtonLink>
        <Button kind="link" onClick={() => setOpen('name')}>
          {label ? 'Rename' : 'Give it a name'}
        </Button>
      </Actions>
      {open === 'name' && <NameDialog submission={submission} onClose={close} />}
      {typeof open === 'number' && <CopyDialog submission={submission} taxYear={open} onClose={close} />}
    </div>
  )
}

/** Says that a calculation is a copy, with the way to the other one while it is kept. */
function CopiedFrom({
  copiedFrom: { id, taxYear },
  year,
}: {
  copiedFrom: NonNullable<Submission['copiedFrom']>
  year: number
}) {
  const words = taxYear === year ? 'A what-if copy' : `Copied from ${taxYear}`
  const rest =
    taxYear === year
      ? 'Edit changes this one alone.'
      : `Its amounts are those of ${taxYear} until you edit them.`
  return (
    <p className="prose">
      {words}
      {id !== null && (
        <>
          {' of '}
          <Link to={`/submissions/${id}`}>this calculation</Link>
        </>
      )}
      . {rest}
    </p>
  )
}
