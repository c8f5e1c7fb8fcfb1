import { expect, test } from 'vitest'
import { EnvironmentError, readEnv } from './env.ts'
import { productionLimits, rateOf } from './rates.ts'

const complete = {
  PUBLIC_URL: 'https://tax.example.ng',
  DATABASE_URL: 'postgres://user:secret@db/naijatax',
  SMTP_URL: 'smtps://mail.example.ng',
  TOKEN_KEY: '0123456789abcdef'.repeat(2),
  MAIL_FROM: 'NaijaTax <tax@mail.ng>',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
  FALLBACK_PAYMENT_LINK: 'https://pay.example.ng/pro',
}

test('production has its own values, and the rest a hundred times as much', () => {
  const production = readEnv({ ...complete, NODE_ENV: 'production' })
  expect(rateOf(production, 'LIMIT_LOGIN')).toEqual({ count: 10, seconds: 900 })
  expect(rateOf(readEnv({ ...complete, NODE_ENV: 'development' }), 'LIMIT_LOGIN')).toEqual({
    count: 1000,
    seconds: 900,
  })
})

test('the environment decides everywhere', () => {
  for (const NODE_ENV of ['production', 'development'])
    expect(rateOf(readEnv({ ...complete, NODE_ENV, LIMIT_MAIL: '7/60' }), 'LIMIT_MAIL')).toEqual({
      count: 7,
      seconds: 60,
    })
  expect(readEnv({ ...complete, NODE_ENV: 'test', ...productionLimits }).LIMIT_MAIL).toEqual({
    count: 3,
    seconds: 3600,
  })
})

test.each(['5', '0/60', '5/0', '-1/60', '5/900/1', 'many', '5 / 900'])('%s is no rate', (text) => {
  expect(() => readEnv({ ...complete, NODE_ENV: 'test', LIMIT_LOGIN: text })).toThrow(EnvironmentError)
  expect(() => readEnv({ ...complete, NODE_ENV: 'test', LIMIT_LOGIN: text })).toThrow(
    /LIMIT_LOGIN must be a count and seconds/,
  )
})
