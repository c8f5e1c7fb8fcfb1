import type { ElementHandle } from 'puppeteer'
import { expect, test } from 'vitest'
import { makePro, rowsOf, signInToNewAccount } from './testing/accounts.ts'
import { keepsCalculation } from './testing/calculations.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()

/** Replaces what stands in a box of the page. */
async function types({ page }: Person, box: string, text: string): Promise<void> {
  const input = await page.waitForSelector(`[id="${box}"]`, { visible: true })
  await input?.click({ count: 3 })
  await input?.press('Backspace')
  await input?.type(text)
}

const opensMonth = async ({ page }: Person, month: string) => {
  const card = await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('details > summary')].find(
        (summary) => summary.querySelector('b')?.textContent === wanted,
      ),
    {},
    month,
  )
  await (card as ElementHandle<HTMLElement>).evaluate((summary) => summary.click())
}

test('a starter types a month on a phone, fills the year, reads what is wrong, and copies a letter', async () => {
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, journey.services, 'Ngozi')
  await makePro(journey.services, account.email)
  const id = await keepsCalculation(person, { status: 'employee', salary: 1 })
  await person.opens(`/submissions/${id}/return/pay`)
  await person.presses('Add an employer')
  await types(person, 'employers.0.name', 'Zenith')
  await person.picks('First month of work (optional)', 'July')
  await opensMonth(person, 'July')
  await types(person, 'payslips-1-7-salary', '500k')
  await types(person, 'payslips.0.pension', '40000')
  await types(person, 'payslips.0.paye', '65,300')
  await checkScreen(person, 'payslips-month')
  // On the way through the wide picture the cards closed.
  await opensMonth(person, 'July')
  await person.presses('Same every month until December')
  await person.sees('August to December are like July now.')
  await person.sees('₦97,800 too much was taken.')
  await person.sees('PAYE of July to December took ₦65,300 a month where ₦49,000 was due')
  await person.page.$$eval('details', (all) => {
    for (const one of all) if (one.textContent.includes('A letter to your employer')) one.open = true
  })
  await checkScreen(person, 'payslips-checked')

  // The same on a wide screen: a table, through which the keys go.
  await person.page.setViewport({ width: 1280, height: 740 })
  await person.page.waitForSelector('table [id="payslips.0.salary"]')
  await person.page.focus('[id="payslips.0.salary"]')
  await person.page.keyboard.press('ArrowDown')
  expect(await person.page.evaluate(() => document.activeElement?.id)).toBe('payslips.1.salary')
  await person.page.keyboard.press('Enter')
  expect(await person.page.evaluate(() => document.activeElement?.id)).toBe('payslips.2.salary')
  await checkScreen(person, 'payslips-table')
  await person.presses('Save and use in my calculation')
  await person.sees('Saved, and your calculation follows it.')
  const [kept] = await rowsOf<{ answers: Record<string, unknown> }>(
    journey.services,
    'select answers from submissions where id = $1',
    [id],
  )
  expect(kept?.answers).toMatchObject({
    salary: 3_000_000,
    pensionContribution: 240_000,
    payeTaken: 391_800,
    monthsPaid: 6,
  })

  const context = person.page.browserContext()
  await context.overridePermissions(new URL(person.page.url()).origin, [
    'clipboard-read',
    'clipboard-sanitized-write',
  ])
  await person.page.bringToFront()
  await person.page.$$eval('details', (all) => {
    for (const one of all) if (one.textContent.includes('A letter to your employer')) one.open = true
  })
  await person.presses('Copy the letter')
  await person.sees('Copied. Paste it into your mail.')
  const copied = await person.page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('PAYE of July to December took ₦65,300 a month where ₦49,000 was due')
  expect(person.errors).toEqual([])
  await person.leave()
})
