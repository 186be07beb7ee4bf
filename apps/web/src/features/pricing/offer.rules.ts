import type { Unit, UnitQuantities } from '@originseal/contracts'

const unitsOf = (quantities: UnitQuantities): Unit[] => Object.keys(quantities) as Unit[]

/** Whether a plan has something that can be used today. @param coming units that nobody can spend yet */
export const isSold = (units: UnitQuantities, coming: readonly Unit[]): boolean =>
  unitsOf(units).some((unit) => !coming.includes(unit))

/** Whether all of a pack can be used today: otherwise it is not sold. */
export const isWhollySold = (units: UnitQuantities, coming: readonly Unit[]): boolean =>
  unitsOf(units).every((unit) => !coming.includes(unit))

/** What a year paid at once costs less than its twelve months; 0 where it costs no less. */
export const savedByYear = ({ month, year }: { readonly month: number; readonly year: number }): number =>
  Math.max(0, month * 12 - year)
