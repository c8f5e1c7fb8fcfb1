/** What may bring in sales or profit, and the words for it: each with each. */
const placesOfTrade =
  'kiosk stall buka canteen laundry supermarket bakery poultry keke okada garage gym school shop business store farm salon restaurant boutique pharmacy'.split(
    ' ',
  )
const bringingIn = [
  'makes',
  'make',
  'brings',
  'gives',
  'earns',
  'gets',
  'dey make',
  'dey bring',
  'dey give',
  'brings in',
  'made',
]

/** Words that change what a sum means, by class. Any that no rule used blocks. */
export const trapPhrases = {
  whatIsLeft:
    'it is what is left | it is what remains | it is what i take home | it is my take home | it is after tax | na wetin remain | that is after tax | this is after tax',
  arrears:
    "arrears | has not paid me | have not paid me | hasn't paid me | never paid me | not paid me | backlog | back log | back pay | backpay | outstanding salary | outstanding salaries | owe me | owes me | owed | owing | dem dey owe me | dey owe me | they owe me | owed me | unpaid | unpaid salary | have not paid me | never pay me | not been paid | yet to pay me | half paid | were withheld | months withheld | withheld my salary | seized my salary | part payment | paid in advance | in advance | upfront | up front | two years rent | 2 years rent | for two years | for 2 years | for three years | n years rent | two years | for n years | overdue | late payment",
  shared:
    'share | shared | sharing | split | splitting | divide | divided | partner | partners | my partner and i | co own | jointly | joint | between us | among us | equally | contribute together | three of us | two of us | four of us | n of us | n partners | half each | my share | siblings and i | and my brother | and my sister | with my brother | with my sister | with my wife | with my husband | my wife and i | my husband and i | me and my wife | me and my husband | me and my brother | me and my sister | my brother and i | my sister and i | cooperatively | flatmate | flatmates | roommate | roommates',
  people: 'we | our | ours',
  couple:
    'us both | together | both of us | our combined | combined | altogether us | household | the two of us | as a couple | couple | jointly with | between me and',
  onCredit:
    'on credit | on loan | not yet collected | customers owe | debtors | bad debt | post dated | pay later | instalment | instalments | installment | installments',
  sometimes:
    'sometimes | on and off | off and on | now and then | some months | some month | not steady | not regular | irregular | irregularly | depends | depending | depend | varies | vary | varying | fluctuates | fluctuate | up and down | at times | once in a while | occasionally | every now and then | not fixed | no dey steady | no dey constant | seasonal | some weeks | some days | when work dey | if work dey | from time to time | no fixed | some times',
  averaged: 'average | on average | averagely',
  range:
    'ranges | ranges from | ranging from | range from | minimum of | maximum of | at least | at most | not less than | not more than | more than | less than | over # | under # | above # | below # | up to # | upto # | up to % | nearly reach | exceeds | exceed',
  half: 'quarters of | thirds of | three quarters | one quarter of | a fifth of | one fifth | half | half of | half salary | half pay | quarter of | a third of | one third | two thirds | a quarter of | percentage of | part of | portion of | a fraction',
  times:
    'double | doubled | triple | tripled | twice | two times | three times | times two | x n | x2 | times n | multiplied',
  less: 'less | minus | except | excluding | exclude | apart from | besides | without | before | subtract | net of | after removing | aside from | other than',
  including:
    'including | inclusive | included | incl | inclusive of | includes | of which | out of which | inside it | part of it | as part of | embedded',
  until:
    'until | till | til | unto | stopped | ended | resigned | sacked | lost my job | laid off | suspended | retired in | left the job | contract ended | contract ends | fired | dismissed | jobless | unemployed since | retrenched | made redundant | maternity | unpaid leave | on leave without pay | suspension | resign',
  notYet: 'not yet | yet to | has not been | have not been | never been | tax has not been touched | untaxed',
  wasOnce:
    'used to | formerly | previously | initially | before now | it was | was earning | old salary | old pay | former salary | previous salary | last salary',
  planned: 'expect | expecting | hoping | hope to | planning to | plan to | promised | promise | supposed to',
  reversed: 'returned | refunded | refund | reversed | cancelled | returned it | bounced',
  denied:
    "not true | no be | is not | isnt | isn't | was not | wasn't | wasnt | are not | aren't | not my | not mine",
  negation:
    "not | not me | not really | no | never | don't | dont | didn't | didnt | doesn't | doesnt | nothing | none | nor | neither | without | hasn't | haven't | cannot | can't | cant | won't | wont | nobody",
  changedTo:
    'increase am to | increased to | increased it to | has increased it to | just increased it to | reduced to | reduced it to | dropped to | dropped it to | has dropped it to | raised it to | raised to | don increase am to | don reduce am to | changed to | changed it to | moved it to | moved to # | cut it to | now # | reviewed to | reviewed it to',
  change:
    'increased | increase | reduced | reduction | dropped | drop | decreased | decrease | cut to | slashed | promoted | promotion | upgraded | changed to | now earn | went up | went down | goes up | go up | added | raise | raised | bumped | moved up | comes down | reduce to | raised to | increased to | increase to | reduced to | moved to',
  paidByOther:
    'paid by him | paid by her | him dey pay am | paid by my | paid for me | pays for me | my parents pay | my father pays | my husband pays | my wife pays | my brother pays | my brother paid | my sister pays | my dad pays | my mum pays | my uncle pays | paid the rent | paid by them | he pays | she pays | he paid | she paid | someone else pays | my father paid | my husband paid | my wife paid | my brother that paid | paid by',
  company:
    'my company made | company made | company makes | my company makes | our firm | ltd | limited company | incorporated | registered company | our company | my limited company | shareholder | shareholders',
  abroad:
    'non resident | nonresident | outside nigeria | relocated abroad | moved abroad | moved to uk | moved to the uk | moved to canada | japa',
  salesOrProfit: placesOfTrade
    .flatMap((place) => bringingIn.map((brings) => `${place} ${brings}`))
    .join(' | '),
  ownSalary: 'paying myself | pay myself | paid myself | myself a salary | salary to myself',
  loss: 'lost | loss | losses | lose | losing',
  when: 'this month | last month | next month | next year | last week | this week | this quarter | coming year | so far this year | in january only | one month only | for one month only',
  benefit:
    'give me a house | gave me a house | gives me a house | gave me house | give me house | staff quarters | free house | free accommodation | free housing | they pay my rent | dem dey pay my rent | accommodate me | houses me | house me | official quarters | pay my rent for me | provide accommodation | provides accommodation | they pay for my rent | they pay my house rent',
  parts: 'comprising | comprises | made up of | consisting of | consists of | broken down | split into',
  ofSeveral: 'n of my n | n of the n | only n of | n out of n | n out of my n',
  driver: 'and a driver | with a driver | and driver | with driver | and a personal driver',
  byEmployer:
    'n by employer | n by the employer | n by my employer | % by employer | % by my employer | % by the employer | n from employer | n % from employer',
  paidLastYear:
    'paid last year | was paid last year | were paid last year | last year rent | paid it last year | paid in 2025 | paid since last year',
  minimumWage:
    'earn minimum wage | earn the minimum wage | on minimum wage | paid minimum wage | get minimum wage | on the minimum wage | earns minimum wage | salary is minimum wage | minimum wage job',
  afterRent: 'after tax and rent | after rent | after rent and tax | minus rent | after paying rent',
  each: 'each | per | every | apiece | per head',
  netOrGross:
    'only tax is deducted | only tax was deducted | only tax was removed | only tax is removed | only tax to be removed | they remove only tax | only paye is deducted | they deduct only tax',
  notEarned:
    'saved # | save # | saving # | invested # | invest # | investing # | spent # | spend # | spending # | lent # | lend # | donated # | donate # | deposited # | deposit # | transferred # | transfer # | withdrew # | withdraw # | wasted # | gambled # | staked # | lost # | kept # | keep # | owe # | owed # | borrow # | borrowed # | borrowing #',
  giver:
    'from my dad | from my father | from my daddy | from my papa | from my mum | from my mother | from my mummy | from my mama | from my parents | from my brother | from my sister | from my uncle | from my aunt | from my aunty | from my cousin | from my husband | from my wife | from my spouse | from my fiance | from my fiancee | from my boyfriend | from my girlfriend | from my friend | from my friends | from my son | from my daughter | from my children | from my kids | from my pikin | from my family | from my grandma | from my grandpa | from my late | from family | from church | from abroad family',
  shareOf:
    '% commission of # | % commission on # | commission of % of # | commission of % on # | % bonus of # | % profit of #',
  same: 'same as | same with | the same as',
  restOfYear:
    'the rest of the year | rest of the year | remaining part of the year | the other months | the remaining months | remaining months | rest of the months',
  ofThat:
    'of that | of it | out of it | out of that | from it | from that | on that | of the balance | of the rest | rest of it | remaining | the rest | balance | the remaining',
} as const satisfies Readonly<Record<string, string>>

