import type { ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { EndpointDefinition } from '@originseal/contracts'

export const endpointKey = 'originseal:endpoint'

const reflector = new Reflector()

/** The endpoint whose request this is. Throws where the route has no `@Endpoint`. */
export function endpointOf(context: ExecutionContext): EndpointDefinition {
  const endpoint = reflector.get<EndpointDefinition | undefined>(endpointKey, context.getHandler())
  if (!endpoint) throw new Error('a route without @Endpoint')
  return endpoint
}
