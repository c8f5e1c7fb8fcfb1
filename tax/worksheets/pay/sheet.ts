import { monthOptions } from '../options.ts'
import type { WorksheetShape } from '../sheet.ts'

/** Most employers of a year: as many as the Act's rule of each job alone is asked for. */
export const mostEmployers = 3

/**
 * Employers of the year and the payslips of their months. An employer with payslips is summed from them; one without
 * is taken from the amounts of the year.
 */
export const pay = {
  fields: {},
  lists: {
    employers: {
      most: mostEmployers,
      fields: {
        name: { kind: 'text', most: 100, required: true },
        taxId: { kind: 'text', most: 20, digits: 'tax-id' },
        firstMonth: { kind: 'choice', options: monthOptions },
        lastMonth: { kind: 'choice', options: monthOptions },
        salary: { kind: 'money' },
        bonus: { kind: 'money' },
        pension: { kind: 'money' },
        nhf: { kind: 'money' },
        nhis: { kind: 'money' },
        paye: { kind: 'money' },
        /** Benefits in kind that it taxes with the pay: what the payslip check counts. */
        benefits: { kind: 'money' },
        /** Rent of the year that the employer was told of, for the relief. */
        rentTold: { kind: 'money' },
      },
    },
    payslips: {
      most: mostEmployers * 12,
      csv: true,
      fields: {
        /** Which of the employers, counted from 1. */
        employer: { kind: 'count', least: 1, most: mostEmployers },
        month: { kind: 'choice', options: monthOptions, required: true },
        salary: { kind: 'money' },
        /** Bonus, commission, 13th month, leave pay: counted on the day it is paid. */
        bonus: { kind: 'money' },
        /** Paid now for work of an earlier year, to which it belongs. */
        arrears: { kind: 'money' },
        pension: { kind: 'money' },
        nhf: { kind: 'money' },
        nhis: { kind: 'money' },
        paye: { kind: 'money' },
      },
    },
  },
} as const satisfies WorksheetShape
