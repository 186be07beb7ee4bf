/** The sighting that is there now. */
export interface StoredSighting {
  readonly id: string
  readonly imageUrl: string
  readonly pageUrl: string
}
