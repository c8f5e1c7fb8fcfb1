import { expect, test } from 'vitest'
import { makePro, rowsOf, signInToNewAccount } from './testing/accounts.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import { atKeyboard } from './testing/keyboard.ts'
import type { Person } from './testing/person.ts'
import { type Answers, answersQuestions, calculates } from './testing/questionnaire.ts'

const journey = useJourney()

const nothingPaid: Answers = {
  status: { chooses: 'Employee' },
  'pension-contribution': { types: '0' },
  'nhf-contribution': { types: '0' },
  'nhis-contribution': { types: '0' },
}

/** What is answered after the result: a choice by its label, or text for the box of a fact. */
type After = readonly ({ chooses: string } | { fact: string; types: string })[]

interface Someone {
  who: string
  answers: Answers
  after: After
  estimate: string
  act: string
}

const people: readonly Someone[] = [
  {
    who: 'an expatriate',
    answers: {
      ...nothingPaid,
      salary: { types: '60,000,000' },
      'vehicle-benefit': { types: '40,000,000' },
      'rent-paid-by-employer': { types: '15m' },
      'domestic-staff-cost': { types: '1.8m' },
    },
    after: [
      { chooses: 'My employer owned it' },
      { fact: 'carCost', types: '40m' },
      { fact: 'homeValue', types: '15,000,000' },
      { fact: 'homeMonths', types: '12' },
    ],
    estimate: '₦27,130,000',
    act: '₦17,070,000',
  },
  {
    who: 'a saver',
    answers: {
      ...nothingPaid,
      salary: { types: '6,000,000' },
      'pension-contribution': { types: '480,000' },
      'rent-paid-by-self': { types: '1.5m' },
      'dividends-nigeria': { types: '5,000,000' },
      interest: { types: '2,300,000' },
    },
    after: [
      { fact: 'interestBonds', types: '1.2m' },
      { fact: 'interestShortTerm', types: '800k' },
    ],
    estimate: '₦2,059,200',
    act: '₦783,600',
  },
  {
    who: 'somebody with severance pay',
    answers: {
      ...nothingPaid,
      salary: { types: '4,500,000' },
      gratuities: { types: '10,000,000' },
      'other-income': { types: '60m' },
    },
    after: [{ chooses: 'Under the Pension Reform Act' }, { fact: 'compensation', types: '60m' }],
    estimate: '₦16,555,000',
    act: '₦2,475,000',
  },
]

/** Opens the section "By the Act" and its questions. */
async function opensTheQuestions(person: Person): Promise<void> {
  for (const heading of ['By the Act', 'Make it exact']) {
    await person.page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('main details > summary')].some((summary) =>
          summary.textContent.startsWith(wanted),
        ),
      {},
      heading,
    )
    await person.page.evaluate((wanted) => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
        if (details.querySelector('summary')?.textContent.startsWith(wanted)) details.open = true
    }, heading)
  }
  await person.page.waitForSelector('main [id^="fact-"]')
}

async function answersAfter(person: Person, after: After): Promise<void> {
  for (const answer of after) {
    if ('chooses' in answer) await person.chooses(answer.chooses)
    else await types(person, answer.fact, answer.types)
  }
}

async function types(person: Person, fact: string, text: string): Promise<void> {
  const box = await person.page.waitForSelector(`#fact-${fact}`)
  await box?.click({ count: 3 })
  await box?.press('Backspace')
  await box?.type(text)
}

/** The words of the section "By the Act". */
async function byTheAct(person: Person): Promise<string> {
  return person.page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLElement>('main details')].find(
      (each) => each.querySelector('h2')?.textContent === 'By the Act',
    )
    return (found?.innerText ?? '').replace(/\s+/g, ' ')
  })
}

async function arrivesPro(width: number): Promise<{ person: Person; id: string }> {
  const person = await journey.arrive(width)
  const account = await signInToNewAccount(person, journey.services, 'Tunde')
  await makePro(journey.services, account.email)
  await person.opens('/questionnaire')
  return { person, id: account.id }
}

test.each(people)(
  '$who comes to the Act’s total to the naira, kept with the calculation',
  async (someone) => {
    const { who, answers, after, estimate, act } = someone
    const { person } = await arrivesPro(360)
    await calculates(person, answers)
    await person.sees('Tax Calculation Complete!')
    await opensTheQuestions(person)
    expect(await byTheAct(person)).toMatch(/questions? may change it/)
    await answersAfter(person, after)
    await person.sees(`By the Act ${act} Saved`)
    expect(await byTheAct(person)).toContain(`Your estimate stays ${estimate}.`)
    expect(await person.reads()).toContain(`Total Tax Due ${estimate}`)
    await checkScreen(person, `make-exact-${who.split(' ').at(-1)}`)
    await person.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
    await checkScreen(person, `make-exact-${who.split(' ').at(-1)}-dark`)

    await person.reloads()
    await opensTheQuestions(person)
    await person.sees(`By the Act ${act}`)

    await person.follows('Back to Dashboard')
    await person.sees('Previous Calculations')
    await person.page.locator('::-p-text(View)').click()
    await person.sees('Your answers')
    await person.reloads()
    await opensTheQuestions(person)
    await person.sees(`By the Act ${act}`)
    expect(await person.reads()).toContain(`Tax Due ${estimate}`)
    expect(person.errors).toEqual([])
    await person.leave()
  },
)

