import { normalAddress, type PlaceDecision } from '@originseal/contracts'

/** What a place is then: no suspect. */
const allowedDecisions: ReadonlySet<PlaceDecision> = new Set(['mine', 'licensed'])

/** A signed licence for one page. */
export interface Licence {
  readonly pageUrl: string
  /** Null where no date ends it. */
  readonly notAfter: Date | null
  /** Before its date, by breach or revocation. */
  readonly endedAt: Date | null
}

/** A copy by its page, and when that was last seen to show it. */
export interface SeenAt {
  readonly pageUrl: string
  readonly seenAt: Date
}

/** What is decided of the pages that show one work: by its owner's word, and before that by licences. */
export class PlaceDecisions {
  private readonly licences: readonly (Licence & { readonly page: string })[]

  /** @param said by the address of the page */
  constructor(
    private readonly said: ReadonlyMap<string, PlaceDecision>,
    licences: readonly Licence[],
  ) {
    this.licences = licences.map((licence) => ({ ...licence, page: pageOf(licence.pageUrl) }))
  }

  of(seen: SeenAt): PlaceDecision | undefined {
    return this.licenceOf(seen) ? 'licensed' : this.said.get(seen.pageUrl)
  }

  isAllowed(seen: SeenAt): boolean {
    const decision = this.of(seen)
    return decision !== undefined && allowedDecisions.has(decision)
  }

  /** The one that covers a copy: what was seen before it was given is settled by it, what is seen after its end is not. */
  licenceOf({ pageUrl, seenAt }: SeenAt): Licence | undefined {
    if (this.licences.length === 0) return undefined
    const page = pageOf(pageUrl)
    return this.licences.find(
      (licence) =>
        licence.page === page &&
        (licence.notAfter === null || seenAt < licence.notAfter) &&
        (licence.endedAt === null || seenAt < licence.endedAt),
    )
  }
}

/** What spellings of one page share: their normal form, without a slash at the end of the path. */
function pageOf(written: string): string {
  const url = normalAddress(written)
  if (!url) return written
  if (url.pathname.endsWith('/')) url.pathname = url.pathname.slice(0, -1)
  return url.href
}

/** When the page of a finding was last seen to show the copy. */
export const seenAtOf = (finding: {
  readonly pageUrl: string
  readonly capturedAt: Date
  readonly unchangedAt: Date | null
}): SeenAt => ({ pageUrl: finding.pageUrl, seenAt: finding.unchangedAt ?? finding.capturedAt })
