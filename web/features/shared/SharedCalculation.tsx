import { Suspense, useMemo } from 'react'
import type { SharedCalculation as Shared } from '../../../contract/http/index.ts'
import { factKeys, isBlank } from '../../../tax/index.ts'
import { Actions } from '../../components/Button.tsx'
import { Fold } from '../../components/Fold.tsx'
import { Waiting } from '../../components/notices.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import {
  AnswerSections,
  dayInWords,
  ExplainedResult,
  GivenFacts,
  lawYear,
  statusInWords,
  yearInWords,
} from '../calculations/index.ts'
import { contentsOf, ReturnPack, Settlement } from '../filing/index.ts'
import { ReportButton } from '../report/index.ts'
import { SharedWorksheets } from './SharedWorksheets.tsx'

/** Another person's calculation as its reader sees it: whole, and nothing to change. */
export function SharedCalculation({ shared }: { shared: Shared }) {
  const { answers, result, standing, taxpayer, reader, expiresAt, completedAt } = shared
  const taxYear = lawYear(answers)
  const worksheets = useMemo(() => contentsOf(shared.worksheets, taxYear), [shared, taxYear])
  const owner = taxpayer.name ?? 'the taxpayer'
  const who = [taxpayer.name, taxpayer.tin && `Tax ID ${taxpayer.tin}`, statusInWords(answers)]
  return (
    <ExplainedResult
      result={result}
      answers={answers}
      facts={{ answers, phase: undefined, reason: undefined, change: undefined }}
      heading={yearInWords(answers)}
      note={
        <>
          {who.filter(Boolean).join(', ')}
          <br />
          Completed {dayInWords(completedAt)}
          <br />
          Shared with {reader}, to be read until {dayInWords(expiresAt)}. “You” on this page is {owner}, who
          sees when it was opened and in which browser.
        </>
      }
      label="Tax Due"
      onCount={undefined}
      actions={
        <Actions spaced>
          <ReportButton
            label="Download PDF"
            answers={answers}
            result={result}
            standing={standing}
            submissionId={undefined}
            taxpayer={taxpayer}
            isKept
          />
        </Actions>
      }
    >
      <Fold heading="The return" outcome="What is left to pay, and the pack">
        <Suspense fallback={<Waiting>Working out what is left to pay</Waiting>}>
          <Settlement answers={answers} result={result} worksheets={worksheets} isPaid />
          <PageSection heading="What is handed in">
            <ReturnPack
              answers={answers}
              result={result}
              standing={standing}
              worksheets={worksheets}
              submissionId={undefined}
              taxpayer={taxpayer}
            />
          </PageSection>
        </Suspense>
      </Fold>
      <SharedWorksheets worksheets={worksheets} answers={answers} taxYear={taxYear} />
      <Fold
        heading="The answers"
        outcome={`${Object.values(answers).filter((answer) => !isBlank(answer)).length} given`}
      >
        <AnswerSections answers={answers} />
        {factKeys.some((key) => !isBlank(answers[key])) && (
          <Suspense fallback={null}>
            <GivenFacts answers={answers} />
          </Suspense>
        )}
      </Fold>
    </ExplainedResult>
  )
}
