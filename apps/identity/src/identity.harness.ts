import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Reads, Transaction } from '@originseal/database'
import { createService } from '@originseal/http'
import { createTestDatabase } from '@originseal/testing'
import { createServiceDatabase } from '@originseal/testing/service-database'
import type { Account } from './accounts/account.rules'
import { AccountsRepository } from './accounts/accounts.repository'
import { configSchema, type Config } from './config'
import { database } from './data-source'
import { Passwords } from './passwords/passwords'
import { service } from './service'

export interface RunningIdentity {
  readonly app: NestFastifyApplication
  readonly url: string
  readonly config: Config
  /** TOKEN_KEY_DIR and whatever else it keeps in files. */
  readonly folder: string
  readonly databaseUrl: string
  /** A browser of its own: it keeps its cookies and has an address of its own. */
  browser(address?: string): Browser
  /** An account as registration leaves it, with `password` and whatever else the test wants. */
  addAccount(account?: Partial<Account> & { readonly password?: string }): Promise<Account>
  /** Looks and reaches behind the service: what is stored, and what has aged. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  stop(): Promise<void>
}

/** Good enough for tests; said here alone. */
export const testPassword = 'correct horse battery'

export interface Browser {
  readonly cookies: Map<string, string>
  /** Sends JSON; `token` as bearer, `headers` on top. Cookies come and go whatever their path. */
  ask(
    method: string,
    path: string,
    given?: { body?: unknown; token?: string; headers?: Record<string, string> },
  ): Promise<Response>
}

export interface IdentityOptions {
  readonly config?: Partial<Record<keyof Config, string>>
  /** Another replica of this one: the same databases and keys. */
  readonly twinOf?: RunningIdentity
}

/** Identity as the medium tests start it: the real service on a free port, with a database of its own. */
export async function startIdentity({
  config: given,
  twinOf,
}: IdentityOptions = {}): Promise<RunningIdentity> {
  const folder = twinOf?.folder ?? (await mkdtemp(join(tmpdir(), 'identity-')))
  const databases = twinOf ? [] : await Promise.all([createServiceDatabase(database), createTestDatabase()])
  const config = configSchema.parse({
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: twinOf?.databaseUrl ?? databases[0]?.url,
    EVENTS_DATABASE_URL: twinOf?.config.EVENTS_DATABASE_URL ?? databases[1]?.url,
    TOKEN_KEY_DIR: join(folder, 'keys'),
    MAIL_DIR: join(folder, 'mails'),
    ...given,
  })
  const app = await createService(service(config))
  await app.listen(0, '127.0.0.1')
  const url = await app.getUrl()
  return {
    app,
    url,
    config,
    folder,
    databaseUrl: config.DATABASE_URL,
    browser: (address) => browser(url, address ?? newAddress()),
    addAccount: (account) => addAccount(app, account),
    query: (sql, parameters) => app.get(Reads, { strict: false }).query(sql, parameters),
    stop: async () => {
      await app.close()
      await Promise.all(databases.map((each) => each.drop()))
      if (!twinOf) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function addAccount(
  app: NestFastifyApplication,
  { password = testPassword, ...given }: Partial<Account> & { readonly password?: string } = {},
): Promise<Account> {
  const id = given.id ?? crypto.randomUUID()
  const account: Account = {
    id,
    role: 'member',
    realName: '王小明',
    email: `${id}@example.com`,
    emailConfirmedAt: null,
    phone: null,
    passwordHash: await app.get(Passwords, { strict: false }).hash(password, 'known'),
    language: 'zh-TW',
    registeredAt: new Date(),
    disabledAt: null,
    erasesAt: null,
    ...given,
  }
  const accounts = app.get(AccountsRepository, { strict: false })
  await app.get(Transaction, { strict: false }).run((tx) => accounts.insert(tx, account))
  return account
}

let addresses = 0
/** TEST-NET and benchmarking addresses (RFC 2544), which nobody has. */
function newAddress(): string {
  addresses += 1
  return `198.18.${addresses >> 8}.${addresses & 255}`
}

function browser(url: string, address: string): Browser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    ask: async (method, path, { body, token, headers } = {}) => {
      const sent: Record<string, string> = { 'x-forwarded-for': address }
      if (token !== undefined) sent['authorization'] = `Bearer ${token}`
      if (cookies.size > 0) sent['cookie'] = [...cookies].map((pair) => pair.join('=')).join('; ')
      if (body !== undefined) sent['content-type'] = 'application/json'
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { ...sent, ...headers },
        redirect: 'manual',
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      for (const line of response.headers.getSetCookie()) keep(cookies, line)
      return response
    },
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (name === undefined || value === undefined) throw new Error(`not a cookie: ${line}`)
  const expires = /;\s*Expires=([^;]+)/i.exec(line)?.[1]
  const gone = value === '' || (expires !== undefined && Date.parse(expires) <= Date.now())
  if (gone) cookies.delete(name)
  else cookies.set(name, value)
}
