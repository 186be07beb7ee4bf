import { join } from 'node:path'
import { itHasTheTypesOfItsTables } from '@originseal/testing/table-types'
import { database } from './data-source'

/** What the schema does not say of its columns. */
const known = {
  columns: {
    'planned_subscription.interval': "'month' | 'year'",
    'planned_subscription.plan': 'Plan',
    'subscription.plan': 'Plan',
    'subscription.interval': "'month' | 'year' | null",
    'subscription.state': "'trialing' | 'active' | 'past-due' | 'ended'",
    'unit_grant.unit': 'Unit',
    'unit_grant.reason': 'GrantReason',
    'unit_grant.cause_kind': "UnitCause['kind']",
    'mirrored_entry.unit': 'Unit',
    'mirrored_entry.move': 'UnitMove',
    'mirrored_entry.cause_kind': "UnitCause['kind']",
    'mirrored_lot.unit': 'Unit',
    'unit_count.unit': 'Unit',
    'unit_difference.unit': 'Unit',
    'unit_revocation.unit': 'Unit',
    'unit_spender.unit': 'Unit',
    'conversion_delivery.provider': "'ga4' | 'meta'",
    'conversion_delivery.state': "'waiting' | 'sent' | 'refused' | 'expired' | 'not-configured'",
  },
  imports: {
    GrantReason: '@originseal/contracts',
    Plan: '@originseal/contracts',
    Unit: '@originseal/contracts',
    UnitCause: '@originseal/contracts',
    UnitMove: '@originseal/contracts',
  },
}

itHasTheTypesOfItsTables(database, join(__dirname, 'tables.ts'), known)
