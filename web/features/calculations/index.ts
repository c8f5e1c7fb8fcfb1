export { AnswerSections } from './AnswerSections.tsx'
export { assumedPercent, assumptionsInWords } from './assumed.ts'
export { removeUnsentAnswers, storeResult, unsavedResults } from '../../session/account-storage.ts'
export { currentYear, dayInWords } from './dates.ts'
export { ExplainedResult } from './figures/ExplainedResult.tsx'
export { ExemptionWords } from './figures/ExemptionWords.tsx'
export { ByTheRules, PayExempt } from './figures/PayExempt.tsx'
export { ToldFirst } from './figures/ToldFirst.tsx'
export { OldLawExempt } from './figures/OldLawExempt.tsx'
export { FreeYearLaw } from './figures/YearLaw.tsx'
export { type FactAnswers, factsOf, type FactsOfPage, type FactsPhase } from './facts-of-page.ts'
export { GivenFacts } from './exact-later.ts'
export { AfterTheResult } from './figures/AfterTheResult.tsx'
export { FilingReturn } from './figures/FilingReturn.tsx'
export { readHelpLanguage, rememberHelpLanguage } from './help-language.ts'
export { billingKey, useBillingStatus, useIsPaid } from './plan.ts'
export { answerInWords, answerRow, telling, type AnswerRow } from './rows.ts'
export { readResultsState, resultsStateFor, type ResultsState } from './results-state.ts'
export {
  draftKey,
  finishDraft,
  type FinishedDraft,
  draftsKey,
  forgetDraft,
  forgetSubmission,
  refreshSubmissions,
  rememberDraft,
  submissionKey,
  submissionsKey,
  type ListPage,
} from './server-state.ts'
export { ResultBox } from './figures/ResultHead.tsx'
export { shownTotal } from './shown-total.ts'
export { UpgradeBanner } from './figures/UpgradeBanner.tsx'
export { useEditing } from './use-editing.ts'
export {
  checkStep,
  newlyAsked,
  progressOf,
  screenOfStep,
  stepAfter,
  stepBefore,
  stepIndex,
  stepOf,
} from './walk.ts'
export { NotCheckedNote, Translated, useTranslation } from './translation/index.ts'
export { nameInWords, statusInWords, yearInWords } from './words.ts'
export { computeShown, lawYear } from './compute.ts'
