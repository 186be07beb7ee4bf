import { defineEndpoint } from '../endpoint'
import { readCatalogueResponse } from './catalogue'

const service = 'billing'

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
