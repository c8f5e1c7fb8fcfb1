import { CommandError } from './exit-codes.ts'

const MOST = 500

/** How many rows a list shows, as typed. @throws CommandError unless it is from 1 to 500. */
export function readLimit(typed: unknown): number {
  const limit = Number(typed)
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
    throw new CommandError('usage', `--limit must be a whole number from 1 to ${MOST}.`)
  return limit
}
