/** Pay, jobs and what an employer gives. */
export const work = {
  minimumWage:
    'minimum wage, national minimum wage, min wage, minimum salary, lowest salary, lowest wage, seventy thousand',
  salary: 'salary, salaries, wage, wages, basic pay, basic salary, pay packet, paycheck, pay cheque',
  allowance:
    'allowance, allowances, housing allowance, transport allowance, utility allowance, wardrobe allowance, hazard allowance, dressing allowance',
  leave: 'leave allowance, leave bonus, leave grant, leave pay',
  bonus:
    'bonus, bonuses, incentive, incentives, performance pay, end of year pay, target bonus, profit sharing, tips',
  commission: 'commission, commissions, sales commission, brokerage',
  thirteenth:
    '13th month, thirteenth month, 13th cheque, thirteenth salary, 13th salary, christmas bonus, xmas bonus, december bonus',
  december: 'december, christmas, xmas',
  overtime: 'overtime, extra hours',
  payslip: 'payslip, pay slip, payslips, pay stub',
  paye: 'paye, pay as you earn, tax from my salary, salary tax, monthly tax, payroll tax, monthly deduction, deducted monthly, tax every month, each month',
  remit:
    'remit, remits, remitted, remitting, remittance to the state, not paid to the government, hand over, pocketed, kept the tax, no dey pay am to government, did not send, never sent, does not send, not sending',
  twoJobs:
    'two jobs, second job, two employers, two work, 2 jobs, 2 work, two salaries, another job, several jobs, two offices, two companies pay me, part time job, two places',
  sideBusiness:
    'and also sell, also sell, i also sell, and i sell, also do, also run, and i run, and a shop, and small trade, side business, side hustle, 9 to 5, side gig, job and business, salary and business, hustle on the side, job and a business, day job, on the side',
  changedJobs:
    'change of employer, changed employer, changing jobs, lost job, lose my job, quit, changed jobs, changed job, change job, change of job, new job, new employer, previous employer, old employer, switched jobs, left my job, resigned, resign, lost my job',
  partYear:
    "midway, not found another, haven't found another, since then no job, resumed work, resumed, bands cut, part of the year, part of a year, half of the year, half year, middle of the year, mid year, started work, started working, started in, began work, six months only, only six months, few months, some months, resumed in, worked months, from july, since july, joined in",
  arrears:
    'arrears, back pay, backlog, owed salary, unpaid salary, owe me salary, late salary, salary they owed, salary of last year, owed me',
  sacked:
    'sacked, sack, fired, laid off, layoff, lay off, retrench, retrenched, retrenchment, redundancy, redundant, severance, paid off, pay off, loss of office, loss of employment, terminated, termination, disengaged, compensation for losing, losing my job, voluntary exit, exit package, sack package',
  compensation: 'compensation, settlement, damages, libel, defamation, injury, injured, accident at work',
  gratuity: 'gratuity, gratuities, end of service, terminal benefit, terminal benefits, service benefit',
  annuity: 'annuity, annuities, life annuity, retirement annuity',
  retirementBenefit:
    'lump sum, retirement benefit, retirement savings, rsa withdrawal, withdraw from rsa, withdraw my pension, 25% of rsa',
  benefitInKind:
    'benefit in kind, benefits in kind, bik, perks, perk, fringe benefit, fringe benefits, benefits from employer',
  companyCar:
    'company car, official car, official vehicle, car from work, status car, office car, company vehicle, car the company gave, gives me a car, gave me a car, give me motor, car for work, company motor, jeep from office, official hilux, hilux',
  companyHouse:
    'company house, official house, official quarters, staff quarters, company quarters, quarters, accommodation, company flat, company accommodation, pays my rent, pays my house rent, pays for my house, rent paid by employer, house from employer, free house, estate house',
  meals: 'meal, meals, lunch, canteen, food, food vouchers, meal voucher, vouchers, breakfast, feeding, chop',
  uniform: 'uniform, uniforms, tools, protective clothing, safety boots, work clothes',
  relocation:
    'relocation, moving cost, moving costs, moving house, transfer to another state, posted to, cost of moving',
  schoolFees:
    'school fees, school fee, tuition, education of my children, fees of my children, children education, school bills',
  hmo: 'hmo, health plan, private health, health insurance, medical insurance, hospital, medical bills, medical expenses, hospital bills',
  club: 'club, gym, club membership, holiday, holidays, trip, phone bill, data allowance, diesel, electricity',
} as const
