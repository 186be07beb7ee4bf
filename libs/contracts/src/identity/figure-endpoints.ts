import { figuresEndpoint } from '../admin/figures'
import { defineEndpoint } from '../endpoint'

export const readIdentityFigures = defineEndpoint({
  ...figuresEndpoint,
  service: 'identity',
  name: 'readIdentityFigures',
  path: '/api/admin/figures/identity',
})
