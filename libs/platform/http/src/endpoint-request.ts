import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import {
  id,
  parameterNamesOf,
  type BodyOf,
  type EndpointDefinition,
  type ParametersOf,
  type QueryOf,
} from '@originseal/contracts'
import type { FastifyRequest } from 'fastify'
import type { Caller, RequestWithCaller } from './access'
import { Decode } from './decode'
import { Problem } from './problem'

type CallerOf<Definition extends EndpointDefinition> = Definition['access'] extends
  | 'anyone'
  | 'internal'
  | 'progress-token'
  ? Caller | undefined
  : Caller

/** A request to an endpoint, decoded by its definition. */
export interface EndpointRequest<Definition extends EndpointDefinition> {
  readonly params: ParametersOf<Definition>
  readonly query: QueryOf<Definition>
  readonly body: BodyOf<Definition>
  /** Who asks; where `anyone` may, only if they sent a valid token. */
  readonly caller: CallerOf<Definition>
  /** The `Idempotency-Key` header, as it came. */
  readonly idempotencyKey: string | undefined
  /** The request itself: headers, the client's address, and a form's body as a stream. */
  readonly http: FastifyRequest
}

/** Path and body of a request, decoded by the definition of its endpoint. @throws Problem REQUEST_INVALID */
export const decodedOf = (
  endpoint: EndpointDefinition,
  { params, body }: { readonly params: unknown; readonly body: unknown },
): { readonly params: Record<string, unknown>; readonly body: unknown } => ({
  params: paramsOf(endpoint, params as Record<string, unknown>),
  body: endpoint.body && new Decode(endpoint.body).transform(body),
})

/** A request, decoded by the definition of its endpoint. @throws Problem REQUEST_INVALID, IDEMPOTENCY_KEY_INVALID */
export const requestTo = (
  endpoint: EndpointDefinition,
  http: FastifyRequest & RequestWithCaller,
): EndpointRequest<EndpointDefinition> =>
  ({
    ...decodedOf(endpoint, http),
    query: endpoint.query && new Decode(endpoint.query).transform(http.query),
    caller: http.caller,
    idempotencyKey: idempotencyKeyOf(http),
    http,
  }) as EndpointRequest<EndpointDefinition>

/** Decodes the request of an endpoint for its handler; what does not fit is REQUEST_INVALID. */
export const RequestTo = createParamDecorator((endpoint: EndpointDefinition, context: ExecutionContext) =>
  requestTo(endpoint, context.switchToHttp().getRequest<FastifyRequest & RequestWithCaller>()),
)

/** A parameter without a schema of its own is an id. */
function paramsOf(endpoint: EndpointDefinition, given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    parameterNamesOf(endpoint).map((name) => [
      name,
      new Decode(endpoint.params?.[name] ?? id).transform(given[name]),
    ]),
  )
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  // Node joins a repeated header with commas, which no key has; an array it never is.
  if (Array.isArray(key)) throw new Problem('IDEMPOTENCY_KEY_INVALID')
  return key
}
