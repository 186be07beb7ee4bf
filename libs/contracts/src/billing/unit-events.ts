import { z } from 'zod'
import { defineEvent } from '../event'
import { id, instant } from '../primitives'
import { unit } from './units'

/** Why units exist. `returned`: they came back after the end of the lot that they were from. */
export const grantReasons = ['sign-up', 'plan', 'gift', 'pack', 'returned'] as const
export const grantReason = z.enum(grantReasons)
export type GrantReason = (typeof grantReasons)[number]

/** Where units can be. `source` and the last three are outside of what an owner has. */
export const unitAccounts = ['source', 'available', 'held', 'spent', 'expired', 'revoked'] as const
export const unitAccount = z.enum(unitAccounts)
export type UnitAccount = (typeof unitAccounts)[number]

export const unitMoves = [
  'grant',
  'hold',
  'spend-held',
  'release',
  'spend',
  'refund',
  'expire',
  'revoke',
] as const
export const unitMove = z.enum(unitMoves)
export type UnitMove = (typeof unitMoves)[number]

/** What units were moved for, so that a member can be told. */
export const unitCause = z.object({
  kind: z.enum([
    ...grantReasons,
    'work',
    'scan',
    'listing-scan',
    'video',
    'case',
    'trademark-report',
    'end-of-lot',
    'refund-of-payment',
  ]),
  /** Of the work, the scan, the order …; the page links to it. */
  id: z.string().min(1).max(100).optional(),
})
export type UnitCause = z.infer<typeof unitCause>

const quantity = z.number().int().positive()
const eventId = z.string().min(1).max(200)

/** Units that can be spent together, from an instant until another. A lot never changes. */
export const unitLot = z.object({
  lotId: id,
  /** Lots with a lower number are spent first. */
  priority: z.number().int().nonnegative(),
  from: instant,
  /** Absent: no end. */
  expiresAt: instant.optional(),
  reason: grantReason,
})

/** Billing gives an owner units. The lot's id makes it once. */
export const unitsGranted = defineEvent({
  name: 'billing.units-granted.v1',
  key: (grant) => grant.ownerId,
  payload: unitLot.extend({ ownerId: id, unit, quantity, cause: unitCause }),
})

/** Billing takes back what is still free of a lot; the spender answers with `units-revoked`. */
export const unitsRevocationRequested = defineEvent({
  name: 'billing.units-revocation-requested.v1',
  key: (request) => request.ownerId,
  payload: z.object({ eventId, ownerId: id, unit, lotId: id, quantity }),
})

const lotAccount = z.object({ account: unitAccount, lotId: id })

const movedPayload = z.object({
  eventId,
  move: unitMove,
  ownerId: id,
  unit,
  cause: unitCause,
  at: instant,
  entries: z.array(
    z.object({ line: z.number().int().nonnegative(), from: lotAccount, to: lotAccount, quantity }),
  ),
  /** Lots that the spender made itself, for what came back after the end of its lot. */
  newLots: z.array(unitLot),
})

/** The facts of a service that spends units. */
export const unitEventsOf = <Producer extends string>(producer: Producer) => ({
  /** A move of units, as it stands in the spender's ledger. */
  moved: defineEvent({
    name: `${producer}.units-moved.v1`,
    key: (move) => move.ownerId,
    payload: movedPayload,
  }),
  /** The service can spend this unit and has no lots yet: billing repeats every grant of it. */
  spenderStarted: defineEvent({
    name: `${producer}.unit-spender-started.v1`,
    key: (start) => start.unit,
    payload: z.object({ unit }),
  }),
  /** How much of a lot could be taken back: from nothing to what was asked for. */
  revoked: defineEvent({
    name: `${producer}.units-revoked.v1`,
    key: (answer) => answer.ownerId,
    payload: z.object({
      eventId,
      ownerId: id,
      unit,
      lotId: id,
      requested: quantity,
      revoked: z.number().int().nonnegative(),
    }),
  }),
  /** All entries of a unit that were written before `until`, in sum: what billing compares its mirror with. */
  counted: defineEvent({
    name: `${producer}.units-counted.v1`,
    key: (count) => count.unit,
    payload: z.object({
      unit,
      until: instant,
      entries: z.number().int().nonnegative(),
      /** Independent of order: sum of a hash of every entry, as decimal digits. */
      digest: z.string().regex(/^\d+$/),
    }),
  }),
})
export type UnitEvents = ReturnType<typeof unitEventsOf>
