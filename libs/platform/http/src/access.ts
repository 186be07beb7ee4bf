import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common'
import type { EndpointAccess, Role } from '@originseal/contracts'

/** Who is asking, as their token says. */
export interface Caller {
  readonly userId: string
  readonly role: Role
  /** Of a member's token; a trial visitor has no session. */
  readonly sessionId?: string
  /** An administrator without the second factor that this installation demands: nothing of the back office is theirs. */
  readonly lacksSecondFactor?: true
  /** A visitor who came by the link of a mail: they see what is the visitor's, and take nothing over. */
  readonly byLink?: true
}

/** Who may call a route: as endpoints say it, but for progress tokens, which the service of the stream reads itself. */
export type Access = Exclude<EndpointAccess, 'progress-token'>

export const accessKey = 'originseal:access'

/** Says who may call a route. A route without it stops the service from starting. */
export const Allow = (access: Access) => SetMetadata(accessKey, access)

export interface RequestWithCaller {
  caller?: Caller
  headers: Record<string, string | string[] | undefined>
}

/** The caller of a route that demands a permission. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<RequestWithCaller>()
  if (!caller) throw new Error('@CurrentCaller needs a route with a permission; use @OptionalCaller')
  return caller
})

/** The caller of a route that `anyone` may call, if they sent a valid token. */
export const OptionalCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | undefined =>
    context.switchToHttp().getRequest<RequestWithCaller>().caller,
)
