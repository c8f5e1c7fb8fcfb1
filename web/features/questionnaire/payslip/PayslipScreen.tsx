import { useEffect, useRef, useState } from 'react'
import {
  boxAtFault,
  contributionRows,
  emptyPayslip,
  lawOf,
  monthsInYear,
  monthsTogether,
  payslipAnswers,
  payslipOf,
  screenWords,
  type ContributionKey,
  type Payslip,
  type PayslipKey,
} from '../../../../tax/index.ts'
import { helpAddress } from '../../../addresses.ts'
import { Button } from '../../../components/Button.tsx'
import type { FieldFault } from '../../../components/Form.tsx'
import { lawYear } from '../../calculations/index.ts'
import { QuestionHelp } from '../help/QuestionHelp.tsx'
import { ScreenFrame } from '../ScreenFrame.tsx'
import { useScreen, type ScreenProps } from '../screens/use-screen.ts'
import { useDeviceSession } from '../../../session/index.ts'
import { boxId } from './block.ts'
import { keptSlips } from './kept-slips.ts'
import { PaidToYou, payTogether, Sum } from './PaidToYou.tsx'
import styles from './payslip.module.css'
import { TakenOut } from './TakenOut.tsx'
import { usePayslips, type AnsweredKey } from './use-payslips.ts'

const keys: readonly AnsweredKey[] = [
  'salary',
  'allowances',
  'pensionContribution',
  'nhfContribution',
  'nhisContribution',
  'payeTaken',
  'monthsPaid',
]

const explained = [
  { id: 'salary', name: 'Basic pay' },
  { id: 'allowances', name: 'Allowances' },
  { id: 'pension-contribution', name: 'Pension' },
  { id: 'nhf-contribution', name: 'NHF' },
  { id: 'nhis-contribution', name: 'NHIS' },
  { id: 'paye-taken', name: 'PAYE' },
] as const

const ordinals = ['First', 'Second', 'Third', 'Fourth'] as const

/** What one month's payslip says, and for how many months; a year of several payslips takes a block each. */
export function PayslipScreen(props: ScreenProps) {
  const acts = useScreen(props)
  const { answers } = acts
  const device = useDeviceSession()
  const [kept] = useState(() => keptSlips(device, props.draftId))
  const [slips, set] = usePayslips(acts, keys, payslipOf, kept)
  const year = lawYear(answers)
  const words = screenWords(props.screen, year, answers)
  const faults = useFaultsInBoxes(acts.faults, slips)
  useFocusOnAdded(slips.length)
  const isOne = slips.length === 1
  const meant = payslipAnswers(slips)
  const months = monthsTogether(slips) ?? 0
  const monthsSaid =
    months > monthsInYear
      ? `Together that is ${months} months. A year has ${monthsInYear}: choose fewer.`
      : ''
  const emptyMeans = (key: ContributionKey) => {
    const row = contributionRows.find((other) => other.key === key)
    if (row === undefined || meant[key] !== '') return 'Empty: ₦0 on this payslip.'
    return `Empty: ${lawOf(year)[row.assumed].value}% of your income is assumed. Not on your payslip? Choose None.`
  }
  const change = (at: number, slip: Payslip) =>
    set(slips.map((other, index) => (index === at ? slip : other)))
  const remove = (at: number) => {
    set(slips.filter((_, index) => index !== at))
    document.getElementById(boxId('months', at - 1))?.focus()
  }

  return (
    <ScreenFrame
      {...props}
      acts={{ ...acts, faults }}
      title={words.heading}
      below={<QuestionHelp about={explained} title={words.helpTitle} guide={helpAddress('payslip')} />}
    >
      <h1>{words.heading}</h1>
      <p className="small">{words.hint}</p>
      {slips.map((slip, at) => {
        const ordinal = ordinals[at]
        const isLast = at === slips.length - 1
        const half = {
          slip,
          at,
          ofWhich: !isOne && <span className="hide">, {ordinal?.toLowerCase()} payslip</span>,
          faults: Object.fromEntries(faults.map(({ field, message }) => [field, message])),
          onChange: (next: Payslip) => change(at, next),
        }
        return (
          // Payslips have no identity but their place: what is typed stands in their texts.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles.slips}>
            {!isOne && <h2>{ordinal} payslip</h2>}
            <PaidToYou
              {...half}
              sumLabel={isOne || slip.months === null ? `Pay in ${year}` : 'Pay in these months'}
              monthsSaid={isLast ? monthsSaid : ''}
            >
              {isLast && (
                <>
                  <p className="small">Empty boxes count as ₦0.</p>
                  {slips.length < ordinals.length && (
                    <p>
                      <Button kind="link" onClick={() => set([...slips, emptyPayslip(leftOf(months))])}>
                        Pay changed, or a new job? Add a payslip
                      </Button>
                    </p>
                  )}
                  {!isOne && (
                    <p>
                      <Button kind="link" onClick={() => remove(at)}>
                        Remove this payslip
                      </Button>
                    </p>
                  )}
                </>
              )}
            </PaidToYou>
            <TakenOut {...half} emptyMeans={emptyMeans} isLast={isLast} />
          </div>
        )
      })}
      {!isOne && <Sum label={`Pay in ${year}`} naira={payTogether(slips)} />}
    </ScreenFrame>
  )
}

/** The months that are left of the year for another payslip. */
function leftOf(months: number): number {
  return Math.max(1, monthsInYear - months)
}

/** The faults that Next found, each at the box where it stood then: found once, so that the summary takes focus once. */
function useFaultsInBoxes(faults: readonly FieldFault[], slips: readonly Payslip[]): readonly FieldFault[] {
  const [found, setFound] = useState({ by: faults, inBoxes: faults })
  if (found.by !== faults) setFound({ by: faults, inBoxes: faults.map((fault) => inBox(fault, slips)) })
  return found.inBoxes
}

function inBox({ field, message }: FieldFault, slips: readonly Payslip[]): FieldFault {
  const found = boxAtFault(slips, field as PayslipKey)
  return found === undefined
    ? { field: boxId('months', 0), message }
    : { field: boxId(found.box, found.at), message }
}

/** Puts the focus on the first box of a payslip that was added. */
function useFocusOnAdded(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) document.getElementById(boxId('basic', count - 1))?.focus()
    before.current = count
  }, [count])
}
