import { defineEndpoint } from '../endpoint'
import { figuresEndpoint } from './figures'

export const readAdminFigures = defineEndpoint({
  ...figuresEndpoint,
  service: 'admin',
  name: 'readAdminFigures',
  path: '/api/admin/figures/admin',
})
