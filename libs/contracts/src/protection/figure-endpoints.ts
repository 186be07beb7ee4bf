import { figuresEndpoint } from '../admin/figures'
import { defineEndpoint } from '../endpoint'

export const readProtectionFigures = defineEndpoint({
  ...figuresEndpoint,
  service: 'protection',
  name: 'readProtectionFigures',
  path: '/api/admin/figures/protection',
})
