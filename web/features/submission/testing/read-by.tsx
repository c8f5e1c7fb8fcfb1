import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import {
  showAnswers,
  showResult,
  showStanding,
  showYearLawTax,
  type Submission,
} from '../../../../contract/http/index.ts'
import { buildReport, type ReportSource } from '../../../../contract/report/index.ts'
import { calculate, standingOf, type Answers } from '../../../../tax/index.ts'
import * as explained from '../../calculations/explained/index.tsx'
import * as explainedFree from '../../calculations/explained-free/index.tsx'
import { ExplainedResult, FilingReturn } from '../../calculations/index.ts'
import { StaticRouter } from '../../../router.ts'
import { FreeStanding } from '../FreeStanding.tsx'

const now = '2026-11-20T09:00:00Z'
const nothing = () => undefined

/** The code that a page fetches, as if it were there. */
function withCode(page: ReactElement): string {
  const queries = new QueryClient()
  queries.setQueryData(['code', 'explained'], explained)
  queries.setQueryData(['code', 'explained-free'], explainedFree)
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <QueryClientProvider client={queries}>{page}</QueryClientProvider>
    </StaticRouter>,
  )
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')
}

/** Stands for the masked total, which may differ between two people. */
const masked = '₦—'

/** A result as a plan shows it; the masked total is told apart from every other figure. */
function shownTo(paid: boolean, answers: Answers): Submission['result'] {
  const result = showResult(calculate(answers, { currentYear: 2026 }), paid)
  return paid ? result : { ...result, totalTaxMasked: masked }
}

/** What the API answers of a kept calculation. */
export function answerOf(answers: Answers, paid: boolean): Submission {
  const result = calculate(answers, { currentYear: 2026 })
  return {
    id: '01931b7e-0000-7000-8000-000000000001',
    answers: showAnswers(answers, paid),
    result: shownTo(paid, answers),
    standing: showStanding(answers, result),
    yearLawTax: showYearLawTax(answers, paid),
    completedAt: now,
    createdAt: now,
  }
}

function reportOf(of: Pick<ReportSource, 'answers' | 'result' | 'standing'>): string {
  const taxpayer = { name: null, tin: null }
  return JSON.stringify(
    buildReport({ ...of, taxpayer, today: '2026-11-20', origin: 'https://naijatax.test' }),
  )
}

/** Everything that a person reads of a calculation, by where they read it. */
export function readBy(answers: Answers, paid: boolean) {
  const result = shownTo(paid, answers)
  const kept = answerOf(answers, paid)
  const page = (
    <ExplainedResult
      result={result}
      answers={{ ...answers }}
      facts={{ answers: { ...answers }, phase: undefined, reason: undefined, change: nothing }}
      heading="Tax Summary"
      note=""
      onCount={nothing}
      actions=""
    >
      <FilingReturn />
    </ExplainedResult>
  )
  return {
    results: withCode(page),
    kept: paid ? withCode(page) : withCode(<FreeStanding submission={kept} />),
    answer: JSON.stringify(kept),
    report: reportOf({
      answers: { ...answers },
      result,
      standing: standingOf(answers, { currentYear: 2026 }),
    }),
    keptReport: reportOf(kept),
  }
}

/** Where it is read. */
export const places = ['results', 'kept', 'answer', 'report', 'keptReport'] as const
