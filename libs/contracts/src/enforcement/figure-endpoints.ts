import { figuresEndpoint } from '../admin/figures'
import { defineEndpoint } from '../endpoint'

export const readEnforcementFigures = defineEndpoint({
  ...figuresEndpoint,
  service: 'enforcement',
  name: 'readEnforcementFigures',
  path: '/api/admin/figures/enforcement',
})
