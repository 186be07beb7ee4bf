import type { EndpointDefinition } from './endpoint'
import * as admin from './admin/endpoints'
import * as adminInternal from './admin/internal-endpoints'
import * as billing from './billing/endpoints'
import * as enforcement from './enforcement/endpoints'
import * as identity from './identity/endpoints'
import * as identityInternal from './identity/internal-endpoints'
import * as protection from './protection/endpoints'
import * as scanOrchestrator from './scan-orchestrator/endpoints'
import * as trademark from './trademark/endpoints'

const contexts = [
  admin,
  adminInternal,
  billing,
  enforcement,
  identity,
  identityInternal,
  protection,
  scanOrchestrator,
  trademark,
] as const

/** Every endpoint of the product's services, by the name of its constant. */
export const endpoints: Readonly<Record<string, EndpointDefinition>> = Object.assign(
  {},
  ...contexts,
) as Record<string, EndpointDefinition>

/** Those that the gateway has a route to. */
export const publicEndpoints: readonly EndpointDefinition[] = Object.values(endpoints).filter(
  ({ access }) => access !== 'internal',
)
