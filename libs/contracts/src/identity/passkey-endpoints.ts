import { defineEndpoint } from '../endpoint'
import {
  addPasskeyRequest,
  addPasskeyResponse,
  askPasskeyAtLoginRequest,
  passkeyOptionsResponse,
} from './passkeys'

const own = {
  service: 'identity',
  tag: 'second factors',
  access: 'account:edit',
  perMinute: 20,
  method: 'POST',
} as const

export const beginPasskey = defineEndpoint({
  ...own,
  name: 'beginPasskey',
  summary: 'What a browser needs to make a passkey, which counts once it is sent back.',
  path: '/api/account/passkey-registrations',
  idempotency: 'key',
  stepUp: true,
  response: { status: 201, json: passkeyOptionsResponse },
  errors: ['PASSKEY_REFUSED', 'ACCOUNT_NOT_FOUND'],
})

export const addPasskey = defineEndpoint({
  ...own,
  name: 'addPasskey',
  summary: 'Asks for the new passkey, or another second factor, from now on; every other session ends.',
  path: '/api/account/passkeys',
  idempotency: 'key',
  body: addPasskeyRequest,
  response: { status: 201, json: addPasskeyResponse },
  errors: ['PASSKEY_REFUSED', 'ACCOUNT_NOT_FOUND'],
})

export const removePasskey = defineEndpoint({
  ...own,
  name: 'removePasskey',
  summary: 'Asks for this passkey no more; with the last second factor the recovery codes end too.',
  path: '/api/account/passkeys/:id/removals',
  idempotency: 'key',
  stepUp: true,
  response: { status: 204, empty: true },
  errors: ['PASSKEY_NOT_FOUND', 'ACCOUNT_NOT_FOUND'],
})

export const askPasskey = defineEndpoint({
  ...own,
  name: 'askPasskey',
  summary: 'What a browser needs to use a passkey of the caller’s, once.',
  path: '/api/account/passkey-challenges',
  idempotency: 'none',
  response: { status: 200, json: passkeyOptionsResponse },
  errors: ['PASSKEY_NOT_FOUND'],
})

export const askPasskeyAtLogin = defineEndpoint({
  ...own,
  name: 'askPasskeyAtLogin',
  tag: 'sessions',
  summary: 'The same for whoever has shown the password, and not the second factor yet.',
  path: '/api/auth/passkey-challenges',
  access: 'anyone',
  authentication: 'none',
  perMinute: 30,
  idempotency: 'none',
  body: askPasskeyAtLoginRequest,
  response: { status: 200, json: passkeyOptionsResponse },
  errors: ['PASSKEY_NOT_FOUND', 'SECOND_FACTOR_EXPIRED'],
})
