import type { Period } from '../periods.ts'

/** Phrases that say how often, by the period that they mean. */
export const periodPhrases: Partial<Record<Period, string>> = {
  hour: 'an hour | per hour | hourly | every hour | each hour | / hour | / hr | per hr | a hour | by the hour | for one hour | one hour',
  day: 'a day | per day | daily | every day | each day | everyday | / day | for one day | for day | one day | a shift | per shift | each shift | every shift | a trip | per trip | each trip | every trip | a sitting | per sitting | per visit | per lesson | a lesson | per class | per episode | for each day | any day wey i work | any day i work | any day that i work | any day wey i go out | any day i go out | any day wey i comot | each day wey i work | every day wey i work | each day i work | every day i work | on any day | any day',
  week: 'a week | per week | weekly | every week | each week | / week | / wk | per wk | for one week | for week | one week | every friday | every saturday | every weekend | per weekend | a weekend | week',
  fortnight:
    'a fortnight | per fortnight | fortnightly | every fortnight | every two weeks | every 2 weeks | bi weekly | biweekly | every other week',
  month:
    'a month | per month | monthly | every month | each month | / month | / mo | / mth | for one month | for month | one month | every single month | month end | every month end | p.m | per mth | a mth | in a month | for a month | montly | every end of month | at month end | by month | each and every month | each per month | month on month | monthy | /m | every 30 days | x 12 | p / m | times 12 | permonth | pm | p.m.',
  quarter:
    'a quarter | per quarter | quarterly | every quarter | each quarter | every three months | every 3 months | / quarter | for one quarter',
  half: 'half yearly | every six months | every 6 months | half year | bi annually | twice a year | every half year',
  once: 'one time job | one time payment | one time fee | one time contract | one time gig | one off | one off job | one off payment | once off | a one off',
  year: 'a year | per year | yearly | annual | annually | every year | each year | / year | / yr | per annum | per anum | p.a | for one year | for year | for a year | one year | in a year | the whole year | whole year | for the year | for the whole year | this year | in the year | all year | a session | per session | every session | the year | full year | for the full year | a whole year | per yr | year | peryear | in one year | throughout the year | pa | p.a. | p / a | the whole of @ | whole of @ | all of @ | last year | that year',
}

/** "all monthly", "each per month": said of every amount before it. */
export const ofAll =
  'those are monthly | those are all monthly | they are monthly | they are all monthly | all those are monthly | that is monthly | dem be monthly | na every month | these are all monthly | these are monthly | figures are monthly | amounts are monthly | everything monthly | everything is monthly | na monthly all | it is all monthly | monthly figures | all figures monthly | all na month | all na per month | all monthly | all are monthly | are all monthly | all per month | all is monthly | all of them monthly | all na monthly | each per month | each monthly | all every month | every month same | monthly for all | all yearly | all per year | all per annum | all are yearly | all annual | each per year | all for the year | monthly both of them | monthly both | monthly for both | monthly the two | every month both of them | both of them monthly | both of them every month | both every month | the two monthly | the two every month | both monthly | both per month | both yearly | both a month | both are monthly | all a month | all each month | all pm | all a year | all each year | all every year | all pa | all annually'
