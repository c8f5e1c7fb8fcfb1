import type { SheetHelp } from '../../sheet-path.ts'

/** What the worksheet of details asks, in Nigerian Pidgin. No native speaker has reviewed it yet. */
export const detailsPidgin: SheetHelp<'details'> = {
  'details.heading':
    'Oda things wey di return of {year} need. You fit leave any one here. Di one wey dey empty go get line for di paper, make you fill am by hand.',
  'details.taxId':
    'Your Tax ID. E get 13 digits. We dey accept old one wey get 10 digits, or wey be like 12345678-0001. If you leave am empty, we go use di one for your account.',
  'details.nin': 'Your NIN. Na di 11 digits of your national identity number.',
  'details.address':
    'Your house address for 1 January. Na your main house for 1 January {year}, or where e dey when your work start later for di year. If you get two house, na di one wey near your work pass.',
  'details.stateOfResidence':
    'Di State of dat address. Na dis State go collect your return, anywhere your office dey.',
  'details.taxedByNrs':
    'You dey army, navy, air force, police or Foreign Service, or for di law you no dey live for Nigeria? If na so, na Nigeria Revenue Service go collect your return. If you leave am empty, e go count as no.',
  'details.landlord': 'Your landlord. Na who you pay rent for your house.',
  'details.rentAddress':
    'Di address of di house wey you rent. If you leave am empty, e go count as your house address.',
  'details.rentPeriod': 'Di months wey di rent cover. Like January to December {year}.',
  'details.insurer':
    'Your life insurance company. Na di company wey get your life assurance or deferred annuity.',
  'details.policyNumber': 'Di policy number. Put am as e dey di policy paper.',
  'details.rsaPin': 'Your pension PIN. Na di number of your Retirement Savings Account (RSA).',
  'details.lender': 'Who lend you money for your house. Na di bank wey you dey pay interest.',
}
