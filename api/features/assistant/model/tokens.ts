/** The language model tokens that one account may still use today. */
export interface TokenBudget {
  /** Reserves tokens before they are used. @returns false when the account's budget for today does not allow it. */
  reserve(tokens: number): Promise<boolean>
  /** Returns tokens that were reserved but not used. */
  release(tokens: number): Promise<void>
  /** Counts tokens used beyond the reservation, even past the limit; the next reservation is then refused. */
  charge(tokens: number): Promise<void>
}

/** The token limit of an answer, or of an account for a day, is reached. */
class TokensUsedUp extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'TokensUsedUp'
  }
}

/** Longest reply of the model in one round, in tokens. */
const longestReply = 1000

/**
 * Estimates tokens from above: models use about one token for four characters of English and for fewer of figures.
 */
const estimate = (sent: unknown): number => Math.ceil(JSON.stringify(sent).length / 3)

/** Meters the tokens of one answer round by round, within `most` and the account's budget. */
export function tokenMeter(most: number, budget: TokenBudget) {
  let used = 0
  return {
    /**
     * Reserves the tokens of a round before it starts.
     * @returns the longest reply allowed, and a function to call with the provider's count; without that count, as
     * after a fault, the estimate stays charged.
     * @throws TokensUsedUp
     */
    async begin(sent: unknown) {
      const read = estimate(sent)
      const reply = Math.min(longestReply, most - used - read)
      if (reply < 1) throw new TokensUsedUp('The answer needs too many tokens')
      if (!(await budget.reserve(read + reply)))
        throw new TokensUsedUp('The account has used its tokens for today')
      used += read + reply
      const counted = async (total: number | undefined): Promise<void> => {
        if (total === undefined || !Number.isSafeInteger(total) || total < 0) return
        const unused = read + reply - total
        used -= unused
        if (unused > 0) await budget.release(unused)
        else if (unused < 0) await budget.charge(-unused)
      }
      return { reply, counted }
    },
  }
}
