/** What a case looks for, and where. */
export interface Place {
  /** The address that is visited. */
  readonly url: string
  readonly targetKey: string
  /** Where the picture's file was when the copy was found, and what it was. */
  readonly imageUrl: string
  readonly imageSha256: string
  readonly pageTitle: string | null
  readonly seller: string | null
}

/** A page as a fetch or a browser has met it. */
export interface SeenPage {
  /** After all redirects. */
  readonly url: string
  readonly status: number
  /** Lower-case names; none of a browser's. */
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}
