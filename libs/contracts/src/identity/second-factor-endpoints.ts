import { defineEndpoint } from '../endpoint'
import {
  beginAuthenticatorResponse,
  confirmAuthenticatorRequest,
  passSecondFactorRequest,
  readSecondFactorsResponse,
  recoveryCodesResponse,
} from './second-factors'
import { sessionResponse } from './sessions'
import { givenReason } from './users'

const own = { service: 'identity', tag: 'second factors', access: 'account:edit', perMinute: 20 } as const
const changing = { ...own, method: 'POST', idempotency: 'key' } as const

export const readSecondFactors = defineEndpoint({
  ...own,
  name: 'readSecondFactors',
  summary: 'What the caller is asked for beside the password, and when something dangerous is done.',
  method: 'GET',
  path: '/api/account/second-factors',
  perMinute: 120,
  response: { status: 200, json: readSecondFactorsResponse },
  errors: ['ACCOUNT_NOT_FOUND'],
})

export const beginAuthenticator = defineEndpoint({
  ...changing,
  name: 'beginAuthenticator',
  summary: 'A secret for an authenticator, which counts once a code of it was given.',
  path: '/api/account/authenticators',
  stepUp: true,
  response: { status: 201, json: beginAuthenticatorResponse },
  errors: ['ACCOUNT_NOT_FOUND'],
})

export const confirmAuthenticator = defineEndpoint({
  ...changing,
  name: 'confirmAuthenticator',
  summary: 'Asks for codes of the new authenticator from now on; every other session ends.',
  path: '/api/account/authenticator-confirmations',
  body: confirmAuthenticatorRequest,
  response: { status: 201, json: recoveryCodesResponse },
  errors: ['AUTHENTICATOR_NOT_BEGUN', 'SECOND_FACTOR_WRONG', 'LOGIN_TRIES_EXCEEDED', 'ACCOUNT_NOT_FOUND'],
})

export const removeAuthenticator = defineEndpoint({
  ...changing,
  name: 'removeAuthenticator',
  summary: 'Asks for no codes any more; without a passkey the recovery codes end too.',
  path: '/api/account/authenticator-removals',
  stepUp: true,
  response: { status: 204, empty: true },
  errors: ['ACCOUNT_NOT_FOUND'],
})

export const renewRecoveryCodes = defineEndpoint({
  ...changing,
  name: 'renewRecoveryCodes',
  summary: 'New codes for the loss of the authenticator; the ones before them end.',
  path: '/api/account/recovery-codes',
  stepUp: true,
  response: { status: 201, json: recoveryCodesResponse },
  errors: ['AUTHENTICATOR_NOT_BEGUN', 'ACCOUNT_NOT_FOUND'],
})

export const passSecondFactor = defineEndpoint({
  name: 'passSecondFactor',
  service: 'identity',
  tag: 'sessions',
  summary: 'Opens the session of whoever has shown the password, and now the second factor.',
  method: 'POST',
  path: '/api/auth/second-factors',
  access: 'anyone',
  authentication: 'none',
  perMinute: 30,
  idempotency: 'none',
  body: passSecondFactorRequest,
  response: { status: 200, json: sessionResponse },
  errors: [
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_EXPIRED',
    'LOGIN_FAILED',
    'LOGIN_TRIES_EXCEEDED',
    'ACCOUNT_DISABLED',
    'NOT_ALLOWED',
  ],
})

export const removeUserSecondFactors = defineEndpoint({
  name: 'removeUserSecondFactors',
  service: 'identity',
  tag: 'administration',
  summary: 'Lets somebody in by password alone again who has lost authenticator and recovery codes.',
  method: 'POST',
  path: '/api/admin/users/:id/second-factor-removals',
  access: 'account:disable',
  audit: 'user',
  stepUp: true,
  perMinute: 60,
  idempotency: 'key',
  body: givenReason,
  response: { status: 204, empty: true },
  errors: ['ACCOUNT_NOT_FOUND'],
})
