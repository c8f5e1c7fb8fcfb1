import { expect, test } from 'vitest'
import { find } from './find.ts'

/** Forms, offices and systems as people call them, by the articles that may answer. */
const names: Readonly<Record<string, readonly string[]>> = {
  'Form A': ['tax-forms'],
  'Form H1': ['tax-forms'],
  'Form G': ['tax-forms'],
  'Form CoT': ['tax-forms'],
  'PAYE schedule': ['tax-forms'],
  TCC: ['tax-clearance'],
  'Tax Clearance Certificate': ['tax-clearance'],
  'e-TCC': ['tax-clearance'],
  // How long it takes is nothing to know of it; how long it is kept is.
  payslip: ['payslip', 'payslip-check', 'keep-six-years'],
  TIN: ['get-a-tax-id', 'tax-id'],
  JTB: ['tax-offices'],
  JRB: ['tax-offices'],
  NRS: ['tax-offices'],
  FIRS: ['tax-offices'],
  'LIRS eTax': ['tax-portals'],
  TaxProMax: ['tax-portals'],
  Remita: ['tax-portals'],
}

/** What is asked of a name. */
const ways: readonly ((name: string) => string)[] = [
  (name) => `what is ${name}`,
  (name) => `what is ${name}?`,
  (name) => `where do I get ${name}`,
  (name) => `do I need ${name}`,
  (name) => `how do I fill ${name}`,
  (name) => `how long does ${name} take`,
  (name) => `wetin be ${name}`,
  (name) => `abeg where I go get ${name}`,
]

const rows = Object.entries(names).flatMap(([name, ids]) =>
  ways.flatMap((way) => [way(name), way(name.toLowerCase())].map((ask) => ({ ask, ids }))),
)

test.each(rows)('"$ask" leads to one of $ids', ({ ask, ids }) => {
  expect(ids).toContain(find(ask)?.id)
})
