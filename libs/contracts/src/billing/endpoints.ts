import { defineEndpoint } from '../endpoint'
import { pageRequest } from '../paging'
import { listUnitLinesResponse, readUnitsResponse } from './balances'
import { readCatalogueResponse } from './catalogue'

export * from './catalogue-version-endpoints'
export * from './conversion-endpoints'
export * from './figure-endpoints'
export * from './job-endpoints'
export * from './order-endpoints'
export * from './payment-endpoints'
export * from './reconciliation-endpoints'
export * from './refund-endpoints'
export * from './subscription-endpoints'
export * from './user-plan-endpoints'

const service = 'billing'
const cacheControl = 'private, no-store'

export const readCatalogue = defineEndpoint({
  name: 'readCatalogue',
  service,
  tag: 'billing',
  summary: 'Plans and packs as they are offered today, with prices in NT$.',
  method: 'GET',
  path: '/api/catalogue',
  access: 'anyone',
  authentication: 'none',
  perMinute: 300,
  response: { status: 200, json: readCatalogueResponse },
  errors: [],
})

export const readUnits = defineEndpoint({
  name: 'readUnits',
  service,
  tag: 'billing',
  summary: 'What one has of each unit, by lot, and what is coming.',
  method: 'GET',
  path: '/api/units',
  access: 'units:read',
  perMinute: 300,
  response: { status: 200, json: readUnitsResponse },
  cacheControl,
  errors: [],
})

export const listUnitLines = defineEndpoint({
  name: 'listUnitLines',
  service,
  tag: 'billing',
  summary: 'Every change of one’s units with its cause, newest first.',
  method: 'GET',
  path: '/api/units/lines',
  access: 'units:read',
  perMinute: 300,
  query: pageRequest,
  response: { status: 200, json: listUnitLinesResponse },
  cacheControl,
  errors: [],
})
