import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { givenReason } from '../identity/users'
import { mostInt32 } from '../primitives'
import {
  countCatalogueHoldersResponse,
  listCatalogueHoldersRequest,
  listCatalogueHoldersResponse,
  listCatalogueVersionsResponse,
  publishCatalogueRequest,
} from './catalogue-versions'

const administration = {
  service: 'billing',
  tag: 'administration',
  access: 'catalogue:administer',
  audit: 'catalogue',
  perMinute: 120,
} as const

export const listCatalogueVersions = defineEndpoint({
  ...administration,
  name: 'listCatalogueVersions',
  audit: 'none',
  summary:
    'The newest fifty versions of what is offered, also those that are not offered yet or were withdrawn.',
  method: 'GET',
  path: '/api/admin/catalogue/versions',
  response: { status: 200, json: listCatalogueVersionsResponse },
  errors: [],
})

export const publishCatalogue = defineEndpoint({
  ...administration,
  name: 'publishCatalogue',
  stepUp: true,
  fourEyes: {},
  summary:
    'Adds a version of what is offered, at once or from a date on; a version never changes afterwards.',
  method: 'POST',
  path: '/api/admin/catalogue/versions',
  idempotency: 'key',
  body: publishCatalogueRequest,
  response: { status: 201, json: listCatalogueVersionsResponse },
  errors: ['CATALOGUE_CHANGED', 'CATALOGUE_VERSION_PLANNED', 'CATALOGUE_DATE_PAST'],
})

export const withdrawCatalogue = defineEndpoint({
  ...administration,
  name: 'withdrawCatalogue',
  stepUp: true,
  summary: 'Takes a version back before it is offered.',
  method: 'POST',
  path: '/api/admin/catalogue/versions/:version/withdrawals',
  params: { version: z.coerce.number().int().positive().max(mostInt32) },
  idempotency: 'key',
  body: givenReason,
  response: { status: 200, json: listCatalogueVersionsResponse },
  errors: ['CATALOGUE_VERSION_NOT_FOUND', 'CATALOGUE_VERSION_OFFERED'],
})

export const countCatalogueHolders = defineEndpoint({
  ...administration,
  name: 'countCatalogueHolders',
  audit: 'none',
  summary: 'How many accounts have which plan, and how many packs were bought, by version.',
  method: 'GET',
  path: '/api/admin/catalogue/holder-counts',
  response: { status: 200, json: countCatalogueHoldersResponse },
  errors: [],
})

export const listCatalogueHolders = defineEndpoint({
  ...administration,
  name: 'listCatalogueHolders',
  summary: 'The accounts that have a plan, or have bought a pack, of a version; newest first.',
  method: 'GET',
  path: '/api/admin/catalogue/holders',
  query: listCatalogueHoldersRequest,
  response: { status: 200, json: listCatalogueHoldersResponse },
  errors: [],
})
