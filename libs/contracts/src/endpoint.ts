import type { z } from 'zod'
import type { AuditedObject } from './admin/acts'
import type { ErrorCode } from './errors'
import type { Permission } from './permissions'

/** The services that answer requests, by the name of their context. */
export type ServiceName =
  | 'admin'
  | 'billing'
  | 'enforcement'
  | 'identity'
  | 'protection'
  | 'scan-orchestrator'
  | 'trademark'

/**
 * Who may call an endpoint.
 * - `anyone`: no login is needed; a valid token is still read, an invalid one counts as none.
 * - `internal`: other services only; the gateway has no route to it.
 * - `progress-token`: whoever holds the token in the query; only the service can read it.
 * - a permission: a valid token whose role holds it.
 */
export type EndpointAccess = 'anyone' | 'internal' | 'progress-token' | Permission

/** What a call that succeeds is answered with, beside the status. */
export type ResponseDefinition =
  | { readonly status: 200 | 201 | 202; readonly json: z.ZodType }
  | { readonly status: 202 | 204; readonly empty: true }
  /** Bytes of this media type; `attachment` where the browser is to save them. */
  | { readonly status: 200; readonly file: string; readonly disposition: 'inline' | 'attachment' }
  /** `text/event-stream`; each message's data is JSON of this schema. */
  | { readonly status: 200; readonly events: z.ZodType }
  /** Plain text that a provider's program expects to the letter. */
  | { readonly status: 200; readonly text: true }
  /** A page that the handler writes itself, or where its form leads on to: what a browser opens without our program. */
  | { readonly status: 200; readonly page: true }
  /** A navigation of the browser that is led on. */
  | { readonly status: 302 | 303; readonly redirect: true }

/** `multipart/form-data`: text fields, then one file in the field of this name. */
export interface FormDefinition {
  readonly fields: z.ZodObject
  readonly file: string
  /** Of the file, for the API's document. */
  readonly description: string
}

/** When an act needs another administrator’s approval, and what of it no proposal keeps. */
export interface FourEyes {
  /**
   * Only where this number in the body is above; always without it. With `daily` also where what one administrator has done
   * alone on a day in Taipei, by all endpoints with this sum, would be above with it.
   */
  readonly when?: { readonly field: string; readonly above: number; readonly daily?: string }
  /** Fields of the body that are secrets: whoever does the act enters them once more. */
  readonly withheld?: readonly string[]
}

/** One operation of the HTTP interface. Routes, the gateway's table, OpenAPI and the web's calls are derived from it. */
export interface EndpointDefinition {
  /** The operation's id: camelCase, equal to the name of the constant that holds it. */
  readonly name: string
  /** The context that answers it. */
  readonly service: ServiceName
  /** Group in the API's document. */
  readonly tag: string
  /** One line: what it does for the caller. */
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** As the specification writes it, `:name` for parameters; see {@link addressesOf}. */
  readonly path: `/${string}`
  readonly access: EndpointAccess
  /**
   * Of every endpoint that only administrators may call: the kind of thing that it shows or changes, by which the audit
   * log names it; the path's first parameter is its id. `none` where nothing is changed and nothing of anybody is shown.
   */
  readonly audit?: AuditedObject | 'none'
  /**
   * The caller has to prove who they are once more for this very call: `Step-Up` bears a proof of `POST
   * /account/step-ups` for this operation and `Idempotency-Key`. Such an endpoint has one effect per key, so that a
   * proof that is sent again has no further one.
   */
  readonly stepUp?: true
  /**
   * Another administrator has to approve this very call: `Four-Eyes` bears the proof that `POST /admin/proposals/:id/uses`
   * gave for this operation, `Idempotency-Key` and request. Needs `stepUp`, since such an endpoint has one effect per key.
   */
  readonly fourEyes?: FourEyes
  /**
   * What proves who calls, where it is not the bearer token: nothing (`none`) or the refresh cookie. A 401 of such an
   * endpoint speaks of what was sent, not of the stored login.
   */
  readonly authentication?: 'none' | 'cookie'
  /** Requests per minute and client network at the gateway. Many people can share one: an office, a mobile network. */
  readonly perMinute: number
  /**
   * Of methods that change something. `key`: one effect per `Idempotency-Key`. `natural`: a repetition has no further
   * effect. `none`: each call is an effect of its own.
   */
  readonly idempotency?: 'key' | 'natural' | 'none'
  /** Schemas of the path's parameters that are not ids. */
  readonly params?: Readonly<Record<string, z.ZodType>>
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Bytes that the body may have, where that is less than elsewhere. */
  readonly bodyBytes?: number
  readonly form?: FormDefinition
  /** `application/x-www-form-urlencoded`, which the handler reads as text; says what is in it. */
  readonly textForm?: string
  /** Pages and programs of anywhere may call it, as it knows nobody by cookie or token; else our own pages only. */
  readonly from?: 'anywhere'
  readonly response: ResponseDefinition
  /** `Cache-Control` of the answer; `no-store` unless said. */
  readonly cacheControl?: string
  /** Codes of its own; {@link errorsOf} adds those that follow from the rest. */
  readonly errors: readonly ErrorCode[]
}

