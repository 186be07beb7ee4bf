import type { ServiceName } from '@originseal/contracts'
import { publicEndpoints } from '@originseal/contracts/endpoints'

interface Looking {
  readonly service: ServiceName
  /** Asks as an administrator who has looked at nothing yet. */
  get(path: string): Promise<Response>
  /** Values of parameters and of queries that a view needs; any other parameter is an id of nothing. */
  readonly values: Readonly<Record<string, string>>
  /** The service's database. */
  rows(sql: string, parameters: readonly unknown[]): Promise<readonly { readonly action: string }[]>
  readonly administratorId: string
}

/**
 * Looks once at each view of the service that the audit log keeps, as the definitions of its endpoints say.
 * @returns how each was answered, and the names of the acts that were told, both in the order of names
 */
export async function lookAtViews({ service, get, values, rows, administratorId }: Looking) {
  const views = publicEndpoints.filter(
    (each) => each.service === service && each.method === 'GET' && !['none', undefined].includes(each.audit),
  )
  const statuses: Record<string, number> = {}
  for (const { name, path, query } of views) {
    const address = path
      .slice('/api'.length)
      .replaceAll(/:(\w+)/gu, (_, key: string) => values[key] ?? crypto.randomUUID())
    const asked = Object.keys(query?.shape ?? {}).filter((key) => `?${key}` in values)
    const search = new URLSearchParams(
      asked.map((key): [string, string] => [key, values[`?${key}`] as string]),
    )
    const answer = await get(`${address}?${search}`)
    await answer.arrayBuffer()
    statuses[name] = answer.status
  }
  const told = await rows(
    `SELECT payload::jsonb ->> 'action' AS action FROM outbox WHERE name = $1 AND payload::jsonb ->> 'actorId' = $2`,
    [`${service}.administrator-acted.v1`, administratorId],
  )
  return {
    answered: Object.keys(statuses)
      .filter((name) => statuses[name] === 200)
      .toSorted(),
    refused: Object.keys(statuses)
      .filter((name) => statuses[name] !== 200)
      .toSorted(),
    acts: told.map(({ action }) => action).toSorted(),
  }
}
