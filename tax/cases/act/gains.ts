import type { RawAnswers } from '../../answers/raw-answers.ts'
import { employee } from '../case.ts'
import type { ActCase } from './act-case.ts'

/** Beside pay of 6m, whose tax is 870,000. */
const beside = (gains: number, facts: RawAnswers) => employee({ salary: 6_000_000, gains, ...facts })
const shares = (gain: number, sharesProceeds: number, sharesReinvested = 0) =>
  beside(gain, { sharesGain: gain, sharesProceeds, sharesReinvested })
const onShares = 'Section 34(1)(a)'

/** Gains that are free, in part or not at all. */
export const actGains: readonly ActCase[] = [
  {
    id: 'act-shares-invested-again',
    about: 'Shares sold for 160m with a gain of 30m, 120m of it invested again: 7.5m are charged',
    answers: shares(30_000_000, 160_000_000, 120_000_000),
    chargeable: 13_500_000,
    byTheAct: 2_265_000,
    result: 7_210_000,
    source: onShares,
  },
  {
    id: 'act-shares-large-gain',
    about: 'Shares sold for 100m with a gain of 12m: all of it is charged',
    answers: shares(12_000_000, 100_000_000),
    chargeable: 18_000_000,
    byTheAct: 3_210_000,
    result: 3_210_000,
    source: onShares,
  },
  {
    id: 'act-shares-free',
    about: 'A kobo below 150m with a gain of 10m is free',
    answers: shares(10_000_000, 149_999_999.99),
    chargeable: 6_000_000,
    byTheAct: 870_000,
    result: 2_790_000,
    source: onShares,
  },
  {
    id: 'act-shares-price-at-the-limit',
    about: 'At 150m the gain is charged',
    answers: shares(10_000_000, 150_000_000),
    chargeable: 16_000_000,
    byTheAct: 2_790_000,
    result: 2_790_000,
    source: onShares,
  },
  {
    id: 'act-shares-gain-above-the-limit',
    about: 'So it is a kobo above 10m',
    answers: shares(10_000_000.01, 149_999_999.99),
    chargeable: 16_000_000.01,
    byTheAct: 2_790_000,
    result: 2_790_000,
    source: onShares,
  },
  {
    id: 'act-shares-beside-a-loss',
    about: 'A gain of 12m on shares and a loss of 4m on land: the shares are not within 10m',
    answers: beside(8_000_000, { sharesGain: 12_000_000, sharesProceeds: 100_000_000 }),
    chargeable: 14_000_000,
    byTheAct: 2_370_000,
    result: 2_370_000,
    source: `${onShares} and section 28(3)(b)`,
  },
  {
    id: 'act-land',
    about: 'Land of 5m sold for 9m, 450,000 for the agent',
    answers: beside(3_550_000, { sharesGain: 0, homeGain: 0 }),
    chargeable: 9_550_000,
    byTheAct: 1_509_000,
    result: 1_509_000,
    source: 'Sections 39 and 40',
  },
  {
    id: 'act-own-home',
    about: 'The gain on one’s own home is free, once',
    answers: beside(20_000_000, { homeGain: 20_000_000 }),
    chargeable: 6_000_000,
    byTheAct: 870_000,
    result: 4_910_000,
    source: 'Section 51',
  },
  {
    id: 'act-own-cars',
    about: 'So is that on two private cars',
    answers: beside(1_500_000, { vehiclesGain: 1_500_000 }),
    chargeable: 6_000_000,
    byTheAct: 870_000,
    result: 1_140_000,
    source: 'Section 53',
  },
  {
    id: 'act-things-at-the-limit',
    about: 'Personal things sold for 5m in the year',
    answers: beside(1_500_000, { chattelsGain: 1_500_000, chattelsProceeds: 5_000_000 }),
    chargeable: 6_000_000,
    byTheAct: 870_000,
    result: 1_140_000,
    source: 'Section 52',
  },
  {
    id: 'act-things-above-the-limit',
    about: 'For a kobo more: all of the gain is charged',
    answers: beside(1_500_000, { chattelsGain: 1_500_000, chattelsProceeds: 5_000_000.01 }),
    chargeable: 7_500_000,
    byTheAct: 1_140_000,
    result: 1_140_000,
    source: 'Section 52',
  },
  {
    id: 'act-token',
    about: 'A token of 2m at 1,500, sold for 3m at 1,600: 866,667 counted in dollars',
    answers: beside(866_667, { digitalLosses: 0 }),
    chargeable: 6_866_667,
    byTheAct: 1_026_000,
    result: 1_026_000,
    source: 'Reported from NRS circular 2026/21',
  },
  {
    id: 'act-digital-loss',
    about: 'A digital loss of 500,000 does not reduce a gain on land of 1.5m',
    answers: beside(1_000_000, { digitalLosses: 500_000 }),
    chargeable: 7_500_000,
    byTheAct: 1_140_000,
    result: 1_050_000,
    source: 'Section 28(3)',
  },
  {
    id: 'act-digital-loss-beside-a-home',
    about: 'A digital loss of 2m against a free gain of 10m on the home: nothing is charged',
    answers: beside(8_000_000, { homeGain: 10_000_000, digitalLosses: 2_000_000 }),
    chargeable: 6_000_000,
    byTheAct: 870_000,
    result: 2_370_000,
    source: 'Sections 28(3) and 51',
  },
]
