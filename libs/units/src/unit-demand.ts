import type { Unit, UnitCause } from '@originseal/contracts'

/** Whose units of which kind. */
export interface Holder {
  readonly ownerId: string
  readonly unit: Unit
}

/** Units that are wanted, and for which act. */
export interface UnitDemand extends Holder {
  /** The act's own name, the same when it is tried again: `work:{id}`. */
  readonly eventId: string
  readonly quantity: number
  readonly cause: UnitCause
}
