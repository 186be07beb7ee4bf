import { unitEventsOf } from '../billing/unit-events'

/** Trademark reports, which units are spent on. */
export const trademarkUnits = unitEventsOf('trademark')
