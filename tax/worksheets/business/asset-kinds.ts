import type { Told } from '../../years/told.ts'
import { told } from '../../years/told.ts'

interface AssetRule {
  readonly label: string
  /** The share of the cost that comes off each year. */
  readonly yearly: Told
}

const { allowanceBuilding, allowancePlant, allowanceVehicle } = told

/** What is bought to keep and use, by the classes of the First Schedule. */
const rows = {
  building: { label: 'Building', yearly: allowanceBuilding },
  intangible: { label: 'Right, patent or licence', yearly: allowanceBuilding },
  plant: { label: 'Machine or plant', yearly: allowancePlant },
  equipment: { label: 'Equipment', yearly: allowancePlant },
  furniture: { label: 'Furniture', yearly: allowancePlant },
  vehicle: { label: 'Vehicle', yearly: allowanceVehicle },
  software: { label: 'Software', yearly: allowanceVehicle },
  other: { label: 'Anything else', yearly: allowanceVehicle },
} as const satisfies Readonly<Record<string, AssetRule>>

/** A class of what is bought to keep and use. */
export type AssetKind = keyof typeof rows

export const assetKinds: Readonly<Record<AssetKind, AssetRule>> = rows

/** The classes as a box offers them, each with its share. */
export const assetOptions = (Object.keys(rows) as AssetKind[]).map((value) => ({
  value,
  label: `${rows[value].label} (${rows[value].yearly.value}% a year)`,
}))
