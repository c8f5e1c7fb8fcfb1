import { describe, expect, it } from 'vitest'
import { checkWorksheet, rulesOf } from '../all-rules.ts'
import { stateOptions } from './states.ts'
import { returnOfficeOf } from './where.ts'

describe('where a return is handed in', () => {
  it.each(stateOptions.map(({ value }) => value))(
    'of %s has an office, and a portal where one is known',
    (state) => {
      const office = returnOfficeOf({ stateOfResidence: state }, null)
      expect(office?.portal).toBe(state === 'lagos' ? 'etax.lirs.net' : null)
      expect(office?.words).toContain(state === 'lagos' ? 'etax.lirs.net' : 'we know no address of a portal')
      expect(office?.source).toContain(state === 'none' ? 'section 3(1)' : 'Twelfth Schedule')
    },
  )

  it.each([
    [{ stateOfResidence: 'lagos', taxedByNrs: 'yes' }, null],
    [{ stateOfResidence: 'lagos' }, false],
  ] as const)('is the NRS of %o, resident: %s', (home, isResident) => {
    expect(returnOfficeOf(home, isResident)?.name).toBe('Nigeria Revenue Service (NRS)')
  })

  it('is not made up where the State is not known', () => {
    expect(returnOfficeOf({ taxedByNrs: 'no' }, true)).toBeNull()
  })
})

const check = (raw: object) => checkWorksheet('details', raw, 2026)

describe('the details', () => {
  it('understand a Tax ID of 13 digits with blanks, a NIN with hyphens, and a State by its name', () => {
    expect(check({ taxId: '1234 567 890 123', nin: '123-4567-8901', stateOfResidence: 'akwa ibom' })).toEqual(
      {
        ok: true,
        content: { taxId: '1234567890123', nin: '12345678901', stateOfResidence: 'akwa-ibom' },
      },
    )
  })

  it('say how to mend the rest', () => {
    expect(check({ taxId: '123', nin: '12', stateOfResidence: 'Accra' })).toMatchObject({
      ok: false,
      faults: {
        taxId: expect.stringContaining('13 digits') as string,
        nin: 'A NIN has 11 digits',
        stateOfResidence: expect.stringContaining('Choose one of') as string,
      },
    })
  })

  it('set no answer, and tell that an older Tax ID is older', () => {
    const context = { taxYear: 2026 }
    const { fills, remarks, sections } = rulesOf('details')
    expect(fills({}, context)).toEqual({})
    expect(sections({}, context)).toEqual([])
    expect(sections({ stateOfResidence: 'oyo' }, context)).toMatchObject([
      { lines: [{ label: 'The internal revenue service of Oyo State' }] },
    ])
    expect(remarks({ taxId: '12345678-0001' }, context)).toMatchObject([{ at: 'taxId' }])
    expect(remarks({ taxId: '1234567890123' }, context)).toEqual([])
  })
})
