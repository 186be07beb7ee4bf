import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createService, tokenAlgorithm, tokenAudience, tokenIssuer } from '@originseal/http'
import { ANVIL_CHAIN_ID, ANVIL_KEY } from '@originseal/testing/anvil'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { configSchema, type Config } from './config'
import { service } from './service'

/** Stands in for identity on the wire: mints tokens with a key of its own and publishes it. */
export interface IdentityDouble {
  readonly url: string
  mint(userId: string, role?: string): Promise<string>
  close(): Promise<void>
}

export async function startIdentityDouble(): Promise<IdentityDouble> {
  const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm)
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: tokenAlgorithm, use: 'sig' }
  const mint = (userId: string, role = 'trial'): Promise<string> =>
    new SignJWT({ userId, role })
      .setProtectedHeader({ alg: tokenAlgorithm, typ: 'at+jwt', kid: 'test' })
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
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

export interface RunningProtection {
  readonly app: NestFastifyApplication
  readonly folder: string
  readonly url: string
  upload(form: FormData, headers?: Record<string, string>): Promise<Response>
  get(path: string, token?: string): Promise<Response>
  stop(): Promise<void>
}

export interface ProtectionOptions {
  readonly databaseUrl: string
  readonly eventsUrl: string
  readonly identity: IdentityDouble
  readonly chainUrl: string
  /** Kept over a restart by the test itself. */
  readonly folder?: string
  readonly config?: Partial<Record<keyof Config, string>>
}

/** Protection as the medium tests start it: the real service on a free port, with real engines behind it. */
export async function startProtection(options: ProtectionOptions): Promise<RunningProtection> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'protection-')))
  const keyFile = join(folder, 'chain.key')
  await writeFile(keyFile, ANVIL_KEY, { mode: 0o600 })
  const config = configSchema.parse({
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: options.databaseUrl,
    EVENTS_DATABASE_URL: options.eventsUrl,
    IDENTITY_URL: options.identity.url,
    STORAGE_DIR: join(folder, 'objects'),
    IPFS_DIR: join(folder, 'ipfs'),
    SIGNING_DIR: join(folder, 'signing'),
    CHAIN_RPC_URL: options.chainUrl,
    CHAIN_ID: String(ANVIL_CHAIN_ID),
    CHAIN_KEY_FILE: keyFile,
    ANCHOR_BATCH_MS: '0',
    ANCHOR_WAIT_MS: '20000',
    ...options.config,
  })
  const app = await createService(service(config))
  await app.listen(0, '127.0.0.1')
  const url = await app.getUrl()
  return {
    app,
    folder,
    url,
    upload: (body, headers = {}) => fetch(`${url}/protect/trial`, { method: 'POST', body, headers }),
    get: (path, token) =>
      fetch(`${url}${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }),
    stop: async () => {
      await app.close()
      if (options.folder === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The form of step 1, complete; fields can be changed or left out. */
export function uploadForm(
  file: Uint8Array | undefined,
  fields: Readonly<Record<string, string>> = {},
  filename = '山茶花.png',
): FormData {
  const form = new FormData()
  const complete = {
    title: '山茶花',
    realName: '王小明',
    email: 'ming@example.com',
    phone: '0912345678',
    keywords: '花,插畫',
    agreePolicy: 'true',
    ...fields,
  }
  for (const [name, value] of Object.entries(complete)) form.set(name, value)
  if (file) form.set('file', new Blob([new Uint8Array(file)]), filename)
  return form
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
