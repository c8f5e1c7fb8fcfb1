import type { CueRow } from './cue.ts'

/** What a job pays. */
export const pay: readonly CueRow[] = [
  [
    { role: 'salary', strength: 'noun' },
    "director fees | directors fees | director's fees | directors' fees | director fee | directorship fee | sitting allowance | salary | salaries | wage | wages | gross salary | gross pay | gross | grosses | package | annual package | pay package | ctc | emolument | emoluments | remuneration | paycheck | paycheque | my pay | your pay | his pay | her pay | the pay | whole pay | total pay | normal pay | usual pay | monthly pay | yearly pay | annual pay | weekly pay | daily pay | gross monthly pay | a pay of | on a pay | pay packet | take pay | basic plus allowances | consolidated pay | consolidated salary | consolidated | job offer | offer | main job | day job | second job | second salary | two salaries | part time job | contract pay | contract sum | conuass | conpss | payroll | stipend | gross wage | lecturing | teaching job | full time job",
  ],
  [
    { role: 'otherIncome', strength: 'noun' },
    'royalty | royalties | royalty income | other income | other incomes | other source of income | other sources of income | any other income',
  ],
  [
    { role: 'basicWord', strength: 'noun' },
    'basic | basic salary | basic pay | basic wage | annual basic | monthly basic',
  ],
  [{ role: 'transportWord', strength: 'noun' }, 'transport | transportation | transport to market'],
  [
    { role: 'allowance', strength: 'noun' },
    'allowance | allowances | housing allowance | housing | transport allowance | meal allowance | feeding allowance | meal | hazard | hazard allowance | wardrobe allowance | wardrobe | utility allowance | utility | utilities allowance | utilities | furniture allowance | inconvenience allowance | call duty | call duty allowance | shift allowance | duty allowance | responsibility allowance | entertainment allowance | domestic allowance | rural allowance | weighing allowance | other allowances | field allowance | car allowance | data allowance | airtime allowance | overtime | over time | tips | tip',
  ],
  [{ role: 'leave', strength: 'noun' }, 'leave allowance | leave bonus | leave grant | leave money'],
  [
    { role: 'bonus', strength: 'noun' },
    'bonus | bonuses | december bonus | christmas bonus | xmas bonus | end of year bonus | year end bonus | performance bonus | annual bonus | yearly bonus | sign on bonus | signing bonus | sign on fee | sign on fees | sign-on fee | sign-on bonus | signing on fee | signing-on fee | signing fee | signing on bonus | sign on money | signing on money | signing money | joining bonus | welcome bonus | retention bonus | loyalty bonus | completion bonus | winning bonus | goal bonus | goals bonus | appearance bonus | profit share bonus | incentive | incentives | ex gratia | promotion arrears',
  ],
  [
    { role: 'bonus', strength: 'noun', binds: 'before' },
    'as bonus | as a bonus | as xmas bonus | as christmas bonus | as december bonus | as end of year bonus | as leave bonus | as performance bonus | as year end bonus',
  ],
  [
    { role: 'bonus', strength: 'noun' },
    '13th month bonus | thirteenth month bonus | 13th month | thirteenth month | 13th month salary | 13th month pay',
  ],
  [{ role: 'commission', strength: 'noun' }, 'commission | commissions | sales commission'],
  [
    { role: 'salary', strength: 'source' },
    'job | jobs | gig | from teaching | from lecturing | from my teaching | part time | at work | from work | from my work | from my job | from the job | from job | my job pays | job pays | from my employer | employer pays me | my employer pays me | company pays me | my company pays me | as salary | as pay | as wages | as staff | from the office | from office | from the school | from school | from the hospital | from the local council | from the council | from government | from the ministry | office | as a teacher | as teacher | as a nurse | as nurse | as a driver | as driver | from the bank | from my main job | from main job | from day job | from my day job | first job | first employer | second employer | other employer | from another job | from one job | two employers | n employers | two jobs | n jobs | from one | from the other | from another | from one employer | from the other employer | from the other one | from the second | from the first | my boss pays me | my oga pays me | oga dey pay me | my oga dey pay me',
  ],
  [
    { role: 'income', strength: 'noun' },
    'income | incomes | my income | total income | annual income | yearly income | monthly income | gross income | earnings | gross earnings | my earnings | total earnings | yearly earnings | annual earnings',
  ],
  [
    { role: 'income', strength: 'verb' },
    'earn | earns | earned | earning | i earn | dey earn | make | makes | made | making | get | gets | getting | i get | receive | receives | received | receiving | collect | collects | collecting | dey collect | dey get | dey make | dey carry | pays me | pay me | paid me | paying me | dey pay me | dem dey pay me | dem dey pay | they pay me | gets paid | get paid | am paid | i am paid | being paid | paid monthly | i am on | am on | i was on | was on | i on | am earning | bring home | dey see | i see | brings in | bring in | fetches | fetch | fetches me | dey enter | enters | enter | dey bring | gives | giving | proposes | propose | proposed | mine is | mine na | my own is | my own na | adds | they give me | dem dey give me | dem give me | dey receive | enter my hand | dey land | cash out | i carry | worked on | work on | hourly rate | daily rate | weekly rate | day rate | rate of pay | person on | someone on | somebody on | out of | took me at | comes in | come in | coming in | came in | dey come in | go home with | pays | took me on at | take me at | took me for | offered me | offer me | offering | offered | is offering | are offering | dey offer | pays us | take home pay of |  dey offer me | offers me | offering me | earn about | dey carry go house | i take | i dey take | they pay | dem pay | i draw | i pocket | am paid | im paid | i am being paid',
  ],
  [{ role: 'income', strength: 'verb', binds: 'after' }, 'on'],
]
