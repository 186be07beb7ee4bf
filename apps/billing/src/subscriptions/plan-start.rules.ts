import type { OrderItem, Plan } from '@originseal/contracts'

/** The plan that somebody is on when they buy another. */
export interface CurrentPlan {
  readonly plan: Plan
  readonly interval: 'month' | 'year' | null
  readonly state: 'trialing' | 'active' | 'past-due' | 'ended'
  /** When it ends; null while its card is charged again by itself, and for the free plan. */
  readonly endsAt: Date | null
  readonly paidUntil: Date | null
}

export type WantedPlan = Pick<Extract<OrderItem, { kind: 'plan' }>, 'plan' | 'interval'>

/** When a plan begins that is paid now, or why it is not sold. */
export type PlanStart =
  | { readonly begins: 'now'; readonly replaces: boolean }
  | { readonly begins: 'after'; readonly at: Date }
  | { readonly refused: 'PLAN_RUNNING' | 'NEXT_PLAN_BOUGHT' }

const ranks: Readonly<Record<Plan, number>> = { free: 0, basic: 1, pro: 2, elite: 3, enterprise: 4 }

/**
 * A charge at the provider has one fixed amount and begins at once, so a plan is never changed, only followed or replaced:
 *
 * | on                                  | bought                    | begins                                    |
 * | ----------------------------------- | ------------------------- | ----------------------------------------- |
 * | nothing, free                       | any                       | now                                       |
 * | a gift                              | any                       | when the gift ends                        |
 * | a plan whose charge has failed      | any                       | now: it is paid in another way            |
 * | a paid plan                         | a larger one              | now; what is not used of the old is given back |
 * | a paid plan that renews by itself   | the same                  | not sold: it goes on by itself            |
 * | a paid plan                         | a smaller one, or again   | when what is paid for ends                |
 */
export function planStart(current: CurrentPlan | undefined, wanted: WantedPlan, hasNext: boolean): PlanStart {
  if (!current || current.plan === 'free' || current.state === 'past-due' || current.state === 'ended')
    return { begins: 'now', replaces: false }
  const end = current.endsAt ?? current.paidUntil
  if (current.state === 'active' && ranks[wanted.plan] > ranks[current.plan])
    return { begins: 'now', replaces: true }
  const isSame = current.plan === wanted.plan && current.interval === wanted.interval
  // Without an end nothing can follow it.
  if (end === null || (isSame && current.endsAt === null)) return { refused: 'PLAN_RUNNING' }
  return hasNext ? { refused: 'NEXT_PLAN_BOUGHT' } : { begins: 'after', at: end }
}

const mostDaysAhead = 7
const dayMs = 86_400_000

/**
 * Whether paying a plan by card lets the card be charged again for each period. The provider counts periods from the payment:
 * a plan that begins more than a week later would always be charged that long ahead, so it is paid once.
 */
export function renewsByCard(start: PlanStart, now: Date): boolean {
  if ('refused' in start) return false
  return start.begins === 'now' || start.at.getTime() - now.getTime() <= mostDaysAhead * dayMs
}
