import {
  awayInWords,
  causeWords,
  type CheckBeside,
  checkPayslips,
  type EmployerCheck,
  type Finding,
  findingWords,
  formatNaira,
  groundOf,
  limitsOf,
  missingWords,
  monthName,
  type WorksheetContent,
} from '../../../../tax/index.ts'
import { todayInLagos } from '../../../clock.ts'
import { Final } from '../../../components/figures/index.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import { LetterToEmployer } from './LetterToEmployer.tsx'
import styles from './Check.module.css'

/** The PAYE of every employer beside what was due, what is wrong in it, and a letter that asks for it. */
export function PayslipChecks({
  content,
  answers,
  taxYear,
}: {
  content: WorksheetContent<'pay'>
  answers: CheckBeside['answers']
  taxYear: number
}) {
  const beside: CheckBeside = { answers, taxYear, today: todayInLagos() }
  return checkPayslips(content, { taxYear }).map((one) =>
    one.ok ? (
      <OneEmployer key={one.check.row} check={one.check} beside={beside} />
    ) : (
      <PageSection key={one.row} heading={`Payslip check: ${one.name}`}>
        <p className="prose">Not checked yet: {missingWords(one.missing)}</p>
      </PageSection>
    ),
  )
}

function OneEmployer({ check, beside }: { check: EmployerCheck; beside: CheckBeside }) {
  const { taxYear } = beside
  const isTyped = check.months.some(({ taken }) => taken !== null)
  return (
    <PageSection
      heading={`Payslip check: ${check.name}`}
      note="This job alone: what is due on it by the month, beside the PAYE that was taken."
    >
      <div>
        <p className="prose">
          <b>
            {isTyped ? verdictOf(check) : 'Type the PAYE of each payslip to compare it with what is due.'}
          </b>
        </p>
        {limitsOf(check, beside).map((words) => (
          <p key={words} className="note prose">
            {words}
          </p>
        ))}
        {check.findings.map((finding) => (
          <FindingWords
            key={finding.months[0]?.month ?? 0}
            finding={finding}
            check={check}
            taxYear={taxYear}
          />
        ))}
        <ByTheMonth check={check} />
        <p className="note prose">
          {check.isComplete
            ? 'The tax of the year on this pay'
            : 'The tax of the year, if the pay goes on like this,'}{' '}
          is {formatNaira(check.yearTax)}. A month’s share is rounded to the kobo; a naira more or less a
          month is taken for rounding.
        </p>
        {check.findings.length > 0 && (
          <div className={styles.letter}>
            <LetterToEmployer check={check} beside={beside} />
          </div>
        )}
      </div>
    </PageSection>
  )
}

/** The answer first. */
function verdictOf({ findings, taken, due }: EmployerCheck): string {
  if (findings.length === 0) return 'The PAYE that you typed is as it should be.'
  const over = taken === null ? findings.reduce((sum, finding) => sum + finding.over, 0) : taken - due
  const away = Math.round(over * 100) / 100
  return away === 0
    ? 'Some months are wrong; together they come out even.'
    : `${awayInWords(away)} was taken.`
}

function FindingWords({
  finding,
  check,
  taxYear,
}: {
  finding: Finding
  check: EmployerCheck
  taxYear: number
}) {
  const { section, reportedBy, unsure } = groundOf(finding)
  return (
    <div className={styles.finding}>
      <p className="prose">
        {findingWords(finding, check)} {finding.causes.map((cause) => causeWords(cause, taxYear)).join(' ')}
      </p>
      <p className="cite">{section}</p>
      {reportedBy !== undefined && <p className="note prose">Reported: {reportedBy}.</p>}
      {unsure !== undefined && <p className="note prose">Not certain: {unsure}</p>}
    </div>
  )
}

function ByTheMonth({ check: { name, months, due, taken } }: { check: EmployerCheck }) {
  return (
    <table className={styles.months}>
      <caption className="hide">PAYE of {name}, due and taken</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" className="right">
            Due
          </th>
          <th scope="col" className="right">
            Taken
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month ?? 0}>
            <th scope="row">
              {month.month === null ? 'The year' : monthName(month.month)}
              <span className="note">
                <br />
                {month.causes === null ? `Pay ${formatNaira(month.pay)}` : 'Look at this'}
              </span>
            </th>
            <td className="right">{formatNaira(month.due)}</td>
            <td className="right">
              {month.taken === null ? (
                <span className="note">not typed</span>
              ) : month.causes === null ? (
                formatNaira(month.taken)
              ) : (
                <b className={styles.wrong}>{formatNaira(month.taken)}</b>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {taken !== null && (
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td className="right">{formatNaira(due)}</td>
            <td className="right">
              <Final>{formatNaira(taken)}</Final>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
