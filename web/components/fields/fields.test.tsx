import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Choice, DateOfBirth, MoneyField, TextField } from './index.ts'

const nothing = () => undefined

describe('TextField', () => {
  it('ties label, hint and error to the input', () => {
    const markup = renderToStaticMarkup(
      <TextField
        id="tin"
        label="TIN"
        hint="On your payslip."
        error="TIN must be in the format 12345678-0001"
        value="1"
        onChange={nothing}
      />,
    )
    expect(markup).toContain('<label for="tin">TIN</label>')
    expect(markup).toContain('aria-invalid="true" aria-describedby="tin-hint tin-error"')
    expect(markup).toContain('<span class="hide">Error: </span>TIN must be in the format 12345678-0001')
  })

  it('describes nothing when there is nothing to say', () => {
    const markup = renderToStaticMarkup(<TextField id="email" label="Email" value="" onChange={nothing} />)
    expect(markup).not.toMatch(/aria-invalid|aria-describedby/)
  })

  it('is the page’s heading when the label is the question', () => {
    const markup = renderToStaticMarkup(
      <TextField heading id="name" label="What is your name?" value="" onChange={nothing} />,
    )
    expect(markup).toContain('<h1><label for="name">What is your name?</label></h1>')
  })
})

describe('MoneyField', () => {
  it('keeps what was typed, with the sign outside the input', () => {
    const markup = renderToStaticMarkup(
      <MoneyField
        id="pay"
        label="Salary"
        value="6,000,000.5"
        readBack="6 million naira a year"
        onChange={nothing}
      />,
    )
    expect(markup).toContain('<span aria-hidden="true">₦</span><input')
    expect(markup).toMatch(
      /inputMode="decimal" autoComplete="off" aria-describedby="pay-said" value="6,000,000.5"/i,
    )
  })
})

describe('a figure under ₦1,000', () => {
  it('is asked about, with what it may stand for one press away', () => {
    const markup = renderToStaticMarkup(
      <MoneyField id="rent" label="Rent" value="1.2" per="for the year" readBack="1.2" onChange={nothing} />,
    )
    expect(markup).toContain('₦1.20 for the year? Choose what you mean, or type on.')
    expect([...markup.matchAll(/<button type="button"[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual([
      '1.2 million',
      '1.2 thousand',
    ])
  })

  it.each(['', '0', '1,000', '1.2m', 'a few'])('is not %o', (value) => {
    const markup = renderToStaticMarkup(
      <MoneyField id="rent" label="Rent" value={value} readBack="as read" onChange={nothing} />,
    )
    expect(markup).not.toContain('<button')
    expect(markup).toContain('>as read</p>')
  })

  it('is not announced before anything was typed', () => {
    const markup = renderToStaticMarkup(<MoneyField id="rent" label="Rent" value="1.2" onChange={nothing} />)
    expect(markup).toContain('<span class="hide" role="status"></span>')
  })
})

describe('DateOfBirth', () => {
  it('marks only the part that is wrong', () => {
    const markup = renderToStaticMarkup(
      <DateOfBirth
        id="born"
        label="Date of birth"
        error="The month"
        faultyPart="month"
        value={{ day: '7', month: '13', year: '1988' }}
        onChange={nothing}
      />,
    )
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(markup).toMatch(/<input id="born-month"[^>]*aria-invalid="true"/)
    expect(markup).toMatch(/<input id="born"[^>]*autoComplete="bday-day"/i)
  })
})

describe('Choice', () => {
  it('gives its id to the first radio, so that an error summary can lead there', () => {
    const options = [
      { value: 'single', label: 'Single' },
      { value: 'married', label: 'Married' },
    ]
    const markup = renderToStaticMarkup(
      <Choice
        id="marital"
        name="marital"
        label="Marital status"
        value="married"
        options={options}
        onChange={nothing}
      />,
    )
    expect(markup).toContain('id="marital" name="marital" value="single"')
    expect(markup).toMatch(/id="marital-married"[^>]*checked=""/)
  })
})
