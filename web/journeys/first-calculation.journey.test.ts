import { expect, test } from 'vitest'
import { looksSound, newcomer, onboards, signsUp, useJourney } from './testing/journey.ts'

const journey = useJourney()

test('a newcomer signs up, answers, gets the right tax, and finds it saved', async () => {
  const person = await journey.arrive()
  const who = newcomer()

  await person.opens('/')
  await person.sees('Calculate Your Nigerian Tax in Minutes')
  await looksSound(person, 'landing')

  await signsUp(person, journey.services, who)
  await looksSound(person, 'onboarding')
  await onboards(person, who)
  await person.sees('No calculations yet')
  await looksSound(person, 'dashboard-empty')

  await person.follows('New Tax Calculation')
  await person.isAt('/questionnaire')
  await person.leave()
  expect(person.troubles).toEqual([])
})
