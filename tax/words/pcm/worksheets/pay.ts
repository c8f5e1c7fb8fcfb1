import type { SheetHelp } from '../../sheet-path.ts'

/** What the worksheet of pay asks, in Nigerian Pidgin. No native speaker has reviewed it yet. */
export const payPidgin: SheetHelp<'pay'> = {
  'pay.heading':
    'Your pay for {year}. Put every oga wey pay you for di year, and wetin each payslip talk. Put di amount before dem comot tax. Dem go replace di salary, allowances and commissions for your answers.',
  'pay.employers':
    'Your oga dem (company or person wey pay you). Put di total of di year here, or leave am empty and put di payslips down below. If one oga get payslips, na di payslips go count. Na three fit enter: if you get more, join two of dem wey each pay pass minimum wage as one; your tax no go change.',
  'pay.employers.name': 'Di name of your oga.',
  'pay.employers.taxId': 'Di Tax ID of your oga.',
  'pay.employers.firstMonth':
    'Di first month wey you work dia. If you leave am empty, e go count as January.',
  'pay.employers.lastMonth': 'Di last month wey you work dia. If you leave am empty, e go count as December.',
  'pay.employers.salary':
    'Salary and allowances of di year. Na for di work of {year}, anytime dem pay am. Pay for work of years wey don pass no dey inside.',
  'pay.employers.bonus':
    'Bonus, commission, 13th month and leave pay. Na wetin dem pay you for {year}, no matter which year e be for. Di one wey come after you leave dey count for di last day wey you work dia.',
  'pay.employers.pension':
    'Di pension wey you contribute. Na your own share, as dem comot am. If dem no comot anything, put 0.',
  'pay.employers.nhf': 'NHF. Na your own share, as dem comot am. If dem no comot anything, put 0.',
  'pay.employers.nhis': 'NHIS. Na your own share, as dem comot am. If dem no comot anything, put 0.',
  'pay.employers.paye': 'Di PAYE wey dem comot. Na di tax wey your oga keep back from your pay.',
  'pay.employers.benefits':
    'House, car or oda things wey your oga give you. Put am as your payslip count am for di year. Na only to check di payslip: for your tax, na as you answer before e dey count.',
  'pay.employers.rentTold':
    'Di rent of di year wey you tell dis oga about. Na only to check di payslip. If you leave am empty, e mean say you no tell am.',
  'pay.payslips':
    'Your payslips. One row for each month. Salary dey go with di month wey you work; bonus dey go with di month wey dem pay am.',
  'pay.payslips.employer':
    'Which oga be dis? 1 na di first one for your list. If you leave am empty, na di first one.',
  'pay.payslips.month': 'Di month of di payslip.',
  'pay.payslips.salary': 'Salary and allowances of dis month.',
  'pay.payslips.bonus': 'Bonus, commission, 13th month and leave pay. Put am for di month wey dem pay am.',
  'pay.payslips.arrears':
    'Arrears (pay wey come late) for work wey you do before {year}. Dem belong to di year wey you work, so dem no dey count here. Arrears for one month of {year} dey go with dat month.',
  'pay.payslips.pension': 'Di pension wey you contribute dis month.',
  'pay.payslips.nhf': 'Di NHF of dis month.',
  'pay.payslips.nhis': 'Di NHIS of dis month.',
  'pay.payslips.paye': 'Di PAYE wey dem comot dis month.',
}
