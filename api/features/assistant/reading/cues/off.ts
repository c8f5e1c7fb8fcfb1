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
    'pension contribution | pension contributions | pension deduction | pension deductions | contributory pension | voluntary pension | pension paid in | rsa contribution | pencom | employee pension | contribute to pension | contribute to my pension | contributed to pension | contributing to pension | paying pension | pay pension | paid pension | start paying pension | begin pay pension | pension that i pay | pension i pay | retirement savings | my contribution | my own contribution | my own pension | my pension contribution',
  ],
  [{ role: 'pension', strength: 'noun', binds: 'after' }, 'i contribute | i also contribute'],
  [
    { role: 'pension', strength: 'noun', binds: 'before' },
    'to pension | into pension | for pension | as pension | towards pension | to my pension | into my pension | in pension | going to pension | goes to pension | go pension | to my pfa | into my rsa',
  ],
  [
    { role: 'nhf', strength: 'noun' },
    'nhf | national housing fund | housing fund | nhf contribution | nhf deduction | for nhf | to nhf',
  ],
  [
    { role: 'nhis', strength: 'noun' },
    'nhis | nhia | health insurance | nhis contribution | health insurance premium | hmo | hmo premium | medical insurance | health cover | health scheme | health plan | medical premium | for nhis | for health insurance',
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
