import type { Frame } from 'puppeteer'
import { expect, test } from 'vitest'
import type { Chip, ShownReading } from '../../contract/http/assistant.ts'
import { createAccount, draftsOf, makePro, signIn } from './testing/accounts.ts'
import { useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { answersByHand, asks, opensTeni, reads } from './testing/teni.ts'

const journey = useJourney()

const nothing: Chip = { label: '', isSupposed: false, box: null, choices: [] }
const pay: Chip = {
  ...nothing,
  label: 'pay ₦350,000 a month',
  box: { label: 'Pay a month', value: '350,000', says: 'I earn ₦{amount} a month' },
  choices: [{ label: 'It is a year', says: '₦350,000 is a year' }],
}
const rent: Chip = {
  ...nothing,
  label: 'rent ₦1,200,000 a year (usual)',
  isSupposed: true,
  choices: [{ label: 'It is rent from tenants', says: '₦1,200,000 a year is rent from tenants' }],
}
const fees: Chip = { ...nothing, label: 'school fees: change no tax' }
const draft = { status: 'employee', taxYear: 2026, salary: 4_200_000, rentPaidBySelf: 1_200_000 }

const complete: ShownReading = { chips: [pay, rent, fees], ask: null, draft }
const unsure: ShownReading = {
  chips: [pay, rent],
  ask: { slot: 'sure', options: [{ label: 'Calculate', says: 'Calculate' }] },
  draft: null,
}
const figure = 'Your tax for 2026 is ₦502,800.'

/** The names of what cannot be hit with a thumb: lower than 44 px. */
const tooSmall = (frame: Frame): Promise<string[]> =>
  frame.$$eval('button, summary, input:not([type]), textarea', (all) =>
    all
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
      .map((each) => each.textContent ?? each.id),
  )

const focused = (frame: Frame): Promise<string> =>
  frame.evaluate(() => document.activeElement?.id || (document.activeElement?.textContent ?? ''))

async function presses(frame: Frame, name: string): Promise<void> {
  await frame.locator(`::-p-aria([name="${name}"][role="button"])`).click()
}

/** Whatever the person set their device to: larger text, no motion, colours of their own. */
async function suitsEverybody(person: Person, teni: Frame): Promise<void> {
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      await person.page.setViewport({ width, height: 740 })
      await person.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
      expect(await person.accessibilityFaults(teni), `${scheme} ${width}`).toEqual([])
      expect(await teni.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(await tooSmall(teni)).toEqual([])
      await person.picture(`teni-chips-${width}-${scheme}`)
    }
  await person.page.setViewport({ width: 360, height: 740 })
  const devtools = await person.page.createCDPSession()
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: 'active' }],
  })
  // The colours are the person's: lines alone tell what can be pressed, and what was supposed.
  const lines = await teni.$$eval('section:last-child summary, button:not(.quiet):not(.link)', (all) =>
    all
      .filter((each) => each.checkVisibility())
      .map((each) => getComputedStyle(each))
      .filter(({ borderTopStyle, borderTopWidth }) => borderTopStyle === 'none' || borderTopWidth === '0px'),
  )
  expect(lines).toEqual([])
  await person.picture('teni-chips-forced-colours')
  await devtools.detach()
  await person.page.emulateMediaFeatures([])
  await teni.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await teni.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await teni.evaluate(() => (document.documentElement.style.fontSize = ''))
  expect(await teni.evaluate(() => document.getAnimations().length)).toBe(0)
}

