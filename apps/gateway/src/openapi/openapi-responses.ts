import { STATUS_CODES } from 'node:http'
import {
  errors,
  errorsOf,
  statusOfKind,
  type EndpointDefinition,
  type ErrorCode,
} from '@originseal/contracts'
import type { z } from 'zod'
import { jsonSchema } from './json-schema'

const statusOf = (code: ErrorCode): number => statusOfKind[errors[code].kind]
const isPassing = (status: number): boolean =>
  status === statusOfKind.tooMany || status === statusOfKind.unavailable

/** Every answer of an operation: its success, and a problem for each status with the codes that it can bear. */
export function responsesOf(endpoint: EndpointDefinition): Record<string, object> {
  const refusals = problemsOf(endpoint).map(
    (codes) => [statusOf(codes[0]), { $ref: `#/components/responses/${nameOf(codes)}` }] as const,
  )
  return { [endpoint.response.status]: successOf(endpoint), ...Object.fromEntries(refusals) }
}

/** The problems that {@link responsesOf} refers to, by name: many operations have the same ones. */
export function problemResponses(endpoints: readonly EndpointDefinition[]): Record<string, object> {
  const named = endpoints.flatMap(problemsOf).map((codes) => [nameOf(codes), problemOf(codes)] as const)
  return Object.fromEntries(named.toSorted(([one], [other]) => one.localeCompare(other, 'en')))
}

type Codes = readonly [ErrorCode, ...ErrorCode[]]

const nameOf = (codes: Codes): string => codes.join('.')

/** The codes of an endpoint, those of one status together. */
function problemsOf(endpoint: EndpointDefinition): Codes[] {
  const codes = errorsOf(endpoint)
  const statuses = [...new Set(codes.map(statusOf))]
  return statuses.map((status) => codes.filter((code) => statusOf(code) === status) as unknown as Codes)
}

function problemOf(codes: Codes): object {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/problem' }, { properties: { code: { enum: codes } } }],
  }
  return {
    description: codes.map((code) => `${code}: ${errors[code].message}`).join('\n'),
    content: { 'application/problem+json': { schema } },
    ...(isPassing(statusOf(codes[0])) && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'string' } } },
    }),
  }
}

function successOf({ response }: EndpointDefinition): object {
  const description = STATUS_CODES[response.status] as string
  if ('json' in response)
    return { description, content: { 'application/json': { schema: jsonSchema(response.json, 'output') } } }
  if ('events' in response)
    return { description, content: { 'text/event-stream': { itemSchema: eventOf(response.events) } } }
  if ('text' in response) return { description, content: { 'text/plain': { schema: { type: 'string' } } } }
  if ('file' in response) {
    // Readers decode JSON before they look at it.
    const isJson = response.file === 'application/json'
    const schema = isJson ? {} : { type: 'string', contentMediaType: response.file }
    return { description, content: { [response.file]: { schema } } }
  }
  return { description }
}

/** An event of a stream, as OpenAPI 3.2 reads one: its fields, of which `data` is the message. */
const eventOf = (message: z.ZodType): object => ({
  type: 'object',
  properties: {
    id: { type: 'string' },
    data: {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: jsonSchema(message, 'output'),
    },
  },
  required: ['data'],
})
