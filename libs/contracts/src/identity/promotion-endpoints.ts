import { defineEndpoint } from '../endpoint'
import { readPromotionResponse } from './promotions'

export const readPromotion = defineEndpoint({
  name: 'readPromotion',
  service: 'identity',
  tag: 'promotions',
  summary: 'How many of today’s places of the daily promotion are left.',
  method: 'GET',
  path: '/api/promotions/today',
  access: 'anyone',
  authentication: 'none',
  perMinute: 600,
  response: { status: 200, json: readPromotionResponse },
  cacheControl: 'public, max-age=30',
  errors: [],
})
