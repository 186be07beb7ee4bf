import { defineEndpoint } from '../endpoint'
import { giveUnitsRequest, readUserPlanResponse, revokeUnitsRequest } from './user-plans'

const units = {
  service: 'billing',
  tag: 'administration',
  access: 'units:administer',
  audit: 'user',
  perMinute: 120,
} as const

export const readUserPlan = defineEndpoint({
  ...units,
  name: 'readUserPlan',
  summary: 'The plan that a member is on, and what is left of each unit.',
  method: 'GET',
  path: '/api/admin/users/:id/plan',
  response: { status: 200, json: readUserPlanResponse },
  cacheControl: 'private, no-store',
  errors: [],
})

export const giveUnits = defineEndpoint({
  ...units,
  name: 'giveUnits',
  stepUp: true,
  fourEyes: { when: { field: 'quantity', above: 10 } },
  summary: 'Gives a member units for some days, with the reason.',
  method: 'POST',
  path: '/api/admin/users/:id/unit-gifts',
  idempotency: 'key',
  body: giveUnitsRequest,
  response: { status: 201, json: readUserPlanResponse },
  errors: [],
})

export const revokeUnits = defineEndpoint({
  ...units,
  name: 'revokeUnits',
  stepUp: true,
  summary:
    'Takes back what is still free of units that a member was given; the service that spends them answers.',
  method: 'POST',
  path: '/api/admin/users/:id/unit-revocations',
  idempotency: 'key',
  body: revokeUnitsRequest,
  response: { status: 202, empty: true },
  errors: ['UNIT_LOT_NOT_FOUND'],
})
