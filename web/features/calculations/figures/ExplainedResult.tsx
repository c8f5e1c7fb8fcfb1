import type { ReactNode } from 'react'
import type { Draft, ShownResult } from '../../../../contract/http/index.ts'
import {
  isPayExempt,
  type OldLawExemption,
  oldLawExemptionFor,
  takerFor,
  toldFirstFor,
  totalName,
  type ContributionKey,
} from '../../../../tax/index.ts'
import { Button } from '../../../components/Button.tsx'
import { Shelf } from '../../../components/Fold.tsx'
import { Waiting } from '../../../components/notices.tsx'
import { bandsSource } from '../compute.ts'
import { currentYear } from '../dates.ts'
import type { FactsOfPage } from '../facts-of-page.ts'
import { Bands } from './Bands.tsx'
import { OldLawExempt } from './OldLawExempt.tsx'
import { ByTheRules, PayExempt } from './PayExempt.tsx'
import { ResultHead } from './ResultHead.tsx'
import { Estimate, TaxAnswer, Totals } from './TaxFigures.tsx'
import { ToldFirst } from './ToldFirst.tsx'
import styles from './Result.module.css'
import { UpgradeBanner } from './UpgradeBanner.tsx'
import { useExplanation, useFreeExplanation } from './use-explanation.ts'
import { useOpenInPrint } from './use-open-in-print.ts'
import { FreeYearLaw } from './YearLaw.tsx'

interface ExplainedResultProps {
  result: ShownResult
  /** The answers as this person may see them. */
  answers: Draft['answers']
  /** Those after the result, and how they change. */
  facts: FactsOfPage
  heading: string
  note: ReactNode
  /** What the total is called on this page. */
  label?: string
  actions: ReactNode
  /** Counts contributions as ₦0 and calculates again; undefined where nothing can be changed. */
  onCount: ((keys: readonly ContributionKey[]) => void) | undefined
  /** Where it leads on, after the bands. */
  next?: ReactNode
  /** More sections, after those of the explanation. */
  children?: ReactNode
}

/**
 * A result: the year's answer, the month, the figures, the actions, then the sections that open in place; on the free
 * plan without any figure that was worked out [spec 16.7]. What explains it is fetched apart.
 */
export function ExplainedResult(props: ExplainedResultProps) {
  const { result, answers, facts, next, children } = props
  const isMasked = result.totalTaxMasked !== null
  // Exempt by the rules too, the Act's sentence stands in that box.
  const isExemptByAct = !result.isExempt && isPayExempt(answers, currentYear())
  const oldLaw = oldLawExemptionFor(answers, currentYear())
  useOpenInPrint()
  return (
    <>
      <Head {...props} isMasked={isMasked} isExemptByAct={isExemptByAct} oldLaw={oldLaw} />
      {isMasked && !isExemptByAct && !result.isExempt && <UpgradeBanner />}
      <Shelf>
        {!result.isExempt && <Bands result={result} cite={bandsSource(answers)} open={!isExemptByAct} />}
        {next}
        {isMasked ? <FreeSections {...props} /> : <Sections answers={answers} facts={facts} />}
        {children}
      </Shelf>
      {isMasked && (isExemptByAct || result.isExempt) && (
        <div className={styles.last}>
          <UpgradeBanner />
        </div>
      )}
    </>
  )
}

type HeadProps = ExplainedResultProps & {
  isMasked: boolean
  isExemptByAct: boolean
  oldLaw: OldLawExemption | null
}

/** Exempt by the Act but not by the rules, or by the law of an earlier year, that stands first and the total beside it. */
function Head({ isMasked, isExemptByAct, oldLaw, ...props }: HeadProps) {
  const { result, answers, heading, note, label, actions } = props
  const figures = (
    <>
      {(!result.isExempt || !isMasked) && <Totals result={result} />}
      {actions}
    </>
  )
  const answer = (
    <>
      <TaxAnswer
        result={result}
        answers={answers}
        label={isExemptByAct ? `${label ?? totalName('totalTax')}, by this calculator’s rules` : label}
        isBeside={isExemptByAct}
      >
        {isMasked ? <FreeExemption {...props} /> : <Exemption {...props} />}
      </TaxAnswer>
      {isExemptByAct && <ByTheRules />}
      {isMasked ? <FreeYearLaw answers={answers} /> : <ActLine answers={answers} />}
      <Estimate result={result} answers={answers} />
      {isMasked && !isExemptByAct && <HighestBand result={result} />}
    </>
  )
  const first = isExemptByAct ? (
    <PayExempt taker={takerFor(answers, currentYear())} payeTaken={answers.payeTaken} />
  ) : (
    oldLaw && <OldLawExempt exemption={oldLaw} />
  )
  return (
    <ResultHead
      heading={heading}
      note={note}
      answer={
        <>
          {first}
          <ToldFirst toldFirst={toldFirstFor(answers, currentYear())} />
          {first === null && answer}
        </>
      }
      month={first ? answer : isMasked ? <FreeMonth {...props} /> : <Month {...props} />}
    >
      {figures}
    </ResultHead>
  )
}

function HighestBand({ result: { isExempt, breakdown } }: { result: ShownResult }) {
  const last = breakdown[breakdown.length - 1]
  if (isExempt || last === undefined) return null
  return (
    <p className="note prose">
      For the year, by this calculator’s rules. Your highest band is taxed at {last.rate}%.
    </p>
  )
}

function Exemption({ answers }: Pick<ExplainedResultProps, 'answers'>) {
  const code = useExplanation()
  return code.data ? <code.data.Exemption answers={answers} /> : null
}

function FreeExemption({ answers }: Pick<ExplainedResultProps, 'answers'>) {
  const code = useFreeExplanation()
  return code.data ? <code.data.Exemption answers={answers} /> : null
}

function ActLine({ answers }: Pick<ExplainedResultProps, 'answers'>) {
  const code = useExplanation()
  return code.data ? <code.data.ByTheAct answers={answers} /> : null
}

function Month({ answers, onCount }: ExplainedResultProps) {
  const code = useExplanation()
  return code.data ? <code.data.Month answers={answers} onCount={onCount} /> : null
}

function FreeMonth({ answers, result }: ExplainedResultProps) {
  const code = useFreeExplanation()
  return code.data ? <code.data.FreeMonth answers={answers} isExempt={result.isExempt} /> : null
}

function Sections({ answers, facts }: Pick<ExplainedResultProps, 'answers' | 'facts'>) {
  const code = useExplanation()
  if (code.data) return <code.data.Explained answers={answers} facts={facts} />
  return <Fetching isError={code.isError} retry={() => void code.refetch()} />
}

function FreeSections({ answers, result, onCount }: ExplainedResultProps) {
  const code = useFreeExplanation()
  if (code.data)
    return <code.data.FreeExplained answers={answers} isExempt={result.isExempt} onCount={onCount} />
  return <Fetching isError={code.isError} retry={() => void code.refetch()} />
}

/** A failed load is told here and does not touch the result. */
function Fetching({ isError, retry }: { isError: boolean; retry: () => void }) {
  if (!isError) return <Waiting>Loading how this was worked out</Waiting>
  return (
    <div>
      <p role="alert">The working could not be loaded. Your result above is complete.</p>
      <Button kind="link" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
