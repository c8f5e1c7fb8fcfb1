import { formatNaira, formatRate } from '../../money/format.ts'
import type { WorkedLine, WorkedSection } from '../rules.ts'
import { assetKinds } from './asset-kinds.ts'
import { line, sum } from './lines.ts'
import type { ClaimedAsset, Pool } from './pool.ts'

/** Where the shares of capital allowances stand. */
export const schedule = 'First Schedule, Part I'

/** The capital allowance of each asset; none where there is no asset. */
export function allowanceSections({ name, assets, claimed }: Pool): readonly WorkedSection[] {
  if (assets.length === 0) return []
  return [
    {
      heading: name === 'trade' ? 'Capital allowances of the year' : 'Capital allowances of what is let',
      lines: [
        ...assets.map((asset) => line(nameOf(asset), asset.claimed, `${howOf(asset)}. ${schedule}.`)),
        sum('Together', claimed, 'Claimed for the year, whether or not the profit uses them up.'),
      ],
    },
  ]
}

const nameOf = ({ row }: ClaimedAsset): WorkedLine['label'] => row.what ?? assetKinds[row.kind].label

const noneBecause = {
  'bought-later': 'Bought after the last day of the accounts: it counts from the next ones on',
  stopped: 'Not owned and used on the last day of the accounts: nothing for this year',
  taken: 'Its cost was taken off whole in earlier years',
} as const satisfies Readonly<Record<NonNullable<ClaimedAsset['none']>, string>>

function howOf({ row, none, yearly, share, months, claimed }: ClaimedAsset): string {
  if (none !== null) return noneBecause[none]
  const parts = [
    `${formatRate(yearly)} a year of ${formatNaira(row.cost)}`,
    ...(share === 100 ? [] : [`${formatRate(share)} of it used for the business`]),
    ...(months === 12 ? [] : [`for ${months} of 12 months`]),
  ].join(', ')
  const isRest = claimed > 0n && (row.takenBefore ?? 0) > 0
  return isRest
    ? `${parts}; ${formatNaira(row.takenBefore ?? 0)} was claimed before, and never more than the cost in all years`
    : parts
}
