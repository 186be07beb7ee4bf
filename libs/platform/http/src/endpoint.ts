import {
  applyDecorators,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common'
import { servicePathOf, type EndpointDefinition, type ResponseOf } from '@originseal/contracts'
import { Allow } from './access'
import { LimitBody } from './body-size'
import { RequestTo, type EndpointRequest } from './endpoint-request'
import { EncodeResponse } from './encode-response'
import { endpointKey } from './endpoint-key'
import type { FileResponse } from './file-response'
import { RecordAdministratorAct } from './record-administrator-act'
import { RequireFourEyes } from './require-four-eyes'
import { RequireStepUp } from './require-step-up'
import { ReadFormAsText } from './text-forms'
import { ReportUndeclaredErrors } from './report-undeclared-errors'

/** What the handler of an endpoint returns; one of events, of a redirect or of a page writes its answer itself. */
type HandlerResult<Definition extends EndpointDefinition> = Definition['response'] extends {
  readonly file: string
}
  ? FileResponse
  : Definition['response'] extends { readonly json: unknown }
    ? ResponseOf<Definition>
    : void

type Handler<Definition extends EndpointDefinition> = (
  request: EndpointRequest<Definition>,
  // Further parameters are the framework's own decorators': the reply, for cookies and streams.
  // oxlint-disable-next-line typescript/no-explicit-any
  ...rest: any[]
) => HandlerResult<Definition> | Promise<HandlerResult<Definition>>

/**
 * Serves an endpoint by this method of a controller without a prefix: method, path, status, access, caching, and the
 * decoded request as the first argument. A method that takes or returns something else does not compile.
 */
export function Endpoint<const Definition extends EndpointDefinition>(endpoint: Definition) {
  const {
    method,
    access,
    audit,
    stepUp,
    fourEyes,
    response,
    cacheControl = 'no-store',
  }: EndpointDefinition = endpoint
  const writesItself = ['events', 'redirect', 'text', 'page'].some((kind) => kind in response)
  const decorate = applyDecorators(
    SetMetadata(endpointKey, endpoint),
    RequestMapping({ method: RequestMethod[method], path: servicePathOf(endpoint) }),
    // Only the service itself can read its progress tokens.
    Allow(access === 'progress-token' ? 'anyone' : access),
    HttpCode(response.status),
    ...(endpoint.textForm === undefined ? [] : [ReadFormAsText()]),
    ...(endpoint.bodyBytes === undefined ? [] : [LimitBody(endpoint.bodyBytes)]),
    UseInterceptors(ReportUndeclaredErrors),
    ...(fourEyes ? [UseInterceptors(RequireFourEyes)] : []),
    ...(stepUp ? [UseInterceptors(RequireStepUp)] : []),
    ...(audit === undefined || audit === 'none' ? [] : [UseInterceptors(RecordAdministratorAct)]),
    ...(writesItself ? [] : [Header('cache-control', cacheControl), UseInterceptors(EncodeResponse)]),
  )
  return <Method extends Handler<Definition>>(
    controller: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    RequestTo(endpoint)(controller, name, 0)
    decorate(controller, name, descriptor)
  }
}
