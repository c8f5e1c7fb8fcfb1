import type { CueRow } from './cue.ts'

/** Money that a rule of the Act decides before any salary. */
export const aside: readonly CueRow[] = [
  [
    { role: 'dividend', strength: 'noun' },
    'dividend | dividends | nigerian dividends | nigerian dividend | dividend from shares',
  ],
  [
    { role: 'foreignInvestment', strength: 'noun' },
    'foreign dividend | foreign dividends | dividend from us stocks | dividends from us stocks | us stocks | dividends from abroad | interest from abroad | foreign interest | dividend from abroad | us dividends',
  ],
  [
    { role: 'bondInterest', strength: 'noun' },
    'treasury bill | treasury bills | t bills | t bill | tbills | bond interest | fgn bond | fgn bonds | bond | bonds | interest on bonds | interest on treasury bills | sukuk | savings bond | interest on bonds or bills | eurobond | commercial paper',
  ],
  [
    { role: 'interestWord', strength: 'noun' },
    'interest on the loan | interest on that loan | interest on loan | loan interest | interest on my loan | interest on a loan | interest | bank interest | interest received | interest income',
  ],
  [
    { role: 'interest', strength: 'noun' },
    'fixed deposit interest | interest on fixed deposit | interest on my fixed deposit | interest from my fixed deposit | interest from fixed deposit | savings interest | interest on savings | interest from savings | interest on my savings | interest from my savings | interest from bank | interest from the bank | interest from my bank',
  ],
  [{ role: 'gratuity', strength: 'noun' }, 'gratuity | gratuities | lump sum gratuity'],
  [
    { role: 'severance', strength: 'noun' },
    'libel | libel case | defamation | personal injury | injury compensation | severance | compensation | severance pay | severance package | redundancy | redundancy pay | redundancy package | loss of office | loss of employment | compensation for loss of office | compensation for loss of employment | paid off | pay off | payoff | termination benefit | termination pay | exit package | sack package | compensation for the lost job | retrenchment benefit | disengagement package | loss of job | golden handshake | golden parachute',
  ],
  [
    { role: 'pensionReceived', strength: 'noun' },
    'pension from ptad | ptad | pension received | retirement pension | monthly pension from | pension under the pension act | pension from my pfa | pension as a retiree | pension as retiree | retiree pension | pension that i receive | pension i receive | pension they pay me | pension dem dey pay me | collect pension | collecting pension | receive pension | receiving pension | my late husband pension | programmed withdrawal',
  ],
  [{ role: 'annuity', strength: 'noun' }, 'annuity | annuities | annuity received'],
  [
    { role: 'gain', strength: 'noun' },
    'gain on them is | gain on them was | gain on it is | gain on it was | gain on the shares is | gain on the sale is | my gain on it is | gain i made is | gain is | gain was | gain na | the gain is | the gain was | capital gain | capital gains | gain on what you sold | gain from selling | gain on shares | gain on sale | gain of | made a gain | gain from shares | gain from crypto',
  ],
  [
    { role: 'soldWord', strength: 'noun', binds: 'after' },
    'sold for | sold at | sold it for | sold it at | sell am | i sell am | i sell it | sold am | selling price | sold my car for | sold my land for | sold a land for | sold a plot for | sold my house for | sold land for | sold shares for | sold my shares for | sold crypto for | sold bitcoin for | sale price | buyer paid | i sold | sold | price you sold for | sell for | selling for | sell it for',
  ],
  [
    { role: 'boughtWord', strength: 'noun', binds: 'after' },
    'bought for | bought at | bought it for | bought it at | bought am | buy am | cost price | purchase price | it cost | it cost me | got them for | got it for | i bought | bought | price you bought for | buy bitcoin | originally cost | built it for | i buy',
  ],
  [
    { role: 'sellingWord', strength: 'source' },
    'from selling | from selling my | from the sale of | from sale of',
  ],
  [
    { role: 'gift', strength: 'noun' },
    'gift | gifts | a gift | dashed me | dash me | dashes me | dashing me | dashed us | dash | gifted me | gifted | sent me as gift | inheritance | inherited | wedding gift | birthday gift | sprayed me | bride price | upkeep from | pocket money | crowdfunding | they contributed | contributed for me | people contributed | raised for me | donated to me | gift from',
  ],
  [{ role: 'gift', strength: 'noun', binds: 'before' }, 'as gift | as a gift | as my gift | as wedding gift'],
  [
    { role: 'prize', strength: 'noun' },
    'grant | grants | a grant | honorarium | prize | prizes | prize money | won | win | i win | if i win | winning | lottery | jackpot | bet winnings | winnings | sportybet | bet9ja | betting | award money | cash prize | reality show',
  ],
  [
    { role: 'loan', strength: 'noun' },
    'gbese | gbese of | collected a loan | collected loan | collect a loan | collect loan | took a loan | took loan | take a loan | got a loan | get a loan | received a loan | obtained a loan | given a loan | loan | loans | a loan | cooperative loan | coop loan | borrowed | i borrowed | borrow | loan repayment | loan deduction | loan deductions | cooperative | cooperative deduction | thrift contribution | thrift deduction | repay loan | repaid | paid me back | pay me back | paying me back | paid back | salary advance | owing me | car loan | bank loan | loan principal | the principal of the loan | as principal',
  ],
  [
    { role: 'savings', strength: 'noun' },
    'coop | coop savings | coop contribution | coop deduction | ajo | esusu | isusu | adashe | my own contribution | contribution money | daily savings | my savings | savings',
  ],
  [
    { role: 'company', strength: 'noun' },
    'company profit | company income | company turnover | ltd | limited company | company tax | corporate | plc | company income tax | cit',
  ],
  [
    { role: 'nyscWord', strength: 'noun' },
    'nysc | nysc allowance | corper | corpers | allawee | allowee | youth corper | corps member | youth service | nysc alawee | alawee',
  ],
  [
    { role: 'sentWord', strength: 'verb' },
    'left me | leave me | willed me | left for me | sent me | send me | sends me | gave me | gives me | give me | sent to me',
  ],
  [{ role: 'gainWord', strength: 'noun' }, 'gain | gains | the gain'],
]