test('an answer without a connection waits on the device, through a reload, and is saved when the line is back', async () => {
  const { person, id } = await arrivesPro(360)
  await calculates(person, people[0]?.answers)
  await person.sees('Tax Calculation Complete!')
  await opensTheQuestions(person)
  await person.chooses('My employer owned it')
  await person.sees('Saved')
  await person.keepsTheClient()
  await person.losesConnection()
  await types(person, 'carCost', '40m')
  await person.sees('Offline: kept on this device')
  await person.reloads()
  await opensTheQuestions(person)
  await person.sees('By the Act ₦17,070,000')
  expect(await person.page.$eval('#fact-carCost', (box) => (box as HTMLInputElement).value)).toBe(
    '40,000,000',
  )
  await types(person, 'carOwnExpense', '12k')
  await person.getsConnection()
  await person.page.evaluate(() => dispatchEvent(new Event('online')))
  await expect
    .poll(
      async () => {
        const [row] = await rowsOf<{ answers: object }>(
          journey.services,
          'select answers from submissions where account_id = $1',
          [id],
        )
        return row?.answers
      },
      { timeout: 15_000 },
    )
    .toMatchObject({ carOwner: 'employer', carCost: 40_000_000, carOwnExpense: 12_000, salary: 60_000_000 })
  await expect
    .poll(() =>
      person.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':facts:'))),
    )
    .toEqual([])
  await person.leave()
})

test('by the keyboard alone, in Yoruba too, on the narrowest phone and with large letters', async () => {
  const { person } = await arrivesPro(360)
  await calculates(person, people[0]?.answers)
  await person.sees('Tax Calculation Complete!')
  await person.page.evaluate(() => localStorage.setItem('naijatax:help-language', 'yo'))
  await person.reloads()
  await person.sees('How this was worked out')
  const at = atKeyboard(person)
  await at.tabsTo('By the Act')
  await at.presses('Enter')
  await at.tabsTo('Make it exact')
  await at.presses('Enter')
  await person.page.waitForSelector('#fact-carOwner')
  await at.tabsTo('My employer owned it')
  await at.presses('Space')
  await at.tabsTo('What did the car cost your employer?')
  await at.types('40m')
  await person.sees('Saved')
  await at.tabsTo('What is the yearly rental value')
  await at.types('half')
  await at.tabsTo('Less common')
  await person.sees('Type the amount in figures, like 6,000,000')
  expect(await byTheAct(person)).toContain('A native speaker has not checked the translations below yet.')
  expect(await person.page.$$eval('main [lang="yo"]', ({ length }) => length)).toBeGreaterThan(3)
  for (const width of [240, 320]) {
    await person.page.setViewport({ width, height: 740 })
    expect(await person.overflow(), `${width} px`).toBe(0)
  }
  await person.page.setViewport({ width: 360, height: 740 })
  const devtools = await person.page.createCDPSession()
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const out = await person.page.$$eval('main details *', (all) =>
    all
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`),
  )
  expect(out, 'large letters').toEqual([])
  expect(await person.accessibilityFaults()).toEqual([])
  await person.leave()
})

test('two tabs and an edit of the same calculation keep each other’s answers', async () => {
  const { person, id } = await arrivesPro(1280)
  await calculates(person, people[0]?.answers)
  await person.sees('Tax Calculation Complete!')
  const [row] = await rowsOf<{ id: string }>(
    journey.services,
    'select id from submissions where account_id = $1',
    [id],
  )
  const other = await person.opensTab()
  await other.opens(`/submissions/${row?.id}`)
  await opensTheQuestions(other)
  await person.turnsHere()
  await opensTheQuestions(person)
  await person.chooses('My employer owned it')
  await types(person, 'carCost', '40m')
  await person.sees('Saved')
  await other.turnsHere()
  await types(other, 'carOwnExpense', '6k')
  await other.sees('Saved')
  const kept = async () =>
    (
      await rowsOf<{ answers: object }>(journey.services, 'select answers from submissions where id = $1', [
        row?.id,
      ])
    )[0]?.answers
  expect(await kept()).toMatchObject({ carOwner: 'employer', carCost: 40_000_000, carOwnExpense: 6_000 })

  await other.presses('Edit')
  await other.page.waitForFunction(() => location.search.includes('from=edit'))
  await person.turnsHere()
  await types(person, 'carOwnExpense', '12k')
  await person.sees('Saved')
  await other.turnsHere()
  await answersQuestions(other, {})
  await other.presses('Calculate Tax')
  await other.sees('₦27,130,000')
  expect(await kept()).toMatchObject({ carOwner: 'employer', carCost: 40_000_000, carOwnExpense: 12_000 })
  await other.opens(`/submissions/${row?.id}`)
  await other.sees('Your answers')
  await other.page.$$eval('main details', (all) => {
    for (const details of all) details.open = true
  })
  await other.sees('What did the car cost your employer?')
  expect(await other.reads()).toContain('₦40,000,000')
  expect(other.errors).toEqual([])
  await person.leave()
})
