import type { CueRow } from './cue.ts'

/** Figures to calculate with that are no money earned, and money that changes no tax. */
export const given: readonly CueRow[] = [
  [
    { role: 'netWord', strength: 'noun' },
    'take home | taking home | be taking home | takes home | took home | takehome | take home pay | take home salary | net | net pay | net salary | net income | net monthly | my net',
  ],
  [
    { role: 'netWord', strength: 'noun' },
    'clean in my account | clean in my hand | clean money | clear in my account | alert | my alert | salary alert | salary account | reach my account | reaches my account | enter my hand | enters my hand | land in my account | left in your hand | after tax i receive | after tax i get | after tax i take home | after tax i earn | i receive after tax | receive after tax | get after tax | after paye | left with | am left with | remains after tax | leaves me | leaves me with | that leaves | to leave | hits my account | hit my account | enters my account | enter my account | drop for my account | drops in my account | dey drop for my account | dey enter my account | lands in my account | land for my account | lands | clear after tax | in hand after tax | what remains after tax | what remains after the tax | after tax | after the tax | after they remove tax | after dem remove tax | after dem don remove tax | after deductions | after all deductions | after all deduction | to take home | to receive | want to receive | want to take home | in my hand | credited to my account | credited with | credit alert | enter hand',
  ],
  [
    { role: 'taxable', strength: 'noun' },
    'taxable income | chargeable income | taxable | taxable pay | taxable amount | chargeable | total taxable income',
  ],
  [
    { role: 'taxPaid', strength: 'noun' },
    'take # paye | take # as paye | take # for paye | take # in paye | takes # paye | takes # as paye | takes # for paye | takes # in paye | took # paye | took # as paye | took # for paye | took # in paye | taking # paye | taking # as paye | taking # for paye | taking # in paye | taken # paye | taken # as paye | taken # for paye | taken # in paye | remove # paye | remove # as paye | remove # for paye | remove # in paye | removes # paye | removes # as paye | removes # for paye | removes # in paye | removed # paye | removed # as paye | removed # for paye | removed # in paye | removing # paye | removing # as paye | removing # for paye | removing # in paye | deduct # paye | deduct # as paye | deduct # for paye | deduct # in paye | deducts # paye | deducts # as paye | deducts # for paye | deducts # in paye | deducted # paye | deducted # as paye | deducted # for paye | deducted # in paye | deducting # paye | deducting # as paye | deducting # for paye | deducting # in paye | cut # paye | cut # as paye | cut # for paye | cut # in paye | cuts # paye | cuts # as paye | cuts # for paye | cuts # in paye | collect # paye | collect # as paye | collect # for paye | collect # in paye | collects # paye | collects # as paye | collects # for paye | collects # in paye | collected # paye | collected # as paye | collected # for paye | collected # in paye | withhold # paye | withhold # as paye | withhold # for paye | withhold # in paye | withholds # paye | withholds # as paye | withholds # for paye | withholds # in paye | withheld # paye | withheld # as paye | withheld # for paye | withheld # in paye | comot # paye | comot # as paye | comot # for paye | comot # in paye | took # of tax | took # as tax | took # in tax | took # tax | take # of tax | takes # of tax | taken # of tax | removed # of tax | removed # as tax | removed # in tax | deducted # as tax | deducted # of tax | deducted # in tax | withheld # as tax | withheld # of tax | paid # of tax | paid # in tax | paid # as tax | already paid # tax | paye deducted | tax deducted | deduct as tax | deducted as tax | deducted as paye | deduct as paye | tax already paid | already paid as tax | tax already taken | tax paid | paid as tax | paid in tax | tax withheld | withheld | withholding tax | wht | removed as tax | remove as tax | cut as tax | dem dey cut tax | tax taken | taken as tax | tax credit',
  ],
  [{ role: 'taxPaid', strength: 'noun', binds: 'before' }, 'as tax | pay as tax | as paye'],
  [
    { role: 'taxPaid', strength: 'noun', binds: 'after' },
    'tax was | pay tax of | paye was | paye is | tax is',
  ],
  [
    { role: 'withheldWord', strength: 'noun' },
    'removed % | deducted % | withheld % | withheld # | took % | already removed | already deducted | already withheld | removed already | withheld already | was removed | was withheld | has been removed | has been withheld | removed at source | deducted at source',
  ],
  [{ role: 'taxWord', strength: 'noun' }, 'tax'],
  [{ role: 'payeWord', strength: 'noun' }, 'paye | paye of'],
  [
    { role: 'rate', strength: 'noun' },
    'to the dollar | to a dollar | to one dollar | to dollar | per dollar | a dollar | per usd | to $ | per $ | to the pound | to a pound | per pound | to the euro | per euro | to a euro | to one pound | to one euro | naira to the dollar | naira to a dollar | naira per dollar | naira to one dollar | naira to dollar | naira to the pound | naira to the euro | naira to a pound | naira per pound | exchange rate | fx | fx rate | forex rate | rate | rate of | at the rate of | at a rate of | exchange at | changes at | change at | changed at | converts at | convert at | converted at | conversion rate | bank rate | cbn rate | black market rate | naira to one | rate is | dollar is | dollar na | at the bank rate of | dollar rate | dollar rate is | pound is | pound na | euro is | 1 dollar is | one dollar is | 1 dollar na | use | dollar at | n 1 =',
  ],
  [
    { role: 'raise', strength: 'noun' },
    'adds # to my | adds # to the | add # to my | added # to my | adding # to my | raise | pay raise | salary raise | increment | salary increment | increase | pay rise | salary increase | raise of | rise | hike | added | they added | salary add | add to my salary | increased me by | increased us by | increased my salary by | increased my pay by | raised me by | raised my salary by | raised my pay by | added me | goes up by | go up by | went up by | going up by | increases by | increased by | increase by | moved up by | moved it up by | up by | raised by | bumped by',
  ],
  [
    { role: 'threshold', strength: 'noun' },
    '# free | # is free | # tax free | # is tax free | free # | relief # | relief is # | relief of # | threshold | only # relief | # relief | # rent relief | first # | the first # | limit | exempt | tax free | band | cap | capped at | bracket',
  ],
  [
    { role: 'living', strength: 'noun' },
    'to my church | to church | to the church | to my mosque | to the mosque | private hmo | private health insurance | private health | private insurance | school fees | school fee | fees | tuition | private school fees | feeding | food | tithe | tithes | offerings | tithe and offering | church pledge | pledge | pledges | church offering | my offering | offering in church | offering for church | black tax | car repair | hospital bill | medical bill | medical bills | upkeep | house keeping | daily bread | groceries | foodstuff | foodstuffs | transport to work | t fare | fare | dues | check off dues | send home | send to my parents | send my mum | send my mother | to my parents | my parents | support my parents | charity | donation | donate | orphanage | netflix | dstv | subscription | estate dues | service charge | agency fee | caution fee | filing fees | car maintenance | wedding | burial | nursing bills',
  ],
  [
    { role: 'employerPension', strength: 'noun' },
    "employer pension | company pension | company's pension | employer's pension | employers pension | employer share | employer's share | employer contribution | employers contribution | employer pays pension | company pays pension | employer pension contribution | employer contributes | my employer contributes | company contributes | the company contributes | my company contributes | employer also contributes | employer adds | company adds | employer pays in",
  ],
  [
    { role: 'employerRent', strength: 'noun' },
    'rental value | the rental value | rental value of the house | housing paid by company | housing paid by the company | housing paid by my company | housing paid by my employer | housing paid by employer | housing paid by the employer | house paid by the company | house paid by my company | accommodation paid by the company | accommodation paid by my company | accommodation paid by company | accommodation paid by my employer | rent paid by the company | rent paid by my company | rent paid by company | rent paid by my employer | rent paid by employer | employer pays my rent | employer pays my house rent | company pays my rent | company pays for my house | rent your employer pays | employer provides accommodation | employer provides a flat | company flat | company house | company accommodation | accommodation provided | official residence | employer accommodation | official quarters | company quarters | employer pays the rent | company pays the rent | company pays house rent | employer pays house rent | official accommodation',
  ],
  [
    { role: 'employerCar', strength: 'noun' },
    "car that cost them | car that cost the company | car that cost | gives me a car | gave me a car | give me car | bought me a car | car worth | official car | company car | company's car | employer's car | car of the company | car from the company | car from my office | cost of your employer’s car | status car | employer car | office car | official suv | official jeep | official vehicle | official prado | official hilux | official camry | company suv | company jeep | company vehicle | status vehicle | office jeep | office vehicle",
  ],
]
