const dayMs = 86_400_000

/**
 * When a claimant is reminded of an offer that they have not decided about: after seven days, and two days before it ends at
 * the latest.
 */
export const reminderAt = (offeredAt: Date, expiresAt: Date): Date =>
  new Date(Math.min(offeredAt.getTime() + 7 * dayMs, expiresAt.getTime() - 2 * dayMs))
