import { expect, test } from 'vitest'
import { rowsOf, createAccount, signIn, makePro, signInToNewAccount } from './testing/accounts.ts'
import { Downloads } from './testing/downloads.ts'
import { useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { calculates } from './testing/questionnaire.ts'
import { asks, complains, opensTeni, reads, teniKeeps, timesAnswer } from './testing/teni.ts'

const journey = useJourney()

/** Collects the paths of all later requests of the assistant. */
function recordPaths(person: Person): string[] {
  const paths: string[] = []
  person.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/assistant/.test(pathname)) paths.push(pathname)
  })
  return paths
}

test('Pro asks Teni, sees figures and sources, and Teni leaves with the plan and with the session', async () => {
  const { services } = journey
  const person = await journey.arrive(1280)
  const who = await createAccount(services)
  await makePro(services, who.email)
  await signIn(person, services, who)
  const paths = recordPaths(person)
  await person.opens('/questionnaire')
  await calculates(person)
  await person.sees('₦834,000')

  await person.page.waitForSelector('button[data-teni]')
  expect(paths).toContain('/assistant/embed.js')
  expect(paths).not.toContain('/assistant/frame')
  const teni = await opensTeni(person)
  expect(await reads(teni)).toContain('I look things up and calculate; I am not a person')
  expect(await reads(teni)).toContain('Every answer comes from our guide and calculator.')
  expect(await reads(teni)).not.toContain('language model')
  expect(await person.accessibilityFaults(teni), 'empty').toEqual([])
  await complains(teni, '', 'Type a question first')
  await complains(teni, 'a'.repeat(20_000), 'at most 2,000 characters: this is 20,000')
  expect(await person.accessibilityFaults(teni), 'with a fault').toEqual([])
  const prompt = [
    await timesAnswer(teni, 'tax on 420k a month', '₦5,040,000 a year'),
    await timesAnswer(teni, 'tax on 450k a month', '₦5,400,000 a year'),
  ]
  expect(Math.max(...prompt.map(({ sign }) => sign))).toBeLessThan(300)
  // The better of two: the machine tests other things at once.
  expect(Math.min(...prompt.map(({ words }) => words))).toBeLessThan(300)
  // How it was read stands above the figure.
  expect(await teni.$$eval('section:last-child summary', ([pay]) => pay?.textContent)).toContain(
    '₦450,000 a month',
  )
  await asks(teni, 'why is my tax 834,000?', 'Your tax for 2026 is ₦834,000')
  const links = await teni.$$eval('main a', (all) =>
    all.map(({ href, target }) => [new URL(href).pathname, target]),
  )
  expect(links[0]).toEqual(['/help/tax-bands', '_blank'])
  expect(await teni.evaluate(() => self.origin)).toBe('null')
  expect(await person.accessibilityFaults(teni), 'answered').toEqual([])
  await person.picture('teni-1280')
  const downloads = await Downloads.of(person)
  await teni.click('#save')
  const saved = await downloads.next()
  expect(saved.name).toBe('Teni conversation.txt')
  expect(new TextDecoder().decode(saved.bytes)).toContain('Your tax for 2026 is ₦834,000')
  await person.page.setViewport({ width: 360, height: 740 })
  await person.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
  await person.picture('teni-360-dark')
  expect(await person.accessibilityFaults(teni), 'answered, dark').toEqual([])
  await teni.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await teni.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  // The tab stores the conversation: it is back after a reload, and gone after Delete.
  await person.reloads()
  await person.page.waitForSelector('button[data-teni]')
  const again = await opensTeni(person)
  await again.waitForFunction(() => document.body.innerText.includes('₦5,400,000 a year'))
  expect(await again.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await again.click('#clear')
  expect(await reads(again)).not.toContain('₦5,400,000')
  await person.page.keyboard.press('Escape')
  await person.page.waitForSelector('::-p-aria([name="Ask Teni"][role="button"])', { visible: true })

  await person.opens('/account')
  await person.page.waitForSelector('button[data-teni]')
  await opensTeni(person)
  expect(person.errors).toEqual([])
  await rowsOf(services, 'update accounts set subscription_active_until = $1 where id = $2', [
    new Date(Date.now() - 1000),
    who.id,
  ])
  const [frame] = person.page.frames().slice(1)
  await frame?.type('#question', 'rent relief')
  await person.page.keyboard.press('Enter')
  await person.page.waitForFunction(() => document.querySelector('[data-teni]') === null)
  expect(await person.accessibilityFaults(), 'refused: Teni has left').toEqual([])

  await makePro(services, who.email)
  await person.reloads()
  await person.page.waitForSelector('button[data-teni]')
  await person.presses('Logout')
  await person.isAt('/')
  expect(await person.page.$('[data-teni]')).toBeNull()
  expect(await teniKeeps(person)).toEqual([])
  await person.leave()
})

test('a free account is sent nothing of Teni', async () => {
  const { services } = journey
  const person = await journey.arrive()
  await signInToNewAccount(person, services)
  const paths = recordPaths(person)
  await person.opens('/dashboard')
  await person.sees('New Tax Calculation')
  // Longer than the page waits before it loads the assistant.
  await person.page.waitForNetworkIdle({ idleTime: 4000 })
  expect(paths).toEqual([])
  expect(await person.page.$('[data-teni]')).toBeNull()
  expect(person.errors).toEqual([])
  await person.leave()
})
