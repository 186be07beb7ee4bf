import type { IdentityDouble } from './identity'

/** What a medium test asks of a service that it has started, and as whom. */
export interface ServiceCalls {
  get(path: string, token?: string): Promise<Response>
  /** @param key the idempotency key; a new one unless given */
  post(path: string, token: string, body?: unknown, key?: string): Promise<Response>
  /** The same by somebody who proves who they are, and is approved, where that is asked for. */
  prove(path: string, token: string, body?: unknown, key?: string): Promise<Response>
  remove(path: string, token: string): Promise<Response>
  /** Somebody with an account and this role, and the token of a session of theirs. */
  member(role?: string): Promise<{ readonly id: string; readonly token: string }>
}

type Headers = Readonly<Record<string, string>>

/** @param url where the service listens @param identity who the service believes that people are */
export function callsTo(url: string, identity: IdentityDouble): ServiceCalls {
  const bearer = (token: string | undefined): Headers =>
    token === undefined ? {} : { authorization: `Bearer ${token}` }
  const post = (path: string, token: string, body: unknown, key: string, proof: Headers = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        ...bearer(token),
        'idempotency-key': key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...proof,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    get: (path, token) => fetch(`${url}${path}`, { headers: bearer(token) }),
    post: (path, token, body, key = crypto.randomUUID()) => post(path, token, body, key),
    prove: (path, token, body, key = crypto.randomUUID()) =>
      identity.provingAgain({ token, key }, (proof) => post(path, token, body, key, proof)),
    remove: (path, token) => fetch(`${url}${path}`, { method: 'DELETE', headers: bearer(token) }),
    member: async (role = 'member') => {
      const id = crypto.randomUUID()
      return { id, token: await identity.mint(id, role) }
    },
  }
}
