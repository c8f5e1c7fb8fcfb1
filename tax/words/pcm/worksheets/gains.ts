import type { SheetHelp } from '../../sheet-path.ts'

/** What the worksheet of gains asks, in Nigerian Pidgin. No native speaker has reviewed it yet. */
export const gainsPidgin: SheetHelp<'gains'> = {
  'gains.heading':
    'Wetin you sell for {year}. Shares, land, crypto: na wetin you collect, after you comot wetin you take buy am. Some of am no get tax; we go work out which one.',
  'gains.disposals':
    'Di things wey you sell. One row for each thing. Crypto dey enter di list wey dey below.',
  'gains.disposals.kind': 'Wetin you sell?',
  'gains.disposals.what': 'Which one? Make you fit know am again: “200 MTN”, “Plot for Epe”.',
  'gains.disposals.boughtOn': 'Di day wey you buy am.',
  'gains.disposals.soldOn': 'Di day wey you sell am.',
  'gains.disposals.proceeds': 'How much you collect for am? For naira, before you comot anything.',
  'gains.disposals.cost': 'How much you take buy am? For naira. If you leave am empty, e go count as ₦0.',
  'gains.disposals.priceEnd2025':
    'How much e worth for 31 December 2025? Only for shares wey you get before 2026: na wetin all of dem worth dat day.',
  'gains.disposals.sellingCosts':
    'How much e cost to sell am? Agent, lawyer, broker. If you leave am empty, e go count as ₦0.',
  'gains.disposals.improvements':
    'How much you spend make e better? E no dey comot: we no sure say e dey count. If you leave am empty, e go count as ₦0.',
  'gains.disposals.reinvested':
    'Out of dis money, how much you use buy Nigeria shares for {year}? Only when you sell shares of Nigeria company. If you leave am empty, e go count as ₦0.',
  'gains.disposals.usedBefore':
    'You don sell house without tax before? Only for your own house: e no get tax one time for your life. If you leave am empty, e go count as no.',
  'gains.digital':
    'Crypto and oda digital assets. One row for each one wey you sell, swap or collect as reward, for naira. You fit bring file (CSV) from your exchange.',
  'gains.digital.kind': 'Which kind be dis?',
  'gains.digital.on': 'Di day wey e happen.',
  'gains.digital.asset': 'Which asset? Like BTC or USDT.',
  'gains.digital.proceeds': 'How much naira you collect? For swap or reward, na di market price of dat day.',
  'gains.digital.rateAtSale':
    'How many naira for one dollar dat day? If you put di two rates, we go count di gain for dollar. If you leave am empty, na ordinary naira.',
  'gains.digital.cost':
    'How much naira you take buy am? If you leave am empty, e go count as ₦0. For reward, put nothing.',
  'gains.digital.rateAtPurchase': 'How many naira for one dollar for di day wey you buy am?',
  'gains.digital.fees': 'Fees wey you pay to sell am. For naira. If you leave am empty, e go count as ₦0.',
  'gains.digital.exchange': 'Di name of di exchange.',
  'gains.digital.withheld': 'Tax wey di exchange comot. For naira. If you leave am empty, e go count as ₦0.',
}
