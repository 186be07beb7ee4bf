import { defineEndpoint } from '../endpoint'
import { listServicesResponse } from './processes'

export const listServices = defineEndpoint({
  service: 'admin',
  tag: 'operation',
  name: 'listServices',
  summary: 'Whether each service can serve, and its processes with their versions.',
  method: 'GET',
  path: '/api/admin/services',
  access: 'admin:enter',
  audit: 'none',
  perMinute: 120,
  response: { status: 200, json: listServicesResponse },
  errors: [],
})
