import { useMemo } from 'react'
import type { Draft } from '../../../../contract/http/index.ts'
import {
  claimBackWords,
  explainFreely,
  standingOf,
  takerInWords,
  type ContributionKey,
  listed,
} from '../../../../tax/index.ts'
import { Button } from '../../../components/Button.tsx'
import { Dash, Ledger } from '../../../components/figures/index.ts'
import { Fold } from '../../../components/Fold.tsx'
import { currentYear } from '../dates.ts'
import { lawYear } from '../compute.ts'
import { ExemptionWords } from '../figures/ExemptionWords.tsx'
import { ResultBox } from '../figures/ResultHead.tsx'
import styles from '../figures/Effects.module.css'
import { pointsInWords } from '../words.ts'

type DraftAnswers = Draft['answers']

const useFreely = (answers: DraftAnswers) =>
  useMemo(() => explainFreely(answers, { currentYear: currentYear() }), [answers])

const useStanding = (answers: DraftAnswers) =>
  useMemo(() => standingOf(answers, { currentYear: currentYear() }), [answers])

/** On what an exemption rests, and what the Act says of the pay. */
export function Exemption({ answers }: { answers: DraftAnswers }) {
  return <ExemptionWords standing={useStanding(answers)} taxYear={lawYear(answers)} />
}

/**
 * The month for a free account: a dash beside the person's own payslip. No verdict: more or less, asked often enough,
 * finds the number [decision 0035].
 */
export function FreeMonth({ answers, isExempt }: { answers: DraftAnswers; isExempt: boolean }) {
  const { payslip } = useFreely(answers)
  const standing = useStanding(answers)
  const words = takerInWords(standing)
  if (standing.taker === null) return null
  if (isExempt && standing.taker !== 'nobody')
    return <NoPaye payslip={payslip} rests={standing.restsOn.length > 0} />
  if (isExempt || words === null) return null
  if (standing.taker === 'nobody') return <FreePutAside words={words} />
  const [first, ...others] = sentencesOf(words)
  return (
    <ResultBox before={first}>
      <Ledger lines={[{ label: 'PAYE to expect a month', amount: <Dash /> }, ...payslipLine(payslip)]} />
      <p>
        {[...others, ''].join(' ')}
        {payslip === null
          ? 'Pro shows it, and what the Act makes of it.'
          : 'Pro shows the first figure, and what the Act makes of it, beside yours.'}
      </p>
    </ResultBox>
  )
}

/** The first stands as the heading of its box, the others under it. */
const sentencesOf = (words: string) => words.split(/(?<=\.) /) as [string, ...string[]]

function FreePutAside({ words }: { words: string }) {
  return (
    <ResultBox before={words}>
      <Ledger lines={[{ label: 'To put aside a month', amount: <Dash /> }]} />
    </ResultBox>
  )
}

function NoPaye({ payslip, rests }: { payslip: string | null; rests: boolean }) {
  return (
    <ResultBox
      before="Your employer should take "
      figure="no PAYE"
      after={rests ? ' from your pay, if what is assumed was really paid.' : ' from your pay.'}
    >
      <Ledger lines={[{ label: 'PAYE to expect a month', amount: '₦0' }, ...payslipLine(payslip)]} />
      {rests ? (
        <p>If it was not paid, tax is due: then PAYE on your payslip can be right.</p>
      ) : payslip === null || payslip === '₦0' ? (
        <p>Compare it with PAYE on your payslip.</p>
      ) : (
        <>
          <p>By these answers none is due. {claimBackWords}</p>
          <p className="cite">Nigeria Tax Administration Act, section 55</p>
        </>
      )}
    </ResultBox>
  )
}

function payslipLine(payslip: string | null) {
  return payslip === null ? [] : [{ label: <b>PAYE on your payslip</b>, amount: <b>{payslip}</b> }]
}

/**
 * What is assumed and what the Act says, without a figure of the person.
 * @param onCount counts contributions as ₦0 and calculates again; undefined where nothing can be changed.
 */
export function FreeExplained({
  answers,
  isExempt,
  onCount,
}: {
  answers: DraftAnswers
  isExempt: boolean
  onCount: ((keys: readonly ContributionKey[]) => void) | undefined
}) {
  const { assumptions, notes } = useFreely(answers)
  const names = listed(assumptions.map(({ name }) => name))
  return (
    <>
      {assumptions.length > 0 && (
        <Fold
          heading="What we assumed"
          outcome={listed(assumptions.map(({ name, share }) => `${name} ${share}`))}
        >
          <p className="prose">
            You left {names} empty, so {listed(assumptions.map(({ share }) => share))} of your income is
            assumed and taken off. Not on your payslip? Count it as ₦0.
          </p>
          <Button kind="link" onClick={() => onCount?.(assumptions.map(({ key }) => key))}>
            Count {names} as ₦0 and calculate again
          </Button>
        </Fold>
      )}
      {notes.length > 0 && (
        <Fold heading="What the Act says" outcome={pointsInWords(notes.length)} open={isExempt}>
          <ol className={styles.effects}>
            {notes.map(({ id, heading, words, section }) => (
              <li key={id}>
                <p className="cite">{section}</p>
                <div>
                  <h3>{heading}</h3>
                  <p className="prose">{words}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="note">What each does to your tax in naira is in Pro.</p>
        </Fold>
      )}
    </>
  )
}
