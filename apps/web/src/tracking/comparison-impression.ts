import type { Attribution } from '@originseal/contracts'

type Bucket = NonNullable<Attribution['promo_left_bucket_at_impression']>

const keys = {
  at: 'comparison_impression_at',
  exposed: 'comparison_exposed',
  bucket: 'promo_left_bucket',
} as const

/** Session storage may be full or forbidden: that is said in the log, and the page goes on (HOME-17). */
function tolerate<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage)
  } catch (reason) {
    console.warn('the impression of the comparison could not be kept', reason)
    return undefined
  }
}

/** The comparison was seen; the first time counts. */
export function noteComparisonImpression(bucket: Bucket | undefined, now = Date.now()): boolean {
  return (
    tolerate((storage) => {
      if (storage.getItem(keys.exposed) === '1') return false
      storage.setItem(keys.at, String(now))
      storage.setItem(keys.exposed, '1')
      if (bucket !== undefined) storage.setItem(keys.bucket, bucket)
      return true
    }) ?? false
  )
}

/** ms since the impression; undefined where it is missing, not positive, or in the future. */
export function elapsedSinceImpression(now = Date.now()): number | undefined {
  const at = Number(tolerate((storage) => storage.getItem(keys.at)) ?? Number.NaN)
  return at > 0 && at <= now ? Math.round(now - at) : undefined
}

/** How the comparison had its part in what came after. */
export function comparisonAttribution(now = Date.now()): Attribution {
  const isExposed = tolerate((storage) => storage.getItem(keys.exposed)) === '1'
  const bucket = tolerate((storage) => storage.getItem(keys.bucket)) as Bucket | null | undefined
  const elapsed = elapsedSinceImpression(now)
  return {
    from_component: isExposed ? 'comparison_block' : 'other',
    ...(isExposed && bucket && { promo_left_bucket_at_impression: bucket }),
    ...(elapsed !== undefined && elapsed > 0 && { elapsed }),
  }
}
