import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Stands in for identity on the wire: mints tokens with a key of its own, publishes it, and admits anybody. */
export interface IdentityDouble {
  readonly url: string
  mint(userId: string, role?: string): Promise<string>
  close(): Promise<void>
}

export async function startIdentityDouble(): Promise<IdentityDouble> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }
  const mint = (userId: string, role = 'trial'): Promise<string> =>
    new SignJWT({ userId, role })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'test' })
      .setIssuer('originseal')
      .setAudience('originseal')
      .setSubject(userId)
      .setExpirationTime('1h')
      .sign(privateKey)
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url === '/.well-known/jwks.json') {
      response.end(JSON.stringify({ keys: [jwk] }))
      return
    }
    const visitorId = crypto.randomUUID()
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    void mint(visitorId).then((token) => response.end(JSON.stringify({ visitorId, token, expiresAt })))
  })
  return { url: await listen(server), mint, close: () => close(server) }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
