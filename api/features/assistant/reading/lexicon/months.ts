/** Months by their names, 1 to 12. */
export const months: ReadonlyMap<string, number> = new Map(
  [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sept sep',
    'october oct',
    'november nov',
    'december dec',
  ].flatMap((names, i) => names.split(' ').map((name) => [name, i + 1] as const)),
)

/** Behind these a month is the first of what was paid. */
export const begins =
  'from | joined on | employed on | hired on | joined my company on | joined the company on | joined them on | joined my company in | joined the company in | joined them in | started the job in | started my job in | started my job on | started the job on | started a job in | got this job in | got my job in | started work on | started working on | recruited in | appointed in | appointed on | employed from | as of | as from | as at | wef | w e f | effective from | since | resume | i resume | resuming | resume on | i resume on | resuming on | start on | i start | i start on | starting on | joining | will start | will resume | will resume on | will start on | starting | starting from | started | started in | start in | starting in | resumed | resumed in | joined | joined in | employed in | began in | began | hired in | from 1st | from the 1st of | resumed on | started on | resumed work in | got the job in | got a job in | started work in | started working in | began work in | i started in | with effect from | effective | beginning'
/** Between two months. */
export const through = 'to | till | until | - | through | thru | reach | up to'
/** Behind these a month is the last of what was paid. */
export const ends =
  'retired on | resigned on | left on | stopped on | through | up to | upto | until | till | til | till end of | until end of | until the end of | till the end of | to end of | to the end of | up to end of | till ending of | stopped at the end of | ended in | stopped at end of | up to the end of'
