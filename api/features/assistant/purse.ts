import type { Services } from '../../services.ts'
import type { TokenPurse } from './model/tokens.ts'

/** Tokens of the language model that an account may use (LIMIT_TENI_TOKENS), counted for all processes together. */
export function purseOf({ limits }: Pick<Services, 'limits'>, accountId: string): TokenPurse {
  return {
    spend: (tokens) => limits.spend('LIMIT_TENI_TOKENS', accountId, tokens),
    giveBack: (tokens) => limits.takeBack('LIMIT_TENI_TOKENS', accountId, tokens),
    owe: async (tokens) => void (await limits.isBeyond('LIMIT_TENI_TOKENS', accountId, tokens)),
  }
}
