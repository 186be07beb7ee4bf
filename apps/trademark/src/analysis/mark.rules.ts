/** Where a mark stands on a day. */
export function statusOf(
  mark: { readonly registered: boolean; readonly expiresOn: string | null },
  today: string,
): 'pending' | 'registered' | 'ended' {
  if (mark.expiresOn !== null && mark.expiresOn < today) return 'ended'
  return mark.registered ? 'registered' : 'pending'
}

/** Three decimals: what a score is good for, and the same text on every machine. */
export const rounded = (score: number): number => Math.round(Math.min(1, Math.max(0, score)) * 1_000) / 1_000
