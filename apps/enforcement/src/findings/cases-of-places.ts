import type { Tx } from '@originseal/database'

export interface PlaceOfWork {
  readonly workId: string
  readonly targetKey: string
}

/** What findings ask of the takedown cases that are about their places. */
export interface CasesOfPlaces {
  /** Holds the case until the transaction ends. @returns whether there is one that has not ended */
  isLive(tx: Tx, place: PlaceOfWork): Promise<boolean>
  /**
   * A scan has seen a copy there.
   * @returns whether that was after the last case about it had ended: its owner has to decide once more
   */
  isSeenAfterEnd(tx: Tx, place: PlaceOfWork, at: Date): Promise<boolean>
}

export const CASES_OF_PLACES = Symbol('CasesOfPlaces')
