import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common'
import type { EndpointDefinition } from '@originseal/contracts'
import { map, type Observable } from 'rxjs'
import { endpointOf } from './endpoint-key'
import type { FileResponse } from './file-response'

/**
 * Encodes what a handler returns by its endpoint's definition: only what the schema names leaves the service, and an
 * answer that does not fit it is an INTERNAL_ERROR here rather than a riddle at the caller's.
 */
@Injectable()
export class EncodeResponse implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = endpointOf(context)
    return next.handle().pipe(map((returned) => encode(endpoint, returned)))
  }
}

function encode({ response }: EndpointDefinition, returned: unknown): unknown {
  if ('json' in response) return response.json.parse(returned)
  if (!('file' in response)) return undefined
  const { stream, size, filename } = returned as FileResponse
  const name = filename === undefined ? '' : `; filename="${filename}"`
  return new StreamableFile(stream, {
    type: response.file,
    length: size,
    disposition: `${response.disposition}${name}`,
  })
}
