import type { Doubt } from '../doubt.ts'

/** What a native speaker of Yoruba is asked, in the order of the questions. */
export const doubtsInYoruba: readonly Doubt[] = [
  {
    id: 'name',
    words: 'ìjábọ̀',
    ask: 'Ìròyìn, which is news, stood here before. Is ìjábọ̀ what you would call the printed report of a calculation?',
  },
  {
    id: 'tax-id',
    words: 'ilé iṣẹ́ tó ń gbowó orí',
    ask: 'The tax office, State or federal. Would people understand this name, or do they use another?',
  },
  {
    id: 'tax-id',
    words: 'ìwé owó oṣù',
    ask: 'A payslip. Is this understood, or do people say payslip?',
  },
  {
    id: 'tax-year',
    words: 'àfojúbù',
    ask: 'An estimate: worked out with care, but not certain. Is àfojúbù right, or does it sound like a mere guess?',
  },
  {
    id: 'status',
    words: 'gbọ́ bùkátà',
    ask: 'To live on a pension or on rent. Is it natural here, or too much like “pay the household’s bills”?',
  },
  {
    id: 'marital-status',
    words: 'kò yọ ohunkóhun kúrò nítorí ìgbéyàwó',
    ask: '“Has no relief for marriage”: nothing comes off the income because of it. Does it read so?',
  },
  {
    id: 'had',
    words: 'kà á sí pé kò sí',
    ask: '“Counts as nothing”: we take it as ₦0. Is that how it reads?',
  },
  {
    id: 'had',
    words: 'lójú ìwé tirẹ̀',
    ask: '“One screen each” on a phone. Is ojú ìwé (page) right for a screen?',
  },
  {
    id: 'months-paid',
    words: 'lóṣooṣù',
    ask: 'The year’s tax told month by month. Does it read so, or as if tax were due every month?',
  },
  {
    id: 'paye-taken',
    words: 'yọ lára owó iṣẹ́ rẹ',
    ask: '“Took from your pay”. Is owó iṣẹ́ right for pay of every kind, wages and allowances together?',
  },
  {
    id: 'business-income',
    words: 'òṣùwọ̀n pàṣípààrọ̀ owó',
    ask: 'An exchange rate. Is this the word of the news in Yoruba?',
  },
  {
    id: 'salary',
    words: 'owó oṣù ìpìlẹ̀',
    ask: 'Basic pay: the salary without allowances. Does ìpìlẹ̀ say that, or is “basic” alone clearer?',
  },
  {
    id: 'salary',
    words: 'owó àjẹmọ́nú',
    ask: 'Allowances for housing, transport and so on, paid on top of basic pay. Or would you hear a bonus?',
  },
  {
    id: 'commissions',
    words: 'ẹ̀bùn iṣẹ́ (bonus)',
    ask: 'A bonus. Ẹ̀bùn is a gift, and a bonus is pay: is there a better word?',
  },
  {
    id: 'commissions',
    words: 'Ọdún tí wọ́n san án fún ọ ni a ń kà á sí',
    ask: '“It counts in the year in which it is paid”. Is that clear?',
  },
  {
    id: 'allowances',
    words: 'owó iná àti omi',
    ask: 'Utility allowance: light and water. Would you name it so?',
  },
  {
    id: 'allowances',
    words: 'ilé oúnjẹ tó wà fún gbogbo òṣìṣẹ́',
    ask: 'A canteen at work that is open to all staff. Would you call it a canteen?',
  },
  {
    id: 'allowances',
    words: 'àwọn àǹfààní mìíràn',
    ask: '“Other benefits”: things from the employer, not money. Is àǹfààní the word?',
  },
  {
    id: 'pension',
    words: 'ilé iṣẹ́ tó ń bójú tó owó ìfẹ̀yìntì',
    ask: 'A pension fund administrator. Do pensioners call it so, or PFA?',
  },
  {
    id: 'annuity',
    words: 'Retirement annuity',
    ask: 'Is there a Yoruba name for an income bought from an insurance company for old age?',
  },
  {
    id: 'annuity',
    words: 'ilé iṣẹ́ ìbánigbófò',
    ask: 'An insurance company. Is ìbánigbófò or adójútòfò better known?',
  },
  {
    id: 'gratuities',
    words: 'Owó gbà-máà-bínú',
    ask: 'Compensation for losing a job. Is it right for what an employer pays, or only for an apology?',
  },
  {
    id: 'foreign-income',
    words: 'èrè òwò',
    ask: 'Business profit: what is left after costs. Does it read so?',
  },
  {
    id: 'dividends-nigeria',
    words: 'kí wọ́n tó yọ ọ́',
    ask: '“Before it was taken off”: the larger amount. Is that how you hear it?',
  },
  {
    id: 'dividends-foreign',
    words: 'ọ̀nà tí a fọwọ́ sí',
    ask: '“Approved channels”. The Act does not say by whom they are approved: does ours keep that open?',
  },
  {
    id: 'interest',
    words: 'Èlé',
    ask: 'Interest that a bank pays you. Or does èlé sound only like what a moneylender takes?',
  },
  {
    id: 'interest',
    words: 'owó tí o yá ẹlòmíràn',
    ask: 'Money that you lent to somebody. Could it be heard as money that you borrowed?',
  },
  {
    id: 'rental-income',
    words: 'fífi wọ́n yáni',
    ask: 'Letting a house, shop or land. Is it the natural word?',
  },
  {
    id: 'other-income',
    words: 'owó ẹ̀tọ́ lórí iṣẹ́ tí o dá sílẹ̀',
    ask: 'Royalties: what others pay to use your song, book or invention. Is there a known word?',
  },
  {
    id: 'other-income',
    words: 'owó tí o jẹ nínú tẹ́tẹ́ tàbí ìdíje',
    ask: 'Winnings, from betting or a contest. Is it clear and not offensive?',
  },
  {
    id: 'other-income',
    words: 'owó ìmọrírì',
    ask: 'An honorarium: a fee of thanks, for a talk for example. Would you understand it?',
  },
  {
    id: 'other-income',
    words: 'owó àmì ẹ̀yẹ',
    ask: 'Money of an award. Does it say the money, or the medal?',
  },
  {
    id: 'gains',
    words: 'dúkìá orí ayélujára',
    ask: 'Digital assets: crypto, tokens and the like. Is it understood, or does it sound like a website?',
  },
  {
    id: 'gains',
    words: 'ìpín nínú ilé iṣẹ́ (shares)',
    ask: 'Shares of a company that one sells. Dividends are “ìpín èrè” elsewhere: are the two told apart?',
  },
  {
    id: 'gains',
    words: 'àdánù',
    ask: 'A loss: sold for less than it cost. Is àdánù the word of trade?',
  },
  {
    id: 'rent-paid-by-employer',
    words: 'iye ilé náà lọ́dún',
    ask: 'What the home is worth by the year, as an office assesses it, not its price. Does it read so?',
  },
  {
    id: 'rent-paid-by-employer',
    words: 'gba owó lórí ilé (rates)',
    ask: 'Rates: what local government collects each year on buildings. What do people call it where you live?',
  },
  {
    id: 'domestic-staff-cost',
    words: 'ìránṣẹ́ ilé',
    ask: 'A steward in a house. Is it respectful?',
  },
  {
    id: 'vehicle-benefit',
    words: 'owó háyà',
    ask: 'The hire of a car. Is háyà fit to be read, or is there a better word?',
  },
  {
    id: 'vehicle-benefit',
    words: 'lẹ́yìn tí a bá yọ iye tí ìwọ fúnra rẹ ná lé e lórí',
    ask: '“Less what you spent on it yourself”: taken off the 5%, not off the price of the car. Is that clear?',
  },
  {
    id: 'other-benefits',
    words: 'aṣọ ààbò',
    ask: 'Protective clothing at work: helmet, boots, gloves. Would you say so?',
  },
  {
    id: 'other-benefits',
    words: 'owó ẹgbẹ́',
    ask: 'Fees of a club (sports, social). Does it read as union dues?',
  },
  {
    id: 'rent-paid-by-self',
    words: 'ìwé àdéhùn',
    ask: 'The agreement with the landlord. Is it clear which paper is meant?',
  },
  {
    id: 'pension-contribution',
    words: 'owó ìfẹ̀yìntì tí à ń dá',
    ask: 'Contributions to a pension while you work. Does it tell them apart from the pension you receive?',
  },
  {
    id: 'nhf-contribution',
    words: 'Àpò owó',
    ask: 'A fund into which workers pay and from which they borrow. Would you say àpò, or another word?',
  },
  {
    id: 'nhis-contribution',
    words: 'ètò ìbánigbófò ìlera ti orílẹ̀-èdè',
    ask: 'The national health insurance scheme. Is ìbánigbófò ìlera or adójútòfò ìlera the word on the radio?',
  },
  {
    id: 'life-assurance',
    words: 'owó ìbánigbófò ẹ̀mí',
    ask: 'A premium for life assurance. Is it clear, and not frightening?',
  },
  {
    id: 'life-assurance',
    words: 'tí wọ́n máa ń san fún ọ lọ́jọ́ iwájú',
    ask: 'A deferred annuity pays you, years later. Is it clear that you receive it then?',
  },
  {
    id: 'mortgage-interest',
    words: 'mú un gbòòrò sí i',
    ask: '“Developed” a house: built more of it. Is that the meaning you hear?',
  },
  {
    id: 'resident',
    words: 'olùgbé Nàìjíríà',
    ask: '“Resident”: living here in the eyes of the law. Does it read so?',
  },
  {
    id: 'jobs',
    words: 'owó oṣù tó kéré jù lọ',
    ask: 'The minimum wage. Is it what people call it?',
  },
  {
    id: 'armedForces',
    words: 'ọ̀gá ológun',
    ask: 'A commissioned officer. Or would you hear any senior soldier?',
  },
  {
    id: 'homeValue',
    words: 'iye owó ìyálé lọ́dún',
    ask: 'What the home would let for in a year. Is it clear?',
  },
  {
    id: 'interestShortTerm',
    words: 'ni òpin owó orí rẹ̀',
    ask: '“The final tax”: nothing more is due. Is it clear?',
  },
  {
    id: 'compensation',
    words: 'bà ọ́ lórúkọ jẹ́',
    ask: 'Libel. Is it the right word?',
  },
  {
    id: 'compensation',
    words: 'owó dípò ìkìlọ̀',
    ask: 'Pay in place of notice, when a job ends at once. Is it understood?',
  },
  {
    id: 'lossesBroughtForward',
    words: 'kó tán',
    ask: 'Losses that no profit has used up yet. Do you hear that?',
  },
  {
    id: 'digitalLosses',
    words: 'a ó dá èyí padà',
    ask: 'The loss is put back on the gains. Could it be heard as a refund?',
  },
]
