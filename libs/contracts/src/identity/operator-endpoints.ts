import { defineEndpoint } from '../endpoint'
import { readOperatorResponse } from './operator'

export const readOperator = defineEndpoint({
  name: 'readOperator',
  service: 'identity',
  tag: 'operator',
  summary: 'Who runs this installation, for its legal pages.',
  method: 'GET',
  path: '/api/operator',
  access: 'anyone',
  authentication: 'none',
  perMinute: 300,
  response: { status: 200, json: readOperatorResponse },
  cacheControl: 'no-cache',
  errors: [],
})
