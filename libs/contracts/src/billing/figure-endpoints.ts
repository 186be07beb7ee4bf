import { figuresEndpoint } from '../admin/figures'
import { defineEndpoint } from '../endpoint'

export const readBillingFigures = defineEndpoint({
  ...figuresEndpoint,
  service: 'billing',
  name: 'readBillingFigures',
  path: '/api/admin/figures/billing',
})