/** What blocks a message as a whole, and no words of it: there is nothing to leave out. */
const ofWhole = [
  'offers',
  'mixedMoney',
  'between',
  'percentOf',
  'basicUntold',
  'pairAndYears',
  'grossAndNet',
] as const
export type WholeTrap = (typeof ofWhole)[number]
const wholes: ReadonlySet<string> = new Set<WholeTrap>(ofWhole)

/** Whether a trap is about the message as a whole. */
export const isOfWhole = (kind: string): kind is WholeTrap => wholes.has(kind)

/**
 * Classes whose words change a sum in some sentences only: where everything else was read, the person is shown the
 * reading and told which words it leaves out, and calculates with a tap. The words of every other class are asked about.
 */
const soft: ReadonlySet<string> = new Set<keyof typeof trapPhrases | 'ofAllPay' | 'leftOut'>([
  'people',
  'averaged',
  'each',
  'negation',
  'less',
  'ofThat',
  'planned',
  'wasOnce',
  'notYet',
  'including',
  'same',
  'change',
  'range',
  'ofAllPay',
  'leftOut',
])

/** Whether the words of a class are left out of a sum only when the person has seen so. */
export const isSoft = ({ kind }: { readonly kind: string }): boolean => soft.has(kind)

/** Idioms that hold a word of a trap and say nothing about a sum. */
export const harmless =
  "are not cheating | not cheating | no dey cheat | is not cheating | aren't cheating | rental company | car rental | rental car | ended up | end up | ending up | ends up | bounced back | bounce back | gain or lose | gain or loss | gaining or losing | win or lose | profit or loss | i was not earning anything before | was not earning anything before | i was not earning anything | i was not earning before | was not earning before | i was not working before | was not working before | each of them is removing tax | each of them removes tax | each is removing tax | each one is removing tax | each of them dey remove tax | each of them deducts tax | each of them takes tax | and if next year | what if next year | if next year | stock exchange | on the stock exchange | nigerian exchange | i'm in sales | i am in sales | im in sales | i do sales for | do sales for | sales for a | work in sales | into sales | sales girl | sales girls | salesgirl | salesgirls | sales boy | sales boys | each of us | each of you | each of the partners | each partner | n years ago | a year ago | some years ago | many years ago | long ago | every morning | every evening | every night | every market day | give or take | have not found any other work | haven't found any other work | have not found any other job | haven't found another job | have not found another job | not found any work since | have not worked since | haven't worked since | together na # | together is # | together are # | together = # | together came to # | together comes to # | together it is # | expenses together | costs together | is # taxable | is # taxed | is # a month taxable | is # per month taxable | is # monthly taxable | is # a month taxed | is # per month taxed | lose to tax | i lose to tax | do i lose to tax | lose in tax | losing to tax | loses to tax | each time | at each time | in both | both jobs | both places | both salaries | both incomes | with the rest as it is | the rest as it is | the rest the same | rest remains the same | everything else the same | everything else as it is | the rest remains | is not helping me | is not helping | not helping me | not helping | no dey help me | no dey help | if it was | if it were | the pension reform act | the pension act | pension reform act | pension act | everything put together | put together | all put together | everything put | just for comparison | for comparison only | just to compare | from january to date | january to date | since january till now | from january till now | from january to now | from january till date | since january to date | they dropped # | dem drop # | the two together | join the two together | join them together | commission only | only commission | purely commission | divide it | divide it by | divide by | divided by | divide am | divide by n | divided by n | divide it by n | divide it per month | go n of us | n of us go | let n of us | no pension no nothing | no nothing | nothing at all | this year own | not this year own | not this year | no allowance | not included | no commission | no extra | no vex o | no be say | no be lie o | why not | no matter what | if not for | no tax yet | no tax has been | has not been taxed | have not paid tax | nothing has been deducted | nothing deducted yet | no deduction yet | no tax deducted | tax not deducted | not yet taxed | no o | no no | oh no | no wait | no sorry | no mistake | no o mistake | dem dey drop | dey drop | they drop | thank god | more or less | nothing else | no vex | no wahala | not sure | i do not know | i don't know | i dont know | don't know | dont know | do not know | no idea | no be small | no other income | no other hustle | no other | no other job | no other work | nothing more | and nothing else | no more no less | why not | or not | abi no be so | is that not | no lie | no joke | not a joke | no shaking | before tax | before taxes | before deductions | before any deduction | before any deductions | before deduction | less tax | before tax and deductions | how much less | who charges less | charges less | pay less | no stress | no problem | no mind | not bad | no extra income | no other source | no other source of income | no side hustle | nothing dey inside | no deduction | no deductions | without any deductions | without deductions | without any deduction | no deductions at all | no relief | nothing deducted | nothing is deducted | they deduct nothing | dem no dey deduct anything | no other deduction | no other deductions | nothing else dem dey remove | only tax is deducted | nothing else is removed | nothing else is deducted | no pension nothing | inside lagos | inside abuja | over there | can't wait | i cannot calculate | i can't calculate | don't understand | do not understand | i no understand | i no sabi | i no know | not good at maths | don't have | over time | i don't get it | don't worry | no matter | not long ago | not counting | never mind | if not | whether or not | before i forget | before i start | more than enough | what does that leave me | no bonus | no allowances | all together | altogether | nothing enter | no long talk | no time | not too sure | not certain | never paid tax before | never paid tax | not paid tax before | average person | one single salary | at least tell me | just over | before you ask | every time | every kobo | everything together | on everything together | all together | together pls | together please | apart from tax | besides tax | aside from tax | other than tax | except tax | no wait | compared to not | than not | versus not | managing partner | same # | before then | before what the bank withheld | each case | in each case | each way | every other thing | not including tax | per cent | so far | not less tax | everybody together | added together | add them together | both together | no be lie | no be joke | before those things | before they remove | before dem remove | before they deduct | before dem comot | before anything | before any removal | i no get work | i no get job | no get work | no job | i no dey work | no other person | nothing since | since then nothing | nothing after that | all of it | we live in | we stay | where we live | we dey live | no more questions | not the company one | nothing enter since | no income | no steady job | it was not easy | live in my own | no one | not much | not too much | not plenty | not small | not little | no hidden | not a big deal | not rich | nothing extra | nothing on top | no extras | not even | not to talk of | not wrong | before i sign | before signing | before accepting | no offence | not joking | that is not all | no problem at all | until now | till now | till date | to date | up till now | jobless since january | rent agent | house agent | estate agent | pension office | pension manager | pension administrator | insurance company | insurance firm | insurance broker | business centre | business partner | business class | business school | loan officer | interest rate | rent agreement | pension fund | pension board | housing estate | shop owner | farm manager | sales manager | sales executive | sales rep | sales representative | marketing and sales | transport company | transport officer | company driver | allowance for now | bonus question | gift shop | bonus point | before that | before and now | before now i | jobless since january | jobless since february | jobless since march | jobless since april | jobless since may | jobless since june | jobless since july | jobless since august | jobless since september | jobless since october | jobless since november | jobless since december | jobless since jan | jobless since feb | jobless since mar | jobless since apr | jobless since jun | jobless since jul | jobless since aug | jobless since sept | jobless since sep | jobless since oct | jobless since nov | jobless since dec | no job since january | no job since february | no job since march | no job since april | no job since may | no job since june | no job since july | no job since august | no job since september | no job since october | no job since november | no job since december | no job since jan | no job since feb | no job since mar | no job since apr | no job since jun | no job since jul | no job since aug | no job since sept | no job since sep | no job since oct | no job since nov | no job since dec"
