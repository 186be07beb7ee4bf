import { createHmac } from 'node:crypto'
import { Body, Controller, Get, Logger, Module, Post, type Type } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { exportSPKI, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import { z } from 'zod'
import { Allow, CurrentCaller, OptionalCaller, type Caller } from './access'
import { Decode } from './decode'
import { HttpModule } from './http.module'
import { Problem } from './problem'
import { createService } from './run-service'
import { tokenAudience, tokenIssuer, TokenVerifier } from './token-verifier'

@Controller()
class Doors {
  @Allow('anyone')
  @Get('anyone')
  anyone(@OptionalCaller() caller?: Caller): object {
    return { caller: caller?.userId ?? 'a stranger' }
  }

  @Allow('internal')
  @Get('internal')
  inside(): object {
    return { fine: true }
  }

  @Allow('work:read')
  @Get('read')
  read(@CurrentCaller() caller: Caller): object {
    return { caller: caller.userId }
  }

  @Allow('video:scan')
  @Get('unmask')
  unmask(@CurrentCaller() caller: Caller): object {
    return { caller: caller.userId }
  }

  @Allow('anyone')
  @Post('decode')
  decode(@Body(new Decode(z.object({ count: z.number().int(), tags: z.array(z.string()) }))) body: object) {
    return body
  }

  @Allow('anyone')
  @Get('fault')
  fault(): void {
    throw new Error('password=hunter2 in /home/inside')
  }

  @Allow('anyone')
  @Get('refusal')
  refusal(): void {
    throw new Problem('SERVICE_UNAVAILABLE', undefined, { cause: new Error('hunter2') })
  }

  @Allow('anyone')
  @Get('later')
  later(): void {
    throw new Problem('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: 840 })
  }
}

const settings = {
  SERVICE_HOST: '127.0.0.1',
  SERVICE_PORT: 0,
  LOG_LEVEL: 'silent' as const,
  PUBLIC_URL: 'http://localhost',
}

function serviceWith(controller: Type, tokens: TokenVerifier): Promise<NestFastifyApplication> {
  @Module({
    imports: [HttpModule.forRoot({ service: 'doors', logLevel: 'silent', tokens })],
    controllers: [controller],
  })
  class Doorway {}
  return createService({ name: 'doors', settings, module: Doorway })
}

let app: NestFastifyApplication
let url: string
let key: CryptoKey
let publicKey: CryptoKey
let otherKey: CryptoKey

beforeAll(async () => {
  ;({ privateKey: key, publicKey } = await generateKeyPair('ES256', { extractable: true }))
  ;({ privateKey: otherKey } = await generateKeyPair('ES256'))
  app = await serviceWith(Doors, new TokenVerifier(() => publicKey))
  await app.listen(0, '127.0.0.1')
  url = await app.getUrl()
})
afterAll(() => app.close())

interface Minting {
  header?: { typ?: string }
  claims?: JWTPayload
  expires?: string | null
  with?: CryptoKey
}

function mint({ header, claims, expires = '1h', with: signer = key }: Minting = {}): Promise<string> {
  const payload = {
    userId: 'one',
    role: 'trial',
    sub: 'one',
    iss: tokenIssuer,
    aud: tokenAudience,
    ...claims,
  }
  const token = new SignJWT(payload).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', ...header })
  return (expires === null ? token : token.setExpirationTime(expires)).sign(signer)
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = () => ({
  userId: 'one',
  role: 'admin',
  sub: 'one',
  iss: tokenIssuer,
  aud: tokenAudience,
  exp: Math.floor(Date.now() / 1000) + 3600,
})

/** The public key as an HMAC's secret: a verifier that lets the token choose its algorithm takes it. */
async function signedWithPublicKey(): Promise<string> {
  const signed = `${part({ alg: 'HS256', typ: 'at+jwt' })}.${part(claims())}`
  const secret = await exportSPKI(publicKey)
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

async function withAnotherRole(): Promise<string> {
  const [head, , signature] = (await mint()).split('.')
  return `${head}.${part(claims())}.${signature}`
}

const forged: [string, () => Promise<string>][] = [
  ['expired', () => mint({ expires: '-1s' })],
  ['without an end', () => mint({ expires: null })],
  ['not yet valid', () => mint({ claims: { nbf: Math.floor(Date.now() / 1000) + 600 } })],
  ['of alg none', async () => `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims())}.`],
  ['of HS256 under the public key', signedWithPublicKey],
  ['of another key', () => mint({ with: otherKey })],
  ['with another role written in', withAnotherRole],
  ['of another issuer', () => mint({ claims: { iss: 'elsewhere' } })],
  ['for another audience', () => mint({ claims: { aud: 'elsewhere' } })],
  ['of another type', () => mint({ header: { typ: 'JWT' } })],
  ['of an unknown role', () => mint({ claims: { role: 'emperor' } })],
  ['for nobody', () => mint({ claims: { userId: undefined } })],
  ['that is no token', async () => 'abc'],
]

async function ask(
  path: string,
  authorization?: string,
): Promise<[number, { code?: string; caller?: string }]> {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
  const response = await fetch(`${url}${path}`, { headers })
  return [response.status, (await response.json()) as object]
}

describe('W2: who may call what', () => {
  it.each([
    ['/anyone', 200, { caller: 'a stranger' }],
    ['/internal', 200, { fine: true }],
    ['/read', 401, { code: 'NOT_SIGNED_IN' }],
    ['/unmask', 401, { code: 'NOT_SIGNED_IN' }],
  ])('without a token %s answers %i', async (path, status, body) => {
    expect(await ask(path)).toMatchObject([status, body])
  })

  it.each([
    ['trial', '/anyone', 200, { caller: 'one' }],
    ['trial', '/read', 200, { caller: 'one' }],
    ['trial', '/unmask', 403, { code: 'NOT_ALLOWED' }],
    ['member', '/unmask', 200, { caller: 'one' }],
    ['admin', '/unmask', 200, { caller: 'one' }],
  ])('to a valid token of the role %s %s answers %i', async (role, path, status, body) => {
    expect(await ask(path, `Bearer ${await mint({ claims: { role } })}`)).toMatchObject([status, body])
  })

  it.each(['Basic b25lOnR3bw==', 'Bearer', 'Bearer ', 'Bearer a b', 'Token abc'])(
    'the header %j holds no token',
    async (header) => {
      expect(await ask('/read', header)).toMatchObject([401, { code: 'NOT_SIGNED_IN' }])
    },
  )
})

describe('W5: a token', () => {
  it.each(forged)('%s opens nothing', async (_, forge) => {
    const authorization = `Bearer ${await forge()}`
    expect(await ask('/read', authorization)).toMatchObject([401, { code: 'TOKEN_INVALID' }])
    expect(await ask('/unmask', authorization)).toMatchObject([401, { code: 'TOKEN_INVALID' }])
    expect(await ask('/anyone', authorization)).toMatchObject([200, { caller: 'a stranger' }])
  })

  it('is no one’s fault while its keys cannot be had', async () => {
    // Nothing listens on port 1, so identity is away.
    const away = await serviceWith(Doors, TokenVerifier.fromIdentity('http://127.0.0.1:1'))
    try {
      await away.listen(0, '127.0.0.1')
      const headers = { authorization: `Bearer ${await mint()}` }
      const response = await fetch(`${await away.getUrl()}/read`, { headers })
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    } finally {
      await away.close()
    }
  })
})

describe('a route that does not say who may call it', () => {
  it('stops the service from starting, by name', async () => {
    @Controller()
    class Ajar {
      @Allow('anyone')
      @Get('closed')
      closed(): void {}

      @Get('open')
      forgotten(): void {}
    }
    const started = await serviceWith(Ajar, TokenVerifier.trustingNobody())
    await expect(started.init()).rejects.toThrow('routes without @Allow: Ajar.forgotten')
  })
})

describe('what is logged of a refusal', () => {
  it('is its code and who was refused, and nothing that was sent', async () => {
    const written: string[] = []
    const log = jest
      .spyOn(Logger.prototype, 'log')
      .mockImplementation((text: unknown) => written.push(String(text)))
    try {
      await fetch(`${url}/unmask`, { headers: { authorization: `Bearer ${await mint()}` } })
      await fetch(`${url}/read`, { headers: { authorization: 'Bearer hunter2' } })
      await fetch(`${url}/later`)
      const headers = { 'content-type': 'application/json' }
      await fetch(`${url}/decode`, { method: 'POST', headers, body: '{"count":"hunter2"}' })
      await fetch(`${url}/nowhere`)
    } finally {
      log.mockRestore()
    }
    expect(written).toEqual([
      'refused: NOT_ALLOWED to one',
      'refused: TOKEN_INVALID',
      'refused: TOO_MANY_REQUESTS',
      'refused: REQUEST_INVALID',
    ])
  })
})

describe('what leaves as an error', () => {
  it('says nothing of what we did not foresee', async () => {
    const response = await fetch(`${url}/fault`)
    const body = await response.text()
    expect(response.status).toBe(500)
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(body)).toEqual({
      type: 'urn:originseal:problem:internal-error',
      title: 'something went wrong on our side, please try again later',
      status: 500,
      code: 'INTERNAL_ERROR',
      message: 'something went wrong on our side, please try again later',
      error: 'something went wrong on our side, please try again later',
      requestId: response.headers.get('x-request-id'),
    })
    expect(body).not.toMatch(/hunter2|home/u)
  })

  it('says nothing of a refusal’s cause either', async () => {
    const response = await fetch(`${url}/refusal`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await response.text()).not.toContain('hunter2')
  })

  it('says when to come again, where the refusal knows', async () => {
    const response = await fetch(`${url}/later`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '840'])
  })

  it.each([
    ['{"count":', 'application/json', 400, 'REQUEST_INVALID'],
    ['{"__proto__":{"a":1}}', 'application/json', 400, 'REQUEST_INVALID'],
    ['a=1', 'text/unknown', 415, 'CONTENT_TYPE_UNSUPPORTED'],
    [`"${'a'.repeat(262_145)}"`, 'application/json', 413, 'BODY_TOO_LARGE'],
  ])('of the body %.20s as %s is %i', async (body, type, status, code) => {
    const init = { method: 'POST', body, headers: { 'content-type': type } }
    const response = await fetch(`${url}/decode`, init)
    expect([response.status, await response.json()]).toMatchObject([status, { code, status }])
  })

  it('of a body that does not fit tells each field', async () => {
    const response = await fetch(`${url}/decode`, {
      method: 'POST',
      body: '{"count":1.5,"tags":["a",2]}',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(400)
    const { details } = (await response.json()) as { details: { fields: { path: string }[] } }
    expect(details.fields.map(({ path }) => path)).toEqual(['count', 'tags.1'])
  })
})
