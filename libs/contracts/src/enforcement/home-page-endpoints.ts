import { defineEndpoint } from '../endpoint'
import { readMetricsResponse, readVictoriesResponse } from './home-page'

const publicly = {
  service: 'enforcement',
  tag: 'home page',
  method: 'GET',
  access: 'anyone',
  authentication: 'none',
  perMinute: 600,
  cacheControl: 'public, max-age=300',
  errors: [],
} as const

export const readMetrics = defineEndpoint({
  ...publicly,
  name: 'readMetrics',
  summary: 'How many creators and takedowns there are; says whether that is an estimate.',
  path: '/api/public/metrics',
  response: { status: 200, json: readMetricsResponse },
})

export const readVictories = defineEndpoint({
  ...publicly,
  name: 'readVictories',
  summary: 'Copies that were removed, where their owners agreed that the case is shown.',
  path: '/api/public/victories',
  response: { status: 200, json: readVictoriesResponse },
})
