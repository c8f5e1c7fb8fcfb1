import type { CueRow } from './cue.ts'

/** What makes the tax less. */
export const off: readonly CueRow[] = [
  [
    { role: 'rentWord', strength: 'noun' },
    'my flat | my apartment | my accommodation | flat costs | flat cost | apartment costs | rent | house rent | my rent | rents | flat rent | apartment rent | room rent | accommodation rent | annual rent | yearly rent | monthly rent | rental | rent money | renting | house money | accommodation | landlord | my landlord | the landlord | to landlord | to the landlord | landlady | caretaker | pay rent | paying rent | pays rent | dey pay rent | paid rent | paid as rent | pay as rent',
  ],
  [{ role: 'rent', strength: 'noun' }, 'rent that i pay | rent i pay | tenancy'],
  [
    { role: 'rent', strength: 'noun', binds: 'before' },
    'for rent | on rent | for house rent | on house rent | to rent | to rent a flat | in rent | goes to rent | goes on rent | as house rent',
  ],
  [
    { role: 'rentReceived', strength: 'noun' },
    'let out | i let out | letting out | rented out | leased out | rental income | rent received | rent income | rent from tenants | rent from tenant | rent from my tenants | rents from tenants | rent i collect | rent i receive | rent that i collect | from tenants | from my tenants | from tenant | from my tenant | from my house rent | tenants pay | tenants pay me | tenant gives | tenant gives me | tenants give | tenants give me | tenant dey pay | tenants dey pay | each tenant | my tenants pay | my tenants pay me | my tenant pays | my tenant pays me | tenant pays | tenant pays me | income from rent | from renting out | renting out | rent out | i rent out | from airbnb | airbnb',
  ],
  [
    { role: 'pensionWord', strength: 'noun' },
    'pension | pensions | pen | pfa | my pfa | rsa | monthly pension | my pension | the pension',
  ],
  [
    { role: 'pension', strength: 'noun' },
    'pension from my salary | pension from my pay | pension from the salary | pension from the pay | pension from salary | pension from pay | pension out of my salary | pension out of my pay | pension out of the salary | pension out of the pay | pension out of salary | pension out of pay | pension on my salary | pension on my pay | pension on the salary | pension on the pay | pension on salary | pension on pay | pension in my salary | pension in my pay | pension in the salary | pension in the pay | pension in salary | pension in pay | pension contribution | pension contributions | pension deduction | pension deductions | contributory pension | voluntary pension | pension paid in | rsa contribution | pencom | employee pension | contribute to pension | contribute to my pension | contributed to pension | contributing to pension | paying pension | pay pension | paid pension | start paying pension | begin pay pension | pension that i pay | pension i pay | retirement savings | my contribution | my own contribution | my own pension | my pension contribution',
  ],
  [{ role: 'pension', strength: 'noun', binds: 'after' }, 'i contribute | i also contribute'],
  [
    { role: 'pension', strength: 'noun', binds: 'before' },
    'to pension | into pension | for pension | as pension | towards pension | to my pension | into my pension | in pension | going to pension | goes to pension | go pension | to my pfa | into my rsa',
  ],
  [
    { role: 'nhf', strength: 'noun' },
    'nhf from my salary | nhf from my pay | nhf from the salary | nhf from the pay | nhf from salary | nhf from pay | nhf out of my salary | nhf out of my pay | nhf out of the salary | nhf out of the pay | nhf out of salary | nhf out of pay | nhf on my salary | nhf on my pay | nhf on the salary | nhf on the pay | nhf on salary | nhf on pay | nhf in my salary | nhf in my pay | nhf in the salary | nhf in the pay | nhf in salary | nhf in pay | nhf | national housing fund | housing fund | nhf contribution | nhf deduction | for nhf | to nhf',
  ],
  [
    { role: 'nhis', strength: 'noun' },
    'nhis from my salary | nhis from my pay | nhis from the salary | nhis from the pay | nhis from salary | nhis from pay | nhis out of my salary | nhis out of my pay | nhis out of the salary | nhis out of the pay | nhis out of salary | nhis out of pay | nhis on my salary | nhis on my pay | nhis on the salary | nhis on the pay | nhis on salary | nhis on pay | nhis in my salary | nhis in my pay | nhis in the salary | nhis in the pay | nhis in salary | nhis in pay | health insurance from my salary | health insurance from my pay | health insurance from the salary | health insurance from the pay | health insurance from salary | health insurance from pay | health insurance out of my salary | health insurance out of my pay | health insurance out of the salary | health insurance out of the pay | health insurance out of salary | health insurance out of pay | health insurance on my salary | health insurance on my pay | health insurance on the salary | health insurance on the pay | health insurance on salary | health insurance on pay | health insurance in my salary | health insurance in my pay | health insurance in the salary | health insurance in the pay | health insurance in salary | health insurance in pay | hmo from my salary | hmo from my pay | hmo from the salary | hmo from the pay | hmo from salary | hmo from pay | hmo out of my salary | hmo out of my pay | hmo out of the salary | hmo out of the pay | hmo out of salary | hmo out of pay | hmo on my salary | hmo on my pay | hmo on the salary | hmo on the pay | hmo on salary | hmo on pay | hmo in my salary | hmo in my pay | hmo in the salary | hmo in the pay | hmo in salary | hmo in pay | nhis | nhia | health insurance | nhis contribution | health insurance premium | hmo | hmo premium | medical insurance | health cover | health scheme | health plan | medical premium | for nhis | for health insurance',
  ],
  [
    { role: 'life', strength: 'noun' },
    'life assurance | life insurance | life premium | life policy | life cover | life assurance premium | life insurance premium | own life policy | premium on my own life policy | premium on my life | premium on my life policy | premium for life insurance | life insurance policy | premium on life insurance | premium for my life insurance',
  ],
  [
    { role: 'mortgage', strength: 'noun' },
    'mortgage interest | interest on mortgage | interest on my mortgage | home loan interest | interest on home loan | interest on my home loan | housing loan interest | interest on housing loan | interest on my housing loan | interest on the loan for my house | interest on the house loan | house loan interest | interest on your home loan | interest on the mortgage | interest on loan for my own house | interest on the loan for my own house | mortgage loan interest',
  ],
  [
    { role: 'mortgageWord', strength: 'noun' },
    'mortgage | mortgage payment | mortgage repayment | my mortgage',
  ],
]
