import { figuresEndpoint } from '../admin/figures'
import { defineEndpoint } from '../endpoint'

export const readScanFigures = defineEndpoint({
  ...figuresEndpoint,
  service: 'scan-orchestrator',
  name: 'readScanFigures',
  path: '/api/admin/figures/scan-orchestrator',
})
