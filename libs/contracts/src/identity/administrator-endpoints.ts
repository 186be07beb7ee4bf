import { defineEndpoint } from '../endpoint'
import { givenReason } from './users'

const administrators = {
  service: 'identity',
  tag: 'administration',
  access: 'administrator:appoint',
  audit: 'user',
  perMinute: 60,
  method: 'POST',
  idempotency: 'key',
  stepUp: true,
  body: givenReason,
  response: { status: 204, empty: true },
} as const

export const appointAdministrator = defineEndpoint({
  ...administrators,
  name: 'appointAdministrator',
  fourEyes: {},
  summary: 'Makes an account an administrator; its sessions end.',
  path: '/api/admin/users/:id/appointments',
  errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_DISABLED'],
})

export const dismissAdministrator = defineEndpoint({
  ...administrators,
  name: 'dismissAdministrator',
  summary: 'Takes the administrator’s role away, never from the last one; the sessions end.',
  path: '/api/admin/users/:id/dismissals',
  errors: ['ACCOUNT_NOT_FOUND', 'LAST_ADMINISTRATOR'],
})
