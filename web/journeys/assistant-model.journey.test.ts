import type { Browser } from 'puppeteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startModelServer, type ModelServer } from '../../api/features/assistant/testing/model-server.ts'
import { launchBrowser } from '../../platform/browser/index.ts'
import { freePorts, removeData } from '../../local/testing/index.ts'
import { createAccount, signIn, makePro } from './testing/accounts.ts'
import { Person } from './testing/person.ts'
import { startProduct, type Product } from './testing/product.ts'
import { calculates } from './testing/questionnaire.ts'
import { asks, opensTeni, reads } from './testing/teni.ts'

let model: ModelServer
let product: Product
let browser: Browser
let host: string

beforeAll(async () => {
  model = await startModelServer([
    { says: 'Keep the receipt of your rent.' },
    { calls: 'explain', json: '{}' },
    { says: 'Total Tax Due: ₦834,000.' },
    { says: 'Keep every payslip too.' },
  ])
  const port = await freePorts(9)
  // The same server under a second name is another origin.
  host = `http://127.0.0.1:${port}`
  const teni = { TENI_MODEL_URL: model.url, TENI_MODEL: 'test', ASSISTANT_HOST: host }
  product = await startProduct(port, teni)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await model?.stop()
  if (product) removeData(product.dataDir)
})

const persons = /Adaeze|Okafor|12345678|example\.ng|5550142/
const amounts = /834,?000|6,?000,?000|5,?800,?000/

test('from a host of its own, a model answers and sees the person’s figures while they consent, and no longer', async () => {
  const { services } = product
  const person = await Person.arrive(browser, services.app, 360)
  const who = await createAccount(services)
  await makePro(services, who.email)
  await signIn(person, services, who)
  await person.opens('/questionnaire')
  await calculates(person)
  await person.sees('₦834,000')

  await person.page.waitForSelector('button[data-teni]')
  expect(await person.page.$eval('script[data-teni]', ({ src }) => src)).toBe(`${host}/assistant/embed.js`)
  const teni = await opensTeni(person)
  expect(teni.url()).toBe(`${host}/assistant/frame`)
  expect(await reads(teni)).toContain('I am not a person')
  expect(await reads(teni)).toContain('The language model test helps to word answers')
  expect(await teni.$eval('#consent', (tick) => (tick as HTMLInputElement).checked)).toBe(false)
  expect(await person.accessibilityFaults(teni)).toEqual([])
  await person.picture('teni-consent-360')

  await asks(teni, 'what papers do I keep for rent', 'Keep the receipt of your rent.')
  await asks(teni, 'why is my tax so high?', 'it does not see your figures')
  expect(model.requests).toHaveLength(1)
  expect(JSON.stringify(model.requests)).not.toMatch(amounts)

  await teni.click('#consent')
  await asks(teni, 'why is my tax so high?', 'Total Tax Due: ₦834,000.')
  expect(JSON.stringify(model.requests.slice(1))).toMatch(amounts)

  await teni.click('#consent')
  await asks(teni, 'what receipts do I keep for rent', 'Keep every payslip too.')
  expect(model.requests).toHaveLength(4)
  const [last] = model.requests.slice(-1)
  expect(JSON.stringify(last)).not.toMatch(amounts)
  expect(last?.tools.map((tool) => tool.function.name)).not.toContain('explain')
  expect(JSON.stringify(model.requests)).not.toMatch(persons)
  expect(person.errors).toEqual([])
  await person.leave()
})
