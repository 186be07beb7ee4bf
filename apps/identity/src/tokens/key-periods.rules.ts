const minute = 60_000
const hour = 60 * minute

/** The life of the longest token there can be: a trial visitor's, at the top of its setting. */
export const longestTokenMs = 168 * hour
/** Verifiers keep the published keys for ten minutes, so a key is published well before it signs. */
export const publishedBeforeMs = hour
/** What the clocks of two machines may differ by. */
const skewMs = 5 * minute

const pattern = /^signing-key-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.jwk\.json$/

/** Keys are named by the instant from which they sign, so that all replicas speak of the same ones. */
export function fileOfKey(startsAt: number): string {
  const instant = new Date(startsAt).toISOString().replace(/\.\d{3}Z$/, 'Z')
  return `signing-key-${instant.replaceAll(':', '-')}.jwk.json`
}

/** When the key of a file begins to sign, in ms; undefined where the file is something else. */
export function startOfKey(file: string): number | undefined {
  const written = pattern.exec(file)?.[1]
  if (written === undefined) return undefined
  const startsAt = Date.parse(written.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'))
  return Number.isNaN(startsAt) ? undefined : startsAt
}

/** The keys that there have to be now: this period's, and shortly before its end the next one's. */
export function wantedStarts(now: number, periodMs: number): number[] {
  const start = Math.floor(now / periodMs) * periodMs
  const next = start + periodMs
  return now >= next - publishedBeforeMs ? [start, next] : [start]
}

/** The one that signs: the latest that has begun. */
export function signingStart(starts: readonly number[], now: number): number | undefined {
  const begun = starts.filter((start) => start <= now)
  return begun.length === 0 ? undefined : Math.max(...begun)
}

/** Those whose tokens can be alive no more: another key has signed for longer than the longest token lives. */
export function spentStarts(starts: readonly number[], now: number): number[] {
  const ascending = starts.toSorted((one, other) => one - other)
  return ascending.filter((_, index) => {
    const successor = ascending[index + 1]
    return successor !== undefined && successor + longestTokenMs + skewMs < now
  })
}
