import { type ChoiceId, formatNaira, type NotCompared } from '../../../../../../tax/index.ts'
import { noteFigures } from '../../../../../../tax/years/nta-2025.ts'
import { told as toldOfLaw } from '../../../../../../tax/years/told.ts'
import type { Why } from '../../figures.ts'
import { answerNames } from './names.ts'

const naira = formatNaira
const { accommodationShareOfPay, lossOfOfficeFree } = noteFigures
const assetShare = noteFigures.vehicleShareOfCost.value

/** What the Act does otherwise than the calculator, each a sentence without its full stop. */
const whys: Readonly<Record<ChoiceId, (told: Why['told']) => string>> = {
  residence: () =>
    'You no be resident: money from abroad no dey inside, and di tax wey dem take here from rent, interest and dividend don finish',
  'car-value': ({ carOwner }) =>
    carOwner === 'hired'
      ? 'Na wetin your oga dey pay to hire your motor dem count'
      : `Na ${assetShare}% of wetin di motor cost dem count`,
  'lent-things': () => `For things wey your oga borrow you, na ${assetShare}% of wetin dem cost dey count`,
  'accommodation-limit': () =>
    `Di house wey your oga give you no go count pass ${accommodationShareOfPay.value}% of your other pay`,
  'minimum-wage': () => 'Pay wey no pass di national minimum wage free',
  'armed-forces': ({ armedForces }) =>
    armedForces === 'officer' ? 'Your pay as military officer free' : 'Your pay for combat duty free',
  'pension-taxable': () => 'Your pension na income, because e no dey under di Pension Reform Act',
  'annuity-exempt': () => 'Your annuity free, because e dey under di Pension Reform Act',
  'gratuity-exempt': ({ gratuityKind }) =>
    gratuityKind === 'death'
      ? 'Di gratuity free, because dem pay am for person wey die'
      : 'Your gratuity free, because e dey under di Pension Reform Act',
  'dividends-final': () => 'Your dividend for Nigeria no dey inside: dem don tax am before e reach you',
  'foreign-dividends': ({ foreignDividendsApproved }) =>
    foreignDividendsApproved === 'no'
      ? 'Your dividend from abroad dey inside, because e no enter through approved channels'
      : 'Your dividend from abroad no dey inside, because e enter through approved channels',
  'foreign-income': () =>
    'Interest, rent and royalty wey enter from abroad through approved channels no dey inside',
  'interest-kinds': ({ status }) =>
    status === 'pensioner'
      ? 'Interest wey no free, and wey dem never tax before e reach you, dey inside'
      : 'Interest wey free, or wey dem don tax before e reach you, no dey inside',
  compensation: () =>
    `Di first ${naira(lossOfOfficeFree.value)} of compensation no dey inside, and wetin dem pay for injury or for person wey die`,
  business: ({ businessRecords }) =>
    businessRecords === 'no'
      ? `Your business no get record: up to sales of ${naira(toldOfLaw.presumptiveFreeTurnover.value)} nothing dey, pass dat one na ${toldOfLaw.presumptiveShare.value}% of di sales, and you fit choose tax on di profit instead`
      : 'Loss from before and capital allowance comot from your business profit',
  gains: () => 'Gain wey free no dey inside, and loss for digital asset dey comot only from digital gain',
  'contributions-paid': () =>
    'Na only di contribution wey you really pay dey comot, no be wetin dis calculator assume',
  'pensioner-deductions': () => 'Di contribution wey you pay dey comot',
  'mortgage-home': () =>
    'Di loan interest no dey comot, because di loan no be for di house wey you own and live in',
  'life-preceding-year': ({ taxYear }) =>
    `Na di premium wey you pay ${taxYear === undefined ? 'di year before' : `for ${taxYear - 1}`} dey comot`,
  'rent-period': ({ taxYear }) => `Na only di part of your rent wey be for ${taxYear ?? 'di year'} dey count`,
  'foreign-tax': () => 'Di tax wey you pay abroad dey comot, up to di Nigerian tax for dat money',
}

/** What makes the difference, without its full stop. */
export const whyInPidgin = ({ id, told }: Why): string => whys[id](told)

/** Why there is no difference between the two laws to tell. */
export const notComparedInPidgin = (why: NotCompared): string =>
  why.kind === 'assumed'
    ? 'You no type some contribution: for di old law we comot wetin we assume for dem, but di Act dey comot only wetin you pay. Type wetin you pay, or 0, to see which tax high pass.'
    : `For ${why.keys.map((key) => answerNames[key]).join(' and ')} di old law fit free some part or count am another way: we never check am, so nothing comot for am.`
