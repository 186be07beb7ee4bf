import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

export interface Minting {
  /** The session that the token is of; a trial visitor's is of none. */
  readonly sid?: string
  /** As jose reads it: `1h`, `-1s`. */
  readonly expires?: string
  /** Had by the link of a mail. */
  readonly byLink?: true
}

/** Stands in for identity on the wire: mints tokens with a key of its own, publishes it, and admits anybody. */
export interface IdentityDouble {
  readonly url: string
  /** What it was asked, beside keys and ended sessions, which services read by themselves. */
  readonly asked: IncomingMessage[]
  /** Answers everything else; as long as the test does not say otherwise, each request admits a trial visitor. */
  answer: RequestListener
  mint(userId: string, role?: string, minting?: Minting): Promise<string>
  /** A proof that somebody was known once more, with the address that they had confirmed. */
  proveStepUp(userId: string, email?: string): Promise<string>
  /** A proof that another administrator has approved a call of whoever has this token. */
  proveFourEyes(
    token: string,
    purpose: { readonly operation: string; readonly idempotencyKey: string; readonly digest: string },
  ): Promise<string>
  /** As our pages do, and another administrator: a call that wants an approval or a proof is sent again with one; nobody approves where they are alone. @param send with these headers beside its own */
  provingAgain(
    who: { readonly token: string; readonly key: string; readonly isAlone?: boolean },
    send: (headers: Readonly<Record<string, string>>) => Promise<Response>,
  ): Promise<Response>
  /** From the next time that the ended sessions are read, this one's tokens are refused. */
  endSession(sid: string): void
  close(): Promise<void>
}

export async function startIdentityDouble(): Promise<IdentityDouble> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }
  const ended = new Set<string>()
  const published: Record<string, () => object> = {
    '/.well-known/jwks.json': () => ({ keys: [jwk] }),
    '/internal/revocations': () => ({ sessions: [...ended] }),
  }
  const server = createServer((request, response) => {
    const document = published[request.url ?? '']
    if (document === undefined) {
      double.asked.push(request)
      double.answer(request, response)
      return
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document()))
  })
  const signProof = (userId: string, claims: JWTPayload, typ = 'step-up+jwt'): Promise<string> =>
    new SignJWT({ method: 'password', ...claims })
      .setProtectedHeader({ alg: 'ES256', typ, kid: 'test' })
      .setIssuer('originseal')
      .setAudience('originseal')
      .setSubject(userId)
      .setExpirationTime('5m')
      .sign(privateKey)
  const double: IdentityDouble = {
    url: await listen(server),
    asked: [],
    answer: (request, response) =>
      void admit(double, request).then((admitted) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(admitted))
      }),
    mint: (userId, role = 'trial', { sid, expires = '1h', byLink } = {}) =>
      new SignJWT({ userId, role, ...(sid !== undefined && { sid }), ...(byLink && { byLink }) })
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'test' })
        .setIssuer('originseal')
        .setAudience('originseal')
        .setSubject(userId)
        .setExpirationTime(expires)
        .sign(privateKey),
    proveFourEyes: (token, { operation, idempotencyKey, digest }) => {
      const { sub = '', sid } = decodeJwt(token)
      const claims = { for: `${operation} ${idempotencyKey}`, digest, ...(sid !== undefined && { sid }) }
      return signProof(sub, claims, 'four-eyes+jwt')
    },
    proveStepUp: (userId, email) => signProof(userId, { ...(email !== undefined && { email }) }),
    provingAgain: async ({ token, key, isAlone = false }, send) => {
      const { sub = '', sid } = decodeJwt(token)
      const headers: Record<string, string> = {}
      for (;;) {
        const answer = await send(headers)
        if (answer.status !== 403) return answer
        const { code, details } = (await answer.clone().json()) as Refusal
        const typ = proofTypes[code]
        // What is wanted once more was not believed.
        if (typ === undefined || details === undefined || typ.header in headers) return answer
        if (isAlone && code === 'FOUR_EYES_NEEDED') return answer
        const claims = { for: `${details.operation} ${key}`, digest: details.digest }
        headers[typ.header] = await signProof(sub, { ...claims, ...(sid !== undefined && { sid }) }, typ.typ)
      }
    },
    endSession: (sid) => ended.add(sid),
    close: () => close(server),
  }
  return double
}

interface Refusal {
  readonly code: string
  readonly details?: { readonly operation: string; readonly digest?: string }
}

const proofTypes: Readonly<Record<string, { readonly header: string; readonly typ: string }>> = {
  STEP_UP_NEEDED: { header: 'step-up', typ: 'step-up+jwt' },
  FOUR_EYES_NEEDED: { header: 'four-eyes', typ: 'four-eyes+jwt' },
}

/** As identity does: whoever is known stays who they are, everybody else is somebody new. */
async function admit({ mint }: IdentityDouble, request: IncomingMessage): Promise<object> {
  const { visitorId = crypto.randomUUID() } = (await json(request)) as { visitorId?: string }
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  return { visitorId, token: await mint(visitorId), expiresAt }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
