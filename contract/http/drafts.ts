import * as z from 'zod/mini'
import { answerKeys } from '../../tax/index.ts'
import { endpoint, idParams, listQuery } from './endpoint.ts'
import { accountId, timestamp, uuid } from './fields.ts'

/** Half of a character, or none: no keyboard types these and the database cannot hold them. */
const unstorable = /[\p{Cs}\0]/u

const scalarFault = 'An answer is a text of at most 200 letters, digits and common signs, a number, or empty'

/** One answer as typed: checked strictly only when the draft is submitted. */
const typedAnswer = z.union(
  [
    z.string().check(
      z.maxLength(200, scalarFault),
      z.refine<string>((text) => !unstorable.test(text), scalarFault),
    ),
    z.number(),
    z.boolean(),
    z.null(),
  ],
  scalarFault,
)

/** Answers as typed, under known keys only [spec 13.6]. */
export const draftAnswers = z.partialRecord(z.enum(answerKeys), typedAnswer)

const currentStep = z
  .number('currentStep is the number of a question')
  .check(
    z.int('currentStep is a whole number'),
    z.minimum(0, 'currentStep starts at 0'),
    z.maximum(1000, 'There are not so many questions'),
  )

export const draft = z.object({
  id: z.uuid(),
  answers: draftAnswers,
  currentStep,
  /** The calculation of which it is an edit, which it updates when it is submitted; absent of a new one. */
  submissionId: z.optional(z.uuid()),
  /** Grows by one with every write. */
  version: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Draft = z.infer<typeof draft>

export const listDrafts = endpoint({
  method: 'GET',
  path: '/drafts',
  access: 'verified',
  summary: 'The person’s drafts, newest first.',
  status: 200,
  query: listQuery,
  answer: z.array(draft),
})

export const createDraft = endpoint({
  method: 'POST',
  path: '/drafts',
  access: 'verified',
  summary:
    'Start a draft: empty, from answers, or copied from a submission (submissionId: its answers at step 0, whatever else is sent), which it updates when it is submitted. With an id of the client’s own, repeating the call gives the same draft (200). An accountId that is not the session’s answers 409 account_mismatch.',
  status: 201,
  repeatStatus: 200,
  body: z.strictObject({
    id: z.optional(uuid('id must be a UUID')),
    answers: z.optional(draftAnswers),
    currentStep: z.optional(currentStep),
    submissionId: z.optional(uuid('submissionId must be a UUID')),
    accountId,
  }),
  answer: draft,
  errors: ['not_found', 'draft_limit', 'draft_submitted', 'account_mismatch'],
})

export const updateDraft = endpoint({
  method: 'PUT',
  path: '/drafts/:id',
  access: 'verified',
  summary:
    'Replace answers and step. With a version, a stale one answers 409 stale_draft with the server’s draft; after submission 409 draft_submitted. An accountId that is not the session’s answers 409 account_mismatch.',
  status: 200,
  params: idParams,
  body: z.strictObject({
    answers: draftAnswers,
    currentStep,
    accountId,
    version: z.optional(
      z
        .number('version is a whole number')
        .check(
          z.int('version is a whole number'),
          z.minimum(0, 'version is not negative'),
          z.maximum(2_147_483_647, 'No draft has so high a version'),
        ),
    ),
  }),
  /** With `Prefer: return=minimal` the answers are left out. */
  answer: z.object({ ...draft.shape, answers: z.optional(draftAnswers) }),
  errors: ['stale_draft', 'draft_submitted', 'account_mismatch'],
})

export const readDraft = endpoint({
  method: 'GET',
  path: '/drafts/:id',
  access: 'verified',
  summary: 'One draft.',
  status: 200,
  params: idParams,
  answer: draft,
})

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/drafts/:id',
  access: 'verified',
  summary: 'Delete a draft.',
  status: 204,
  params: idParams,
})
