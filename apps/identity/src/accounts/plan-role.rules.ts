import type { Plan, Role } from '@originseal/contracts'

/** The role that the token of somebody on a plan bears; the specification's clients know no fourth plan. */
export const roleOfPlan = {
  free: 'member',
  basic: 'basic',
  pro: 'pro',
  elite: 'elite',
  enterprise: 'elite',
} as const satisfies Record<Plan, Role>
