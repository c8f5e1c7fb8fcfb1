import { administrationSection } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'

/** Papers, offices and systems by the names that people hear. */
export const nameArticles: readonly Article[] = [
  {
    id: 'tax-clearance',
    title: 'What is a tax clearance certificate (TCC)?',
    sections: [administrationSection('72')],
    reviewed: '2026-11-27',
    body: [
      'A paper on which the tax office confirms that you filed your returns and paid your tax for the three years before. An e-TCC is the same, given online.',
      'A person gets it from the tax office of their State; in Lagos one asks for it at etax.lirs.net. For employees the employer often applies.',
      'You need it only where somebody asks for it, such as a bank or a government office. File and pay first: no return, no certificate.',
      'Which papers your State wants, what it costs and how long it takes, ask at its office.',
    ],
    reportedBy: [`${reporters.clearance} (three years)`, `${reporters.clearanceInStates} (who gives it)`],
    unsure: ['What section 72 says in its own words: we read it in no Act.'],
    calledAlso: 'TCC eTCC e-TCC tax clearance clearance certificate visa loan contract proof of tax paid',
    seeAlso: ['filing-a-return', 'which-state', 'keep-six-years'],
  },
  {
    id: 'tax-forms',
    title: 'Which tax form is mine: Form A, H1 or G?',
    sections: [administrationSection('13(2)'), administrationSection('14(1)')],
    reviewed: '2026-11-27',
    body: [
      'Form A is the return of a person: your income from every source, your reliefs and what you paid. Fill it with your payslips, books and receipts. The date that is given is 31 March.',
      'Form H1 is the return of an employer: all staff, their pay and the PAYE that was taken, due on 31 January. Who employs nobody does not need it. The PAYE schedule is the list of staff behind a month’s PAYE.',
      'You get them from the tax office of your State; Lagos takes returns at etax.lirs.net. Of Form G, Form CoT and others we read nothing: ask at that office what they are for.',
    ],
    reportedBy: [`${reporters.returnForms} (the names of the forms)`, `${reporters.oyedele} (31 March)`],
    unsure: ['What the form of your State asks for: we have seen none of them.'],
    calledAlso: 'Form A Form H1 Form G Form CoT form COT PAYE schedule employer annual return tax form',
    seeAlso: ['what-is-in-a-return', 'filing-a-return', 'employing-people', 'which-state'],
  },
  {
    id: 'tax-offices',
    title: 'Who are FIRS, NRS, JTB, JRB and LIRS?',
    sections: ['Twelfth Schedule', administrationSection('3(1)')],
    reviewed: '2026-11-27',
    body: [
      'Tax offices. FIRS is the Federal Inland Revenue Service, which the Nigeria Revenue Service (NRS) replaced in 2026. JTB is the Joint Tax Board, which the Joint Revenue Board (JRB) replaced: it joins the offices of the States. LIRS is the Internal Revenue Service of Lagos; each State has its own.',
      'You deal with the one of your State. The NRS is for armed forces, police, the Foreign Service, people who are not resident and people who belong to no State.',
      'A Tax ID is found at taxid.jrb.gov.ng or taxid.nrs.gov.ng.',
    ],
    reportedBy: [`${reporters.newOffices} (what replaced what)`, `${reporters.taxNumber} (the Tax ID)`],
    calledAlso: 'FIRS NRS JTB JRB LIRS meaning full meaning stand for revenue service board difference',
    seeAlso: ['which-state', 'get-a-tax-id', 'tax-portals'],
  },
  {
    id: 'tax-portals',
    title: 'LIRS eTax, TaxPro Max or Remita: which one do I use?',
    sections: ['Twelfth Schedule', administrationSection('3(1)'), administrationSection('49(1)')],
    reviewed: '2026-11-27',
    body: [
      'The one of the office that you pay to. A person who lives in Lagos files at LIRS eTax, etax.lirs.net; elsewhere ask the tax office of your State which page it has.',
      'TaxPro Max is the page of the federal office, now the NRS: for companies, and for persons only who deal with the NRS. Most people do not need it.',
      'Remita is a way to pay, no tax office: a return is still filed. Whether your State takes it, and which code to type, ask at its office.',
      'How to register there, and how long it takes, these offices tell; this site neither files nor pays for you.',
    ],
    reportedBy: [`${reporters.taxProMax} (what it is)`, `${reporters.remita} (what it is)`],
    calledAlso:
      'LIRS eTax etax portal TaxProMax TaxPro-Max tax pro max Remita RRR website log in online payment',
    seeAlso: ['which-state', 'how-to-pay', 'filing-a-return', 'tax-offices'],
  },
]
