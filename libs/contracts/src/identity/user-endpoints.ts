import { defineEndpoint } from '../endpoint'
import { exportEndpoint } from '../exports'
import {
  exportUsersRequest,
  givenReason,
  listUsersRequest,
  listUsersResponse,
  readUserResponse,
  userNote,
  writeUserNoteRequest,
} from './users'

const users = { service: 'identity', tag: 'administration', audit: 'user', perMinute: 120 } as const
const reading = { ...users, access: 'account:administer', cacheControl: 'private, no-store' } as const
const disabling = {
  ...users,
  access: 'account:disable',
  perMinute: 60,
  method: 'POST',
  idempotency: 'natural',
  body: givenReason,
  response: { status: 204, empty: true },
  errors: ['ACCOUNT_NOT_FOUND'],
} as const

export const listUsers = defineEndpoint({
  ...reading,
  name: 'listUsers',
  summary: 'Accounts, newest first, by what somebody knows of them, role and state.',
  method: 'GET',
  path: '/api/admin/users',
  query: listUsersRequest,
  response: { status: 200, json: listUsersResponse },
  errors: [],
})

export const exportUsers = defineEndpoint({
  ...users,
  ...exportEndpoint,
  name: 'exportUsers',
  summary: 'Accounts as a file for spreadsheets, narrowed as the list is.',
  path: '/api/admin/users/exports',
  body: exportUsersRequest,
})

export const readUser = defineEndpoint({
  ...reading,
  name: 'readUser',
  summary: 'An account with its open sessions, what it was granted, and administrators’ notes about it.',
  method: 'GET',
  path: '/api/admin/users/:id',
  response: { status: 200, json: readUserResponse },
  errors: ['ACCOUNT_NOT_FOUND'],
})

export const writeUserNote = defineEndpoint({
  ...users,
  name: 'writeUserNote',
  summary: 'Keeps a note about an account, for administrators.',
  method: 'POST',
  path: '/api/admin/users/:id/notes',
  access: 'account:administer',
  idempotency: 'key',
  body: writeUserNoteRequest,
  response: { status: 201, json: userNote },
  errors: ['ACCOUNT_NOT_FOUND'],
})

export const endUserSessions = defineEndpoint({
  ...disabling,
  name: 'endUserSessions',
  summary: 'Ends everything that an account has open; its owner logs in anew.',
  path: '/api/admin/users/:id/session-ends',
})

export const disableAccount = defineEndpoint({
  ...disabling,
  name: 'disableAccount',
  stepUp: true,
  summary: 'Disables an account and ends its sessions; never the last administrator’s.',
  errors: ['ACCOUNT_NOT_FOUND', 'LAST_ADMINISTRATOR'],
  idempotency: 'key',
  path: '/api/admin/users/:id/disable',
})

export const enableAccount = defineEndpoint({
  ...disabling,
  name: 'enableAccount',
  summary: 'Enables an account again.',
  path: '/api/admin/users/:id/enable',
})
