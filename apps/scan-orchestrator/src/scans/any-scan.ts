/** A search for copies of a work. */
export interface ScanOfWork {
  readonly scanId: string
  readonly workId: string
}

/** A search for listings under a name. */
export interface ScanOfName {
  readonly scanId: string
  readonly name: string
}

export type AnyScan = ScanOfWork | ScanOfName
