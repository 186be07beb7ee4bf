import type { CatalogueVersionState } from '@originseal/contracts'

/** When a version is offered, and whether it was taken back before. */
export interface DatedVersion {
  readonly version: number
  readonly offeredFrom: Date
  readonly withdrawnAt: Date | null
}

const isPlanned = ({ offeredFrom, withdrawnAt }: DatedVersion, now: Date): boolean =>
  withdrawnAt === null && offeredFrom > now

/** What each version is at an instant. @param versions all of them, or the newest ones; newest first */
export function versionStates(versions: readonly DatedVersion[], now: Date): CatalogueVersionState[] {
  const offered = versions.find((each) => each.withdrawnAt === null && each.offeredFrom <= now)
  return versions.map((each) => {
    if (each.withdrawnAt !== null) return 'withdrawn'
    if (isPlanned(each, now)) return 'planned'
    return each === offered ? 'offered' : 'past'
  })
}

export type PublishRefusal = 'CATALOGUE_CHANGED' | 'CATALOGUE_VERSION_PLANNED' | 'CATALOGUE_DATE_PAST'

/**
 * Why a version can't be published. One that waits for its date is withdrawn first, so that versions are offered in
 * the order of their numbers.
 * @param newest the version with the highest number
 */
export function publishRefusal(
  newest: DatedVersion,
  { basedOn, offeredFrom }: { readonly basedOn: number; readonly offeredFrom?: Date },
  now: Date,
): PublishRefusal | undefined {
  if (newest.version !== basedOn) return 'CATALOGUE_CHANGED'
  if (isPlanned(newest, now)) return 'CATALOGUE_VERSION_PLANNED'
  return offeredFrom && offeredFrom <= now ? 'CATALOGUE_DATE_PAST' : undefined
}
