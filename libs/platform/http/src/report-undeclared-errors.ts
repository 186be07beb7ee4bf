import { channel } from 'node:diagnostics_channel'
import {
  Injectable,
  Logger,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common'
import { errorsOf, type ErrorCode } from '@originseal/contracts'
import { catchError, throwError, type Observable } from 'rxjs'
import { endpointOf } from './endpoint-key'
import { toProblem } from './problem.filter'

export interface UndeclaredError {
  readonly endpoint: string
  readonly code: ErrorCode
}

/** Where an {@link UndeclaredError} is told; the medium tests fail on any. */
export const undeclaredErrors = channel('originseal:undeclared-error')

/** Tells of codes that an endpoint answers and its definition does not name; the answer itself is left as it is. */
@Injectable()
export class ReportUndeclaredErrors implements NestInterceptor {
  private readonly log = new Logger('http')

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        const endpoint = endpointOf(context)
        const { code } = toProblem(error)
        if (!errorsOf(endpoint).includes(code)) {
          this.log.error(`${endpoint.name} does not declare ${code}`)
          undeclaredErrors.publish({ endpoint: endpoint.name, code } satisfies UndeclaredError)
        }
        return throwError(() => error)
      }),
    )
  }
}
