import { defineEndpoint } from '../endpoint'
import {
  exchangeRequest,
  loginRequest,
  readSocialProvidersResponse,
  sessionResponse,
  verifyResponse,
} from './sessions'

const service = 'identity'
const empty = { status: 204, empty: true } as const

export const login = defineEndpoint({
  name: 'login',
  service,
  tag: 'sessions',
  summary: 'Logs in; the refresh token travels in an HttpOnly cookie.',
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  authentication: 'none',
  perMinute: 30,
  idempotency: 'none',
  body: loginRequest,
  response: { status: 200, json: sessionResponse },
  errors: [
    'SECOND_FACTOR_NEEDED',
    'LOGIN_FAILED',
    'LOGIN_BUSY',
    'LOGIN_TRIES_EXCEEDED',
    'ACCOUNT_DISABLED',
    'NOT_ALLOWED',
  ],
})

export const exchange = defineEndpoint({
  name: 'exchange',
  service,
  tag: 'sessions',
  summary: 'Opens the session that social sign-in has prepared; the token works once.',
  method: 'POST',
  path: '/api/auth/exchange',
  access: 'anyone',
  authentication: 'none',
  perMinute: 30,
  idempotency: 'none',
  body: exchangeRequest,
  response: { status: 200, json: sessionResponse },
  errors: ['SECOND_FACTOR_NEEDED', 'SOCIAL_TOKEN_INVALID', 'ACCOUNT_DISABLED', 'LOGIN_FAILED', 'NOT_ALLOWED'],
})

export const readSocialProviders = defineEndpoint({
  name: 'readSocialProviders',
  service,
  tag: 'social sign-in',
  summary: 'The providers of social sign-in that are configured.',
  method: 'GET',
  path: '/api/auth/providers',
  access: 'anyone',
  perMinute: 300,
  response: { status: 200, json: readSocialProvidersResponse },
  cacheControl: 'no-cache',
  errors: [],
})

/** A navigation of the browser: once away and once back per sign-in. */
const navigation = {
  service,
  tag: 'social sign-in',
  method: 'GET',
  access: 'anyone',
  perMinute: 30,
  response: { status: 302, redirect: true },
  errors: [],
} as const

export const leaveForGoogle = defineEndpoint({
  ...navigation,
  name: 'leaveForGoogle',
  summary: 'Leads to Google’s sign-in.',
  path: '/api/auth/google',
})
export const returnFromGoogle = defineEndpoint({
  ...navigation,
  name: 'returnFromGoogle',
  summary: 'Where Google leads back to.',
  path: '/api/auth/google/callback',
})
export const leaveForFacebook = defineEndpoint({
  ...navigation,
  name: 'leaveForFacebook',
  summary: 'Leads to Facebook’s sign-in.',
  path: '/api/auth/facebook',
})
export const returnFromFacebook = defineEndpoint({
  ...navigation,
  name: 'returnFromFacebook',
  summary: 'Where Facebook leads back to.',
  path: '/api/auth/facebook/callback',
})

/* Each page load asks who is logged in; each tab renews before its token ends. */

export const refresh = defineEndpoint({
  name: 'refresh',
  service,
  tag: 'sessions',
  summary: 'Renews the access token by the refresh cookie.',
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'anyone',
  authentication: 'cookie',
  perMinute: 120,
  idempotency: 'natural',
  response: { status: 200, json: sessionResponse },
  errors: ['SESSION_ENDED', 'ACCOUNT_DISABLED', 'NOT_ALLOWED'],
})

export const logout = defineEndpoint({
  name: 'logout',
  service,
  tag: 'sessions',
  summary: 'Ends the session of the refresh cookie or of the token.',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'anyone',
  authentication: 'cookie',
  perMinute: 60,
  idempotency: 'natural',
  response: empty,
  errors: ['NOT_ALLOWED'],
})

export const logoutEverywhere = defineEndpoint({
  name: 'logoutEverywhere',
  service,
  tag: 'sessions',
  summary: 'Ends every session of the account.',
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  access: 'account:edit',
  perMinute: 20,
  idempotency: 'natural',
  response: empty,
  errors: [],
})

export const verifySession = defineEndpoint({
  name: 'verifySession',
  service,
  tag: 'sessions',
  summary: 'Says who is logged in.',
  method: 'GET',
  path: '/api/auth/verify',
  access: 'account:read',
  perMinute: 300,
  response: { status: 200, json: verifyResponse },
  errors: ['SESSION_ENDED'],
})

export const verifyAdministrator = defineEndpoint({
  name: 'verifyAdministrator',
  service,
  tag: 'sessions',
  summary: 'Says who is logged in, to administrators only.',
  method: 'GET',
  path: '/api/admin/verify',
  access: 'admin:enter',
  audit: 'none',
  perMinute: 120,
  response: { status: 200, json: verifyResponse },
  errors: ['SESSION_ENDED'],
})
