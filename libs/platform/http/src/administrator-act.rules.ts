import { parameterNamesOf, type AdministratorAct, type EndpointDefinition } from '@originseal/contracts'
import type { Caller } from './access'

export interface AdministratorRequest {
  readonly id: string
  readonly at: Date
  readonly caller: Caller | undefined
  readonly network: string
  readonly params: unknown
  readonly body: unknown
  readonly requestId: string
}

/** What the audit log keeps of a request; of its body only the reason, as the rest may name persons. */
export function administratorActOf(
  endpoint: EndpointDefinition,
  { id, at, caller, network, params, body, requestId }: AdministratorRequest,
): AdministratorAct {
  const { audit } = endpoint
  if (!caller || audit === undefined || audit === 'none')
    throw new Error(`${endpoint.name} is no audited endpoint of a known caller`)
  const [parameter] = parameterNamesOf(endpoint)
  return {
    id,
    at: at.toISOString(),
    actorId: caller.userId,
    sessionId: caller.sessionId ?? null,
    network,
    permission: endpoint.access,
    action: endpoint.name,
    objectKind: audit,
    objectId: parameter === undefined ? null : textOf(params, parameter),
    reason: textOf(body, 'reason') ?? textOf(body, 'note'),
    requestId,
  }
}

function textOf(given: unknown, name: string): string | null {
  const value = (given as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value : null
}
