import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiError, refusal } from '../../api/api-error.ts'
import { askedProofs, callWithProofs, StepUpCancelled } from './step-up.ts'

const asksFor = (proofs: unknown) => refusal(401, { error: 'x', code: 'reauthentication_required', proofs })

it('reads the proofs that the server asks for, and leaves out those it does not know yet', () => {
  expect(askedProofs(asksFor(['password', 'passkey', 'smoke signal']))).toEqual(['password', 'passkey'])
  expect(askedProofs(asksFor('password'))).toEqual([])
  expect(askedProofs(new ApiError(401, 'unauthorized', 'x', { body: { proofs: ['mail'] } }))).toBeUndefined()
  expect(askedProofs(new Error('offline'))).toBeUndefined()
})

it('makes the call again after each proof, however many are asked for, and gives its answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('password', 'code', 'mail')), async (needed) => {
      const left = [...needed]
      const asked: string[] = []
      const make = async () => {
        if (left[0] !== undefined) throw asksFor([left[0]])
        return 'done'
      }
      const ask = async ([proof]: readonly string[]) => {
        asked.push(proof ?? '')
        left.shift()
        return true
      }
      expect(await callWithProofs(make, ask)).toBe('done')
      expect(asked).toEqual(needed)
    }),
  )
})

it('does nothing when the question is closed, and throws what is no question', async () => {
  let made = 0
  const make = async () => {
    made += 1
    throw asksFor(['password'])
  }
  await expect(callWithProofs(make, async () => false)).rejects.toThrow(StepUpCancelled)
  expect(made).toBe(1)
  await expect(
    callWithProofs(
      () => Promise.reject(asksFor([])),
      async () => true,
    ),
  ).rejects.toThrow('x')
})
