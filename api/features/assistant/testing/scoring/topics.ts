// Which articles answer a topic of the known questions. A topic of a new set is judged by a person.

const topics: readonly (readonly [topic: RegExp, ids: readonly string[]])[] = [
  [/rent relief: how|rent relief works/, ['rent-relief']],
  [/consolidated relief/, ['consolidated-relief', 'old-law']],
  [/State('s| where)/, ['which-state']],
  [/spouse|marriage/, ['marriage-and-children']],
  [/tithe/, ['donations']],
  [/bonus and allowances/, ['allowances', 'commissions-and-bonus', 'thirteenth-month']],
  [/world-wide/, ['freelance-from-abroad', 'resident', 'foreign-currency']],
  [/NYSC|above what is free/, ['nysc']],
  [/Nigerian shares/, ['selling-shares']],
  [/files a return/, ['filing-a-return', 'your-return']],
  [/dividend/, ['dividends']],
  [/Tax ID/, ['tax-id', 'get-a-tax-id']],
]

/** Whether an article answers a topic; undefined where the topic is in no row, for a person to judge. */
export function isOnTopic(about: string, articles: readonly string[]): boolean | undefined {
  const row = topics.find(([topic]) => topic.test(about))
  return row && row[1].some((id) => articles.includes(id))
}
