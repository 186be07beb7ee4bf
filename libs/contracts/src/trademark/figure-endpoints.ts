import { figuresEndpoint } from '../admin/figures'
import { defineEndpoint } from '../endpoint'

export const readTrademarkFigures = defineEndpoint({
  ...figuresEndpoint,
  service: 'trademark',
  name: 'readTrademarkFigures',
  path: '/api/admin/figures/trademark',
})
