import { defineEndpoint } from '../endpoint'
import {
  keepProviderKeyRequest,
  listProviderKeysResponse,
  providerKeyName,
  providerKeyView,
  testProviderKeyRequest,
  withdrawProviderKeyRequest,
} from './provider-keys'

const vault = {
  service: 'admin',
  tag: 'provider-keys',
  access: 'provider-key:administer',
  audit: 'provider-key',
  perMinute: 60,
} as const
const ofKey = { ...vault, method: 'POST', params: { name: providerKeyName }, idempotency: 'key' } as const

export const listProviderKeys = defineEndpoint({
  ...vault,
  name: 'listProviderKeys',
  summary: 'What is kept of each key of a provider, masked, and where each service has its own from.',
  method: 'GET',
  path: '/api/admin/provider-keys',
  response: { status: 200, json: listProviderKeysResponse },
  errors: [],
})

export const keepProviderKey = defineEndpoint({
  ...ofKey,
  name: 'keepProviderKey',
  stepUp: true,
  // The first value of a key replaces nothing; what is based on a version takes its place, or that of a withdrawn one.
  fourEyes: { when: { field: 'basedOn', above: 0 }, withheld: ['value'] },
  summary: 'Keeps a key, encrypted; the version before it can never be opened again.',
  path: '/api/admin/provider-keys/:name/versions',
  body: keepProviderKeyRequest,
  bodyBytes: 8_192,
  response: { status: 201, json: providerKeyView },
  errors: ['PROVIDER_KEY_CHANGED', 'PROVIDER_KEY_FORM_INVALID', 'PROVIDER_KEY_ADDRESS_INVALID'],
})

export const withdrawProviderKey = defineEndpoint({
  ...ofKey,
  name: 'withdrawProviderKey',
  stepUp: true,
  fourEyes: {},
  summary: 'Withdraws a key: services have it no more within seconds, and it can never be opened again.',
  path: '/api/admin/provider-keys/:name/withdrawals',
  body: withdrawProviderKeyRequest,
  response: { status: 201, json: providerKeyView },
  errors: ['PROVIDER_KEY_CHANGED', 'PROVIDER_KEY_NOT_FOUND'],
})

export const testProviderKey = defineEndpoint({
  ...ofKey,
  name: 'testProviderKey',
  summary: 'Asks the provider the cheapest thing that needs the key, and keeps what came of it.',
  path: '/api/admin/provider-keys/:name/tests',
  body: testProviderKeyRequest,
  perMinute: 20,
  response: { status: 201, json: providerKeyView },
  errors: ['PROVIDER_KEY_CHANGED', 'PROVIDER_KEY_NOT_FOUND', 'PROVIDER_KEY_CLOSED'],
})
