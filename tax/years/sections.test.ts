import { expect, test } from 'vitest'
import { administrationSection, citationLine, section } from './sections.ts'

test.each([
  [['58'], 'Section 58'],
  [['88'], 'Section 88'],
  [['89'], 'Section 89 (88 in the National Assembly copy)'],
  [['163(1)(t)'], 'Section 163(1)(t) (162 in the National Assembly copy)'],
  [['120'], 'Section 120 (119 in the National Assembly copy)'],
  [['28', '202'], 'Section 28 and section 202 (201 in the National Assembly copy)'],
])('%j is cited with both numbers where the texts differ', (places, cited) => {
  expect(section(...places)).toBe(cited)
})

test.each([
  [
    [section('28(2)(b)(iv)'), administrationSection('51(3)')],
    'Nigeria Tax Act 2025, section 28(2)(b)(iv); Nigeria Tax Administration Act, section 51(3)',
  ],
  [
    [administrationSection('13'), administrationSection('14(1)')],
    'Nigeria Tax Administration Act, section 13 and section 14(1)',
  ],
  [[section('58'), 'Fourth Schedule'], 'Nigeria Tax Act 2025, section 58 and Fourth Schedule'],
  [
    ['Personal Income Tax Act, section 33', 'Personal Income Tax Act, Sixth Schedule', section('30')],
    'Personal Income Tax Act, section 33 and Sixth Schedule; Nigeria Tax Act 2025, section 30',
  ],
  [
    [section('4'), section('13'), section('28')],
    'Nigeria Tax Act 2025, section 4, section 13 and section 28',
  ],
  [
    ['Withholding Regulations 2024 (S.I. 34), First Schedule', section('58')],
    'Withholding Regulations 2024 (S.I. 34), First Schedule; Nigeria Tax Act 2025, section 58',
  ],
])('each Act is named in full, once: %j', (citations, line) => {
  expect(citationLine(citations)).toBe(line)
})
