import type { Entitlement } from '@originseal/contracts'

/** The keys of their texts: a key has no colon. */
export const entitlementTexts = {
  'links:all': 'allLinks',
  'patrol:automatic': 'automaticPatrol',
} as const satisfies Record<Entitlement, string>
