import type { Tx } from '@originseal/database'

/** What a part of the service keeps of owners: it says itself how that is erased, and how it changes hands. */
export interface OwnedData {
  /** Locks in the order of `scans/lock-scan.repository.ts`. */
  erase(tx: Tx, ownerId: string): Promise<void>
  /** Left out where no visitor has such data. */
  transfer?(tx: Tx, ownerId: string, successor: string): Promise<void>
}

/** Injection token of all of them, in the order in which they take their locks. */
export const OWNED_DATA = Symbol('OwnedData[]')
