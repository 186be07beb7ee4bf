import {
  id as anId,
  parameterNamesOf,
  searchedAs,
  type AdministratorAct,
  type EndpointDefinition,
} from '@originseal/contracts'
import type { Caller } from './access'

export interface AdministratorRequest {
  readonly id: string
  readonly at: Date
  readonly caller: Caller | undefined
  readonly network: string
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly requestId: string
}

/** What the audit log keeps of a request; of its body only the reason, as the rest may name persons. */
export function administratorActOf(
  endpoint: EndpointDefinition,
  { id, at, caller, network, params, query, body, requestId }: AdministratorRequest,
): AdministratorAct {
  const { audit } = endpoint
  if (!caller || audit === undefined || audit === 'none')
    throw new Error(`${endpoint.name} is no audited endpoint of a known caller`)
  const [parameter] = parameterNamesOf(endpoint)
  const objectId = parameter === undefined ? null : textOf(params, parameter)
  const subject = anId.safeParse(isPerson.has(audit) ? objectId : textOf(query, 'ownerId'))
  const narrowed = narrowedBy(endpoint, query)
  return {
    id,
    at: at.toISOString(),
    actorId: caller.userId,
    sessionId: caller.sessionId ?? null,
    network,
    permission: endpoint.access,
    action: endpoint.name,
    objectKind: audit,
    objectId,
    ...(subject.success && { subjectId: subject.data }),
    ...(narrowed !== '' && { query: narrowed }),
    reason: textOf(body, 'reason') ?? textOf(body, 'note'),
    requestId,
  }
}

/** The act with whose the thing is, where that became known while it was shown or changed. */
export const withSubject = (
  act: AdministratorAct,
  { subjectId }: { readonly subjectId?: string },
): AdministratorAct => (subjectId === undefined ? act : { ...act, subjectId })

/** Kinds whose ids are those of members. */
const isPerson: ReadonlySet<string> = new Set(['user', 'claimant'])
const paging: ReadonlySet<string> = new Set(['cursor', 'limit'])

/** What narrowed a list, as in its address. */
function narrowedBy({ query: definition }: EndpointDefinition, query: unknown): string {
  const parts = Object.keys(definition?.shape ?? {}).flatMap((name) => {
    const value = paging.has(name) ? null : textOf(query, name)
    return value === null || value.trim() === ''
      ? []
      : [`${name}=${name === 'search' ? typedAs(value) : value}`]
  })
  return parts.join('&')
}

/** An id or a number of a thing is kept; what names a person is told by its kind only. */
function typedAs(typed: string): string {
  const [searched] = searchedAs(typed)
  if (!searched) return '<text>'
  const { by, value } = searched
  return by === 'email' || by === 'phone' ? `<${by}>` : value
}

function textOf(given: unknown, name: string): string | null {
  const value = (given as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value : null
}
