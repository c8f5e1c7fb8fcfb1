import type { Browser } from 'puppeteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../platform/browser/index.ts'
import { freePorts, removeData } from '../../local/testing/index.ts'
import { startHostedProvider, type HostedProvider } from '../../platform/testing/hosted-provider.ts'
import { checkScreen, recordCalls } from './testing/journey.ts'
import { Person } from './testing/person.ts'
import { startProduct, type Product } from './testing/product.ts'
import { newcomer, onboards } from './testing/sign-up.ts'

let provider: HostedProvider
let product: Product
let browser: Browser

beforeAll(async () => {
  provider = await startHostedProvider()
  product = await startProduct(await freePorts(9), provider.env)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await provider?.stop()
  if (product) removeData(product.dataDir)
})

const arrive = () => Person.arrive(browser, product.services.app)

test('signs in at the hosted provider, works with its tokens, and signs out to the origin', async () => {
  const person = await arrive()
  const calls = recordCalls(person)
  const who = newcomer('Halima')
  await person.opens('/account')
  await person.isAt('/login')
  await person.sees('Continue to sign in')
  await checkScreen(person, 'login-hosted')
  expect(calls.filter((call) => call.includes('token'))).toEqual([])

  await person.presses('Continue to sign in')
  await person.sees('The hosted sign-in')
  await person.fills('Email', who.email)
  await person.presses('Sign in')
  // The provider returns to the guarded page; the profile is still empty.
  await person.isAt('/account')
  await person.sees('Personal Information')
  expect(calls).toContain('GET /api/users/me with a token')
  expect(await person.reads()).not.toContain('Password')
  await checkScreen(person, 'account-hosted')

  await person.opens('/')
  await person.isAt('/onboarding')
  await onboards(person, who)
  expect(calls).toContain('PUT /api/users/me with a token')
  expect(calls).not.toContain('POST /api/auth/token')

  // The provider redirects to the origin after the logout.
  const origin = person.page.waitForResponse((answer) => answer.request().resourceType() === 'document')
  await person.presses('Logout')
  expect(new URL((await origin).url()).pathname).toBe('/')
  await person.sees('Get Started')
  expect(calls).toContain('POST /api/auth/logout')
  await person.opens('/dashboard')
  await person.isAt('/login')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('a logout without a connection is made good at the provider, too: nobody is signed in after it', async () => {
  const person = await arrive()
  await person.opens('/login')
  await person.presses('Continue to sign in')
  await person.fills('Email', newcomer('Bala').email)
  await person.presses('Sign in')
  await person.sees('What is your name?')
  await person.keepsTheClient()
  await person.losesConnection()
  await person.presses('Logout')
  await person.isAt('/')
  await person.getsConnection()
  await person.opens('/login')
  await person.isAt('/')
  await person.opens('/account')
  await person.isAt('/login')
  await person.sees('Continue to sign in')
  expect(await person.reads()).not.toContain('Logout')
  await person.leave()
})

test('the pages of our own sign-in, and mails of before, lead to the provider', async () => {
  const person = await arrive()
  for (const page of [
    '/forgot-password',
    '/reset-password?token=old',
    '/verify?token=old',
    '/verify-pending',
    '/signup',
  ]) {
    await person.opens(page)
    await person.sees('You sign in on the page of our sign-in service')
  }
  expect(person.errors).toEqual([])
  await person.leave()
})

test('a provider that does not answer is told in one sentence, and can be tried again', async () => {
  const person = await arrive()
  provider.goesAway(true)
  await person.opens('/login')
  await person.sees('Auth service temporarily unavailable. Please retry.')
  await checkScreen(person, 'login-hosted-away')
  provider.goesAway(false)
  await person.presses('Try again')
  await person.sees('Continue to sign in')
  expect(person.page.url()).toContain('/login')
  await person.leave()
})
