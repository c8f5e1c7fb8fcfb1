/** The tax office: returns, papers, days, money to pay and to get back. */
export const office = {
  file: 'file, filing, filed, submit, submission, tax return, returns, annual return, tax returns, yearly return, declare, declaring, declaration, self assessment, self-assessment, file tax, tax form, return',
  deadline:
    'deadline, due date, last day, latest date, closing date, on or before, which date, what date, what day, by when, when is, when do i, when must, when should, 31 march, march, how soon, time limit to file, cut off date, cutoff',
  late: "late, overdue, after the deadline, missed the deadline, miss the deadline, missed, miss, delay, delayed, not on time, no file on time, did not file, never filed, not filed, fail to file, forgot to file, forget to file, no file, refuse to file, default in filing, dont file, do not file, don’t file, don't file, didn't file",
  penalty:
    'penalty, penalties, fine, fined, fines, punishment, sanction, sanctions, jail, prison, consequence, consequences, what happens if, wetin go happen',
  latePay:
    'pay late, paid late, late payment, unpaid tax, owe tax, owing tax, do not pay, refuse to pay, no pay, not pay, paying late, interest on unpaid, pay after',
  taxId:
    'tax id, tax ids, tin, tax identification, tax identification number, tax number, taxpayer id, tax identity, jtb tin, jtb number, firs number, tax i.d, tax card',
  clearance: 'tcc, etcc, e-tcc, e tcc, tax clearance, tax clearance certificate, clearance certificate',
  formName:
    'form a, form h1, form h 1, h1 form, form g, form cot, form c.o.t, cot form, paye schedule, schedule of paye',
  officeName: 'jtb, jrb, nrs, firs, lirs, joint tax board, joint revenue board, nigeria revenue service',
  portal:
    'lirs etax, etax, e-tax, e tax, taxpromax, taxpro max, taxpro-max, tax pro max, remita, rrr, tax portal',
  nin: 'nin, national identification number, national identity number, bvn, national id',
  digits: '13 digits, 13 digit, 10 digits, 10 digit, digits, format, how many digits',
  getIt:
    'obtain, register, registration, apply, application, where do i get, how do i get, how i go take get, sign up, registered',
  whichState:
    'where do i file, where to file, where must i file, which state gets, which state should, state do i pay, in ogun, in lagos, in kano, in abuja, which state, what state, which of the 2 states, which of the two states, of the two states, state or federal, federal or state, lirs or firs, firs or lirs, live in ogun, live in one state, work in another, state i live, where i live, which office, what office, which tax office, who do i pay, who do i pay to, where do i pay, whom do i pay, who collects, tax office, to which state, lives in, live in, work in lagos, another state',
  stateService:
    'state revenue, state tax people, state tax office, lirs, firs, nrs, ogirs, fct irs, fctirs, kirs, oyirs, state internal revenue service, internal revenue, internal revenue service, nigeria revenue service, inland revenue, jrb',
  records:
    'back up my claims, back up, supporting papers, papers, documents, document, receipts, receipt, proof, evidence, paper, paperwork, keep as proof, supporting documents, invoices, records, record',
  audit:
    'audit, audited, inspect, inspection, check my books, see my books, see my records, show them, show my books, came to my shop, come to my shop, visit, my bank statement, account statement, examine',
  nobodyTakes:
    'nobody deducts, nobody removes, nobody dey remove, nobody dey deduct, no one deducts, not deduct tax, does not deduct, do not deduct, no paye, without paye, dont deduct, not deducting, no deduction of tax, nobody takes, pay me gross, paid gross, paid in full, self assessment, direct assessment, by myself, pay it myself, pay my tax myself',
  howLong:
    'how long, how many years, six years, 6 years, for how long, throw away, number of years, years keep',
  inReturn:
    'what goes into, contents, what is inside, what do i need to file, what do i need to fill, what to include, fill the form, fill the return, what must a return',
  withheld:
    'withholding, withheld, wht, withholding tax, deducted at source, credit note, deducted from my invoice, removed from my invoice, removed from my fee',
  withholdingRate:
    'withholding rate, rate of withholding, wht rate, withholding tax rate, withholding rates, 5% from my invoice, 10% from my invoice, 2% deducted',
  invoice:
    'invoice, contract, consultancy, consulting, consultant, professional fee, supply, client, clients, fees, customer',
  certificate:
    'withholding receipt, withholding certificate, wht certificate, wht receipt, withholding credit note, receipt for tax withheld, certificate',
  refund:
    'excess, overpaid tax, refund process, refund, refunds, overpaid, over paid, overpay, over-deducted, get back, get my money back, money back, collect back, excess tax, too much tax taken, deducted too much, paid too much, reclaim, repayment, took too much, taken too much',
  balance:
    'balance, what is left to pay, left to pay, remaining tax, still owe, remain for me to pay, outstanding, top up, additional tax, already took paye',
  instalment:
    'instalment, instalments, installment, installments, small small, in parts, part payment, bit by bit, pay monthly, spread the payment',
  advance: 'in advance, advance tax, provisional tax, upfront tax',
  objection:
    'objection, object, appeal, dispute, disagree, contest, challenge, wrong assessment, assessment is wrong, no agree, bill is too high, best of judgment, assessment, tax people bring',
  which_year:
    'year of assessment, assessment year, which year, what year, tax year, preceding year, year before, what tax year',
  check:
    'right amount, correct amount, correct paye, right paye, deducting the right, check my paye, verify, over deduct, too high, is it correct, wrong paye',
  evasion: 'evasion, evade, evading, tax fraud',
  avoidance:
    'avoidance, avoid, tax planning, loophole, loopholes, legally reduce, legal way, legal ways, avoiding',
  howToPay:
    'how do i pay, how to pay, how i go take pay, where to pay, way to pay, pay my tax, payment of tax, pay the tax, when do i pay, pay my taxes',
} as const
