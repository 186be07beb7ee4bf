import { defineEndpoint } from '../endpoint'
import { reportProcessRequest } from './processes'
import { handOverKeysRequest, handOverKeysResponse } from './provider-keys'

/** A service asks every few seconds, and says with it what it has. */
export const handOverKeys = defineEndpoint({
  name: 'handOverKeys',
  service: 'admin',
  tag: 'internal',
  access: 'internal',
  perMinute: 0,
  summary: 'Hands the keys of providers over to the service that proves by its credential who it is.',
  method: 'POST',
  path: '/internal/provider-keys',
  idempotency: 'natural',
  body: handOverKeysRequest,
  response: { status: 200, json: handOverKeysResponse },
  errors: ['TOKEN_INVALID'],
})

/** Each process says so every few seconds; a report that is lost is made good by the next. */
export const reportProcess = defineEndpoint({
  name: 'reportProcess',
  service: 'admin',
  tag: 'internal',
  access: 'internal',
  perMinute: 0,
  summary: 'Notes whether a process can serve, and what it is.',
  method: 'POST',
  path: '/internal/process-reports',
  idempotency: 'natural',
  body: reportProcessRequest,
  response: { status: 204, empty: true },
  errors: [],
})
