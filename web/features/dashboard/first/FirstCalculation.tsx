import { useId, useState } from 'react'
import { formatNaira, questionOf, questionWords, statusOptions, statusWords } from '../../../../tax/index.ts'
import { Tick } from '../../../components/fields/index.ts'
import { Icon } from '../../../components/Icon.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { Link } from '../../../router.ts'
import { useUser } from '../../../session/index.ts'
import { claimTriedFigures, type TriedFigures } from '../../../session/tried-figures.ts'
import { holdPress } from '../../../writes/index.ts'
import { currentYear } from '../../calculations/index.ts'
import styles from './FirstCalculation.module.css'

/** In place of the lists of whoever has nothing yet: the first question, whose answers lead to the tick-list [spec 5.8]. */
export function FirstCalculation() {
  const { id: account } = useUser()
  const [tried] = useState(() => claimTriedFigures(account))
  const [withTried, setWithTried] = useState(false)
  const heading = useId()
  const year = currentYear()
  const { note } = statusWords(year)
  return (
    <PageSection
      heading="Start your first one"
      note={`Tax year ${year}. Have a payslip or your sales book near you.`}
    >
      <div>
        {tried !== undefined && (
          <Tick
            id="with-tried"
            bare
            label={<Offer {...tried} />}
            checked={withTried}
            onChange={setWithTried}
          />
        )}
        <h3 id={heading}>{questionWords(questionOf('status').question, year).heading}</h3>
        <ul className={styles.starts} aria-labelledby={heading}>
          {statusOptions.map(({ value, label }) => (
            <li key={value}>
              <Link
                to={`/questionnaire?status=${value}`}
                state={{ withTried }}
                onClick={holdPress}
                aria-describedby={`${heading}-${value}`}
              >
                {label}
              </Link>
              <p className="note" id={`${heading}-${value}`}>
                {note(value)}
              </p>
              <Icon name="next" />
            </li>
          ))}
        </ul>
        <p className="note prose">
          Count the whole year. Changed during it? A salary and a business, even one after the other: Both.
          Retired after months of salary: Employee, and tick your pension next.
        </p>
      </div>
    </PageSection>
  )
}

/** The figures by which a person knows whether they are theirs. */
function Offer({ salary, rent }: TriedFigures) {
  return (
    <>
      Start with <b>{formatNaira(salary)} a month</b>
      {rent !== null && (
        <>
          {' '}
          and <b>{formatNaira(rent)} rent</b>
        </>
      )}
      : I typed {rent === null ? 'it' : 'them'} on this device before I signed in
    </>
  )
}
