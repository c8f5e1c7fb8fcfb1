/** The tokens of the language model that one account may still use today. */
export interface TokenBudget {
  /** Reserves so many before they are used. @returns false when that is more than the account may use today. */
  reserve(tokens: number): Promise<boolean>
  /** Returns what was reserved and not used. */
  release(tokens: number): Promise<void>
  /** Counts what was used beyond the reservation; only the next round is refused. */
  charge(tokens: number): Promise<void>
}

/** The tokens of an answer, or of an account for a day, are used up. */
class TokensUsedUp extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'TokensUsedUp'
  }
}

/** Longest reply of the model in one round, in tokens. */
const longestReply = 1000

/** Tokens of what is sent, never too few: models need about four characters of English for one, fewer of figures. */
const estimate = (sent: unknown): number => Math.ceil(JSON.stringify(sent).length / 3)

/** Bounds the tokens of one answer, round by round, within `most` and within the account's budget. */
export function tokenMeter(most: number, budget: TokenBudget) {
  let used = 0
  return {
    /**
     * Reserves what a round may use before it is asked.
     * @returns how long its reply may be, and what to call with the provider's count once it is known; without a
     * count the estimate stays, also after a fault. @throws TokensUsedUp
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