/**
 * Defines an endpoint. Bundlers may drop a definition that nothing uses.
 * @__NO_SIDE_EFFECTS__
 */
export function defineEndpoint<const Definition extends EndpointDefinition>(
  definition: Definition,
): Definition {
  return definition
}

/** The path as the service behind the gateway serves it: without the edge's `/api`. */
export const servicePathOf = ({ path }: Pick<EndpointDefinition, 'path'>): string =>
  path.startsWith('/api/') ? path.slice('/api'.length) : path

/** The paths the gateway serves it at: what the specification writes without `/api` is served under `/api` as well. */
export const addressesOf = ({ path }: Pick<EndpointDefinition, 'path'>): string[] =>
  path.startsWith('/api/') ? [path] : [path, `/api${path}`]

/** The names of the path's parameters, in their order. */
export const parameterNamesOf = ({ path }: Pick<EndpointDefinition, 'path'>): string[] =>
  path
    .split('/')
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => segment.slice(1))

/** Whether another administrator has to approve this request, whatever else was done. @param body as it is decoded */
export function needsFourEyes({ fourEyes }: Pick<EndpointDefinition, 'fourEyes'>, body: unknown): boolean {
  if (!fourEyes?.when) return fourEyes !== undefined
  const value = numberIn(body, fourEyes.when.field)
  return value !== undefined && value > fourEyes.when.above
}

/** What a request adds to a sum of the day. */
export interface DailyShare {
  readonly sum: string
  readonly amount: number
  /** What one administrator does of it alone on a day. */
  readonly most: number
}

/** What an administrator does alone by this request counts with what else they do on the day; undefined where it does not. */
export function dailyShareOf(
  { fourEyes }: Pick<EndpointDefinition, 'fourEyes'>,
  body: unknown,
): DailyShare | undefined {
  const { field, above, daily } = fourEyes?.when ?? {}
  if (field === undefined || above === undefined || daily === undefined) return undefined
  const amount = numberIn(body, field)
  return amount === undefined ? undefined : { sum: daily, amount, most: above }
}

function numberIn(body: unknown, field: string): number | undefined {
  const value = (body as Readonly<Record<string, unknown>> | undefined)?.[field]
  return typeof value === 'number' ? value : undefined
}

