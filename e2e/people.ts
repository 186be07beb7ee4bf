import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { patient } from './patience'
import { dataDir } from './playwright.config'

export interface Asked {
  readonly status: number
  /** The problem's code, where it is one. */
  readonly code: string | undefined
  readonly body: unknown
  readonly headers: Headers
}

export interface Asking {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Whose request it is for the limits of the edge: an address that a proxy before it would have told. A new one unless given. */
  readonly from?: string | undefined
}

/**
 * Asks as a program does that keeps no cookies.
 * @throws Error where a limit of the edge stands in the way: a test that waits it out is slow, and a new address is free
 */
export async function ask(
  method: string,
  url: string,
  { token, body, headers, from = newAddress() }: Asking = {},
): Promise<Asked> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': from,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(patient(70_000)),
  })
  const read = await contentOf(response)
  const code = (read as { code?: string } | undefined)?.code
  if (code === 'TOO_MANY_REQUESTS') throw new Error(`${from} has asked ${method} ${url} too often`)
  return { status: response.status, code, body: read, headers: response.headers }
}

/** JSON where it is some. A stream of events has no end to wait for. */
async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream')) return response.body?.cancel()
  const bytes = await response.arrayBuffer()
  return type.includes('json') && bytes.byteLength > 0 ? JSON.parse(Buffer.from(bytes).toString()) : undefined
}

/** One of the 131,072 addresses for measurements, which nobody has (RFC 2544). */
export function newAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`
}

/** Somebody with an account, at an address of their own. */
export class Member {
  readonly from = newAddress()

  constructor(
    private readonly url: string,
    readonly email: string,
    readonly password: string,
    readonly phone?: string,
  ) {}

  /** Opens an account, by what the pages send. */
  static async register(url: string): Promise<Member> {
    const number = String(randomInt(1e8)).padStart(8, '0')
    const email = `member-${Date.now()}-${number}@example.tw`
    const member = new Member(url, email, `long enough ${number}`, `09${number}`)
    const body = {
      realName: `測試會員 ${number}`,
      email: member.email,
      phone: member.phone,
      password: member.password,
    }
    const answer = await ask('POST', `${url}/auth/register`, { body, from: member.from })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return member
  }

  /** @returns an access token of a session of its own */
  async logIn(): Promise<string> {
    return (await this.openSession()).token
  }

  /** @returns the access token, and the values of the cookies that came with it */
  async openSession(): Promise<{ token: string; cookies: string[] }> {
    const body = { identifier: this.email, password: this.password }
    const answer = await ask('POST', `${this.url}/auth/login`, { body, from: this.from })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const cookies = answer.headers.getSetCookie().flatMap((line) => /=([^;]+)/.exec(line)?.[1] ?? [])
    return { token: (answer.body as { token: string }).token, cookies }
  }
}

/** The first administrator, who has forgotten the password that was printed at the start: a mail brings another. */
export async function administrator(url: string): Promise<Member> {
  const email = 'admin@originseal.local'
  const since = Date.now()
  const asked = await ask('POST', `${url}/api/auth/password-reset-requests`, { body: { email } })
  expect(asked.status).toBe(202)
  const token = await tokenOfMail(email, '/reset-password', since)
  const admin = new Member(url, email, 'an administrator’s own')
  const reset = await ask('POST', `${url}/api/auth/password-resets`, {
    body: { token, password: admin.password },
  })
  expect(reset.status, JSON.stringify(reset.body)).toBeLessThan(300)
  return admin
}

type Mail = Record<'to' | 'text' | 'writtenAt', string>

/** The token of the latest mail to somebody, written since then, that leads to a page; as soon as there is one. */
export async function tokenOfMail(to: string, page: string, since = 0): Promise<string> {
  const folder = join(dataDir, 'mails')
  const find = (): string | undefined =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail)
      .filter((mail) => mail.to === to && mail.text.includes(`${page}?token=`))
      .filter(({ writtenAt }) => Date.parse(writtenAt) >= since)
      .toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt))
      .flatMap(({ text }) => /\?token=([\w-]+)/.exec(text)?.[1] ?? [])[0]
  await expect.poll(find, { message: `a mail that leads to ${page}`, timeout: patient(30_000) }).toBeDefined()
  return find() as string
}
