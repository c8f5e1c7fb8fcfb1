import type { SheetHelp } from '../../sheet-path.ts'

/** What the worksheet of foreign money asks, in Nigerian Pidgin. No native speaker has reviewed it yet. */
export const foreignPidgin: SheetHelp<'foreign'> = {
  'foreign.heading':
    'Foreign money wey you collect for {year}. Put each payment with im day and di exchange rate wey you give, make you fit show where every naira come from.',
  'foreign.rateSource':
    'Where your rates come from? Like: CBN official rate of di day. We no dey find any rate: na you go give am, and talk who get am.',
  'foreign.receipts':
    'Payments wey you collect. One row for each payment wey come for {year}. You fit bring file (CSV) from your bank or platform.',
  'foreign.receipts.on': 'Di day wey you collect am.',
  'foreign.receipts.payer': 'Who send am?',
  'foreign.receipts.country': 'Which country e come from?',
  'foreign.receipts.kind': 'Which kind of money be dis?',
  'foreign.receipts.currency': 'Which currency? Three letters, like USD.',
  'foreign.receipts.amount': 'How much be am for dat currency? Before dem comot any tax.',
  'foreign.receipts.rate': 'How many naira for one unit of am? For di day wey you collect am.',
  'foreign.receipts.rateSource': 'Where dis rate come from? Only if e no be di one wey you put up there.',
  'foreign.receipts.taxAbroad':
    'Tax wey dem comot outside Nigeria. Put am for di same currency. If you leave am empty, e go count as 0.',
  'foreign.receipts.approvedChannel':
    'E enter through approved channel? Na only for dividend, interest, rent and royalty: if na so, dem no get tax. Di law no talk which channel dem approve: ask your bank for paper wey show how di money take enter.',
}
