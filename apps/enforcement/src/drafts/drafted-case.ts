import type { CaseState } from '@originseal/contracts'

/** What of a case its notices are about. */
export interface DraftedCase {
  readonly id: string
  readonly number: string
  readonly ownerId: string
  readonly workId: string
  readonly title: string | null
  readonly pageUrl: string
  readonly canonicalUrl: string
  readonly targetKey: string
  readonly platform: string | null
  readonly domain: string
  readonly state: CaseState
}