test('what was read stands above the figure, is mended by a tap, and opens in the questionnaire', async () => {
  const { services } = journey
  const person = await journey.arrive(360)
  const who = await createAccount(services)
  await makePro(services, who.email)
  await signIn(person, services, who)
  const said = await answersByHand(person, [
    { reading: unsure, text: 'Shall I work it out?' },
    { reading: complete, text: `${figure}\n\nYou named no pension.` },
    { reading: complete, text: figure },
    { reading: { ...complete, draft: { ...draft, salary: -1 } }, text: figure },
    { reading: complete, text: 'Owo-ori rẹ wà nínú ìwé yìí.', language: 'yo' },
  ])
  await person.opens('/dashboard')
  await person.page.waitForSelector('button[data-teni]')
  const teni = await opensTeni(person)

  // It has only read: nothing is worked out before the tap.
  await asks(teni, 'I earn 350k a month and my rent is 1.2m', 'Shall I work it out?')
  await presses(teni, 'Change')
  expect(await focused(teni)).toContain('pay ₦350,000 a month')
  expect(await teni.$$eval('details', (all) => all.map(({ open }) => open))).toEqual([true, false])
  await presses(teni, 'Calculate')
  await teni.waitForFunction((words) => document.body.innerText.includes(words), {}, figure)
  await teni.waitForSelector('#send:not([aria-disabled="true"])')
  expect(said.slice(-1)[0]).toMatchObject({
    message: 'Calculate',
    history: [{ by: 'person' }, { by: 'assistant' }],
  })
  expect(await focused(teni)).toBe('question')
  expect(await teni.$eval('#status', ({ textContent }) => textContent)).toBe(
    `I read: ${complete.chips.map(({ label }) => label).join('; ')}. ${figure}\n\nYou named no pension.`,
  )
  // Of the answer before, the words are left: it is mended no more.
  expect(
    await teni.$$eval('section', (all) => all.map((each) => each.querySelectorAll('details').length)),
  ).toEqual([0, 0, 0, 2])
  expect(
    await teni.$$eval('details.supposed', (all) =>
      all.map((each) => getComputedStyle(each.firstElementChild!).borderTopStyle),
    ),
  ).toEqual(['dashed'])

  // By the keyboard alone: open a chip, type another amount, Enter.
  await teni.focus('section:last-child summary')
  await person.page.keyboard.press('Enter')
  await suitsEverybody(person, teni)
  await teni.focus('section:last-child summary')
  await person.page.keyboard.press('Tab')
  await person.page.keyboard.type('400k')
  await person.page.keyboard.press('Enter')
  await teni.waitForFunction(() => document.querySelectorAll('section').length === 6)
  await teni.waitForSelector('#send:not([aria-disabled="true"])')
  expect(said.slice(-1)[0]).toMatchObject({ message: 'I earn ₦400k a month' })

  // A tap leaves what is being typed where it is.
  await teni.type('#question', 'half a question')
  await teni.$eval('section:last-child details.supposed', (chip) => (chip.open = true))
  await presses(teni, 'It is rent from tenants')
  await teni.waitForFunction(() => document.querySelectorAll('section').length === 8)
  await teni.waitForSelector('#send:not([aria-disabled="true"])')
  expect(said.slice(-1)[0]).toMatchObject({ message: '₦1,200,000 a year is rent from tenants' })
  expect(await teni.$eval('#question', (field) => (field as HTMLTextAreaElement).value)).toBe(
    'half a question',
  )

  // What is no answer makes no draft, and is told; nothing is lost.
  await presses(teni, 'Open in questionnaire')
  await teni.waitForFunction(() => document.body.innerText.includes('could not be opened'))
  await asks(teni, 'Elo ni owo-ori mi?', 'Owo-ori')
  expect(await teni.$eval('section:last-child div[lang]', (text) => (text as HTMLElement).lang)).toBe('yo')
  await person.losesConnection()
  await presses(teni, 'Open in questionnaire')
  await teni.waitForSelector('#fault:not([hidden])')
  expect(await teni.$eval('#fault', ({ textContent }) => textContent)).toMatch(/connection|network/i)
  await person.getsConnection()
  expect(await draftsOf(services, who)).toEqual([])
  await presses(teni, 'Open in questionnaire')
  await person.isAt('/questionnaire')
  await person.isAsked('had')
  expect(await person.page.$('iframe[data-teni][hidden]')).not.toBeNull()
  const [made] = await draftsOf(services, who)
  expect(made?.answers).toMatchObject({
    status: 'employee',
    salary: '4,200,000',
    rentPaidBySelf: '1,200,000',
  })
  expect(made?.answers).not.toHaveProperty('pensionContribution')
  await person.presses('Ask Teni')
  expect(await reads(teni)).toContain(figure)
  expect(person.errors).toEqual([])
  await person.leave()
})
