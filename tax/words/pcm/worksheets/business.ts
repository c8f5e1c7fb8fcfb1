import type { SheetHelp } from '../../sheet-path.ts'

/** What the worksheet of business asks, in Nigerian Pidgin. No native speaker has reviewed it yet. */
export const businessPidgin: SheetHelp<'business'> = {
  'business.heading':
    'Your business for {year}. Freelance work and house, shop or land wey you rent out na business too. Put wetin come in, wetin e cost, and wetin you get for di business: na from dat one we go work out di gain.',
  'business.records':
    'You keep record of wetin you sell and wetin e cost? Na book, receipt or app wey fit show di gain. If record no dey, dem fit count di tax from di sales. If you leave am empty, e go count as you answer before, or else as yes.',
  'business.businesses':
    'Your businesses. One row for each trade, and one for di house, shop or land wey you rent out. If your status na Employee, trade go change am to Both. If na Pensioner or Other, trade no go count until you change your status for your answers.',
  'business.businesses.name': 'Di name of di business, or wetin you dey do.',
  'business.businesses.kind': 'Which kind of business be dis?',
  'business.businesses.turnover':
    'All di sales, or all di rent wey you collect. For naira, before you comot cost. If you no know am, leave am empty.',
  'business.businesses.dailyTakings':
    'How much you dey sell for one normal day? Only if you no know di sales of di year.',
  'business.businesses.daysOpen':
    'How many days you open for di year? If you leave am empty, e go count as di highest number of days wey di rule dey count.',
  'business.businesses.from':
    'Di first day of im account. For new business, na di day wey e start. If you leave am empty, e go count as twelve months before di last day.',
  'business.businesses.to':
    'Di last day of im account. If you leave am empty, e go count as 31 December {year}.',
  'business.businesses.closed': 'You close am dat day? If you leave am empty, e go count as no.',
  'business.costs':
    'Wetin di business spend. Put wetin you spend with di kind of cost. Di one wey di law refuse no dey count, and we go tell you why.',
  'business.costs.kind': 'Which kind of cost be dis?',
  'business.costs.amount':
    'How much? For naira. If you pay am with foreign money, e no go count pass di official rate of Central Bank.',
  'business.costs.what': 'Wetin you buy or pay for?',
  'business.costs.on': 'Di day wey you pay.',
  'business.costs.business':
    'Which business spend am? 1 na di first one for your list. If you leave am empty, na di first one.',
  'business.assets':
    'Things wey you buy to keep and use. Machine, motor, furniture, building: every year, one part of wetin dem cost dey comot from di gain. Dem dey call am capital allowance.',
  'business.assets.kind': 'Which kind of thing be dis?',
  'business.assets.what': 'Wetin e be?',
  'business.assets.cost': 'How much you take buy dis thing?',
  'business.assets.boughtOn':
    'Di day wey you buy am. If you leave am empty, e mean say you buy am before di last day of di account.',
  'business.assets.stoppedOn':
    'Di day wey you sell am or stop to use am. If you leave am empty, e mean say you still dey use am.',
  'business.assets.businessShare':
    'Which part of am dey work for di business, for percent? If you leave am empty, e go count as 100.',
  'business.assets.takenBefore':
    'Capital allowances wey you don claim for am for years wey don pass. Na all of dem together. If you leave am empty, e go count as ₦0.',
  'business.assets.business':
    'Which business get am? 1 na di first one for your list. If you leave am empty, na di first one.',
  'business.broughtForward':
    'Wetin remain from years wey don pass. Na loss wey no gain don cover yet, and capital allowances wey you claim but you never use.',
  'business.broughtForward.kind': 'Na loss or na capital allowance?',
  'business.broughtForward.year': 'Which year e come from? Na di oldest one we dey use first.',
  'business.broughtForward.amount': 'How much never dey used?',
}