/** Every code the endpoint can answer: its own, and those that follow from its access, input and idempotency. */
export function errorsOf(endpoint: EndpointDefinition): ErrorCode[] {
  const { method, access, audit, stepUp, fourEyes, idempotency, query, body, form, textForm, from, errors } =
    endpoint
  const decodes = query ?? body ?? form ?? textForm ?? (parameterNamesOf(endpoint).length > 0 || undefined)
  const needsToken = !['anyone', 'internal', 'progress-token'].includes(access)
  const implied: (ErrorCode | false)[] = [
    decodes !== undefined && 'REQUEST_INVALID',
    (body ?? form ?? textForm) !== undefined && 'CONTENT_TYPE_UNSUPPORTED',
    (body ?? form ?? textForm) !== undefined && 'BODY_TOO_LARGE',
    method !== 'GET' && access !== 'internal' && from !== 'anywhere' && 'ORIGIN_NOT_ALLOWED',
    parameterNamesOf(endpoint).length > 0 && 'ADDRESS_TOO_LONG',
    needsToken && 'NOT_SIGNED_IN',
    needsToken && 'TOKEN_INVALID',
    needsToken && 'NOT_ALLOWED',
    audit !== undefined && 'SECOND_FACTOR_REQUIRED',
    stepUp === true && 'STEP_UP_NEEDED',
    fourEyes !== undefined && 'FOUR_EYES_NEEDED',
    idempotency === 'key' && 'IDEMPOTENCY_KEY_INVALID',
    idempotency === 'key' && 'IDEMPOTENCY_KEY_REUSED',
    idempotency === 'key' && 'IDEMPOTENCY_KEY_BUSY',
    'TOO_MANY_REQUESTS',
    'HEADERS_TOO_LARGE',
    'SERVICE_UNAVAILABLE',
    'INTERNAL_ERROR',
  ]
  return [...new Set([...errors, ...implied.filter((code) => code !== false)])]
}

type ParameterName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParameterOf<Definition extends EndpointDefinition, Name extends string> = Definition extends {
  readonly params: { readonly [Key in Name]: infer Schema extends z.ZodType }
}
  ? z.output<Schema>
  : string

/** The decoded parameters of the path; ids are strings. */
export type ParametersOf<Definition extends EndpointDefinition> = {
  readonly [Name in ParameterName<Definition['path']>]: ParameterOf<Definition, Name>
}

type SchemaOf<Definition, Part extends string> = Definition extends {
  readonly [Key in Part]: infer Schema extends z.ZodType
}
  ? Schema
  : z.ZodUndefined

export type QueryOf<Definition extends EndpointDefinition> = z.output<SchemaOf<Definition, 'query'>>
export type BodyOf<Definition extends EndpointDefinition> = z.output<SchemaOf<Definition, 'body'>>

type JsonOf<Definition extends EndpointDefinition> = SchemaOf<Definition['response'], 'json'>
/** What the service answers with; undefined where the answer has no JSON body. */
export type ResponseOf<Definition extends EndpointDefinition> = z.input<JsonOf<Definition>>
/** What the caller reads of it. */
export type AnswerOf<Definition extends EndpointDefinition> = z.output<JsonOf<Definition>>

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [Name in Key]?: undefined }
  : { readonly [Name in Key]: Value }
type Optional<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [Name in Key]?: undefined }
  : { readonly [Name in Key]?: Value }

/** What a caller gives to an endpoint, before it is encoded. */
export type CallOf<Definition extends EndpointDefinition> = ([ParameterName<Definition['path']>] extends [
  never,
]
  ? { readonly params?: undefined }
  : { readonly params: { readonly [Name in ParameterName<Definition['path']>]: string | number } }) &
  Optional<'query', z.input<SchemaOf<Definition, 'query'>>> &
  Given<'body', z.input<SchemaOf<Definition, 'body'>>> &
  Given<'form', FormInputOf<Definition>> & { readonly idempotencyKey?: string }

type FormInputOf<Definition extends EndpointDefinition> = Definition extends {
  readonly form: { readonly fields: infer Fields extends z.ZodObject }
}
  ? { readonly fields: z.input<Fields>; readonly file: Blob }
  : undefined
