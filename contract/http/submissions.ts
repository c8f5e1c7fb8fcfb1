import * as z from 'zod/mini'
import { draftAnswers } from './drafts.ts'
import { endpoint, idParams, listQuery } from './endpoint.ts'
import { calculationLabel } from './calculation-label.ts'
import { accountId, timestamp, uuid } from './fields.ts'

const figure = z.nullable(z.number())

/**
 * A result as a person may see it: every figure for Pro; for a free account `totalTaxMasked`, the bands that
 * hold income and whether the person is exempt, and null for the rest [spec 16.6] [decision 0024].
 */
export const shownResult = z.object({
  isExempt: z.boolean(),
  exemptionReason: z.nullable(z.string()),
  totalTax: figure,
  totalTaxMasked: z.nullable(z.string()),
  annualIncome: figure,
  taxableIncome: figure,
  deductionsApplied: figure,
  reliefApplied: figure,
  benefitsInKind: figure,
  /** A fraction: 0.139 is 13.9%. */
  effectiveRate: figure,
  earnedIncome: figure,
  investmentIncome: figure,
  breakdown: z.array(z.object({ band: z.string(), amount: figure, rate: z.number(), tax: figure })),
})
export type ShownResult = z.infer<typeof shownResult>

/** How a person stands, in facts without a figure: every plan reads them [spec 16.15]. */
export const standing = z.object({
  /** Whether the Act exempts the pay of their job: it is no more than the minimum wage. */
  isPayExempt: z.boolean(),
  /** Contributions left empty on whose assumed shares an exemption rests. */
  restsOn: z.array(z.enum(['pensionContribution', 'nhfContribution', 'nhisContribution'])),
  /** Who takes the tax of the year; null for a year before the Act. */
  taker: z.nullable(z.enum(['employer', 'employer-in-part', 'nobody'])),
  /** Whether the law of a year before the Act exempts the pay of a job at the minimum wage, or may. */
  oldLaw: z.nullable(z.enum(['exempt', 'may-be-exempt'])),
  /** What the Act says otherwise that no result may stand without. */
  toldFirst: z.array(z.enum(['pensioner-interest', 'pensioner-foreign-dividends', 'no-records'])),
})

/** A kept calculation. For a free account the answers are its name, TIN, tax year and status only. */
export const submission = z.object({
  id: z.uuid(),
  answers: draftAnswers,
  result: shownResult,
  standing,
  /**
   * What the law asked that was in force in a year before the Act, in whole naira: null for a year of the Act and for a
   * free account.
   */
  yearLawTax: z.optional(z.nullable(z.number())),
  /** What the person calls it; null where they gave it no name. */
  label: z.optional(z.nullable(z.string())),
  /** What it was copied from; null for no copy. The id is null once that calculation is deleted. */
  copiedFrom: z.optional(z.nullable(z.object({ id: z.nullable(z.uuid()), taxYear: z.number() }))),
  completedAt: timestamp,
  createdAt: timestamp,
})
export type Submission = z.infer<typeof submission>

/** Keys that the server decides itself: accepted and ignored. */
const ignored = z.optional(z.unknown())

const submissionBody = {
  answers: draftAnswers,
  completedAt: z.optional(
    z.iso.datetime({ offset: true, error: 'completedAt is a moment like 2026-11-20T09:12:00Z' }),
  ),
  result: ignored,
  id: ignored,
  createdAt: ignored,
}

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/submissions',
  access: 'verified',
  summary: 'The person’s calculations, newest first.',
  status: 200,
  query: listQuery,
  answer: z.array(submission),
})

export const createSubmission = endpoint({
  method: 'POST',
  path: '/submissions',
  access: 'verified',
  summary:
    'Keep a calculation. The server computes the result itself. The same draft with the same answers replays (200), with others it recomputes the same submission (200); 402 free_limit past the free plan’s number. With draftVersion, a draft that was changed elsewhere since to other answers answers 409 stale_draft and stays. An accountId that is not the session’s answers 409 account_mismatch.',
  status: 201,
  repeatStatus: 200,
  body: z.strictObject({
    ...submissionBody,
    draftId: z.optional(uuid('draftId must be a UUID')),
    /** The draft's version that these answers follow: newer ones, of another device, are not lost by them. */
    draftVersion: z.optional(z.int('draftVersion is a whole number').check(z.minimum(1))),
    accountId,
  }),
  answer: submission,
  errors: ['not_found', 'free_limit', 'stale_draft', 'draft_submitted', 'account_mismatch'],
})

export const readSubmission = endpoint({
  method: 'GET',
  path: '/submissions/:id',
  access: 'verified',
  summary: 'One calculation, as the person’s plan shows it.',
  status: 200,
  params: idParams,
  answer: submission,
})

export const updateSubmission = endpoint({
  method: 'PUT',
  path: '/submissions/:id',
  access: 'verified',
  summary: 'Change the answers of a kept calculation; its result is computed again.',
  status: 200,
  params: idParams,
  body: z.strictObject({ ...submissionBody, draftId: ignored }),
  answer: submission,
})

export const deleteSubmission = endpoint({
  method: 'DELETE',
  path: '/submissions/:id',
  access: 'verified',
  summary: 'Delete a kept calculation.',
  status: 204,
  params: idParams,
})

export const copySubmission = endpoint({
  method: 'POST',
  path: '/submissions/:id/copy',
  access: 'verified',
  summary:
    'Make a new calculation of a kept one: the same answers, for the same tax year or, with taxYear, for the present one. The server computes the result anew; worksheets go along, for another year what of them is still true. The same key of the client’s own gives the same copy (200), and 409 draft_submitted once that was deleted; 402 free_limit past the free plan’s number. An accountId that is not the session’s answers 409 account_mismatch.',
  status: 201,
  repeatStatus: 200,
  params: idParams,
  body: z.strictObject({
    key: uuid('key must be a UUID'),
    taxYear: z.optional(z.int('taxYear is a year, like 2026')),
    label: z.optional(calculationLabel),
    accountId,
  }),
  answer: submission,
  errors: ['free_limit', 'draft_submitted', 'worksheet_limit', 'account_mismatch'],
})

export const labelSubmission = endpoint({
  method: 'PUT',
  path: '/submissions/:id/label',
  access: 'verified',
  summary:
    'Give a calculation a name of at most 60 characters, or none (null). An accountId that is not the session’s answers 409 account_mismatch.',
  status: 200,
  params: idParams,
  body: z.strictObject({ label: calculationLabel, accountId }),
  answer: submission,
  errors: ['account_mismatch'],
})
