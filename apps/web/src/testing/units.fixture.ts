import type { ReadSubscriptionResponse, UnitBalance, UnitLine } from '@originseal/contracts'
import {
  listOrders,
  listUnitLines,
  readSubscription,
  readUnits,
} from '@originseal/contracts/billing/endpoints'
import { answering } from './answering'

const seals: UnitBalance = {
  unit: 'seal',
  available: 34,
  held: 0,
  isComing: false,
  lots: [
    {
      lotId: '7c2b8c1e-2222-4222-8333-444455556666',
      reason: 'gift',
      available: 29,
      held: 0,
      from: '2026-11-21T08:00:00.000Z',
      expiresAt: '2026-12-21T08:00:00.000Z',
    },
    {
      lotId: '7c2b8c1e-3333-4222-8333-444455556666',
      reason: 'sign-up',
      available: 5,
      held: 0,
      from: '2026-11-21T08:00:00.000Z',
    },
  ],
  next: { quantity: 30, at: '2026-12-21T08:00:00.000Z' },
}
const takedowns: UnitBalance = { unit: 'takedown', available: 0, held: 0, isComing: true, lots: [] }

const line: UnitLine = {
  id: '7c2b8c1e-4444-4222-8333-444455556666',
  unit: 'seal',
  move: 'spend',
  quantity: -1,
  cause: { kind: 'work', id: '7c2b8c1e-5555-4222-8333-444455556666' },
  at: '2026-11-22T08:00:00.000Z',
}

/** What billing answers about a member's units, plan and orders. */
export const ownUnits = (units: UnitBalance[] = [seals, takedowns], plan?: ReadSubscriptionResponse) => [
  answering(readUnits, { units }),
  answering(listOrders, { orders: [], nextCursor: null }),
  answering(listUnitLines, { data: { lines: [line], nextCursor: null } }),
  answering(
    readSubscription,
    plan ?? {
      plan: 'basic',
      state: 'trialing',
      entitlements: ['links:all'],
      period: { from: '2026-11-21T08:00:00.000Z', to: '2026-12-21T08:00:00.000Z' },
      endsAt: '2027-01-21T08:00:00.000Z',
    },
  ),
]
