import { once } from 'node:events'
import { connect } from 'node:net'
import { Body, Controller, Module, Param, Post, Query } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import {
  hostileBodies,
  oddBodies,
  otherContentTypes,
  unreadableBodies,
} from '@originseal/testing/malformed-bodies'
import { until } from '@originseal/testing'
import { z } from 'zod'
import { Allow } from './access'
import { Decode } from './decode'
import { HttpModule } from './http.module'
import { createService } from './run-service'

const anything = z.object({ text: z.unknown(), other: z.unknown() })
const words = z.object({ text: z.string(), other: z.string() })

@Controller()
class Letters {
  @Allow('anyone')
  @Post('anything')
  anything(@Body(new Decode(anything)) body: object): object {
    return { keys: Object.keys(body), isAdmin: 'role' in {} }
  }

  @Allow('anyone')
  @Post('bare')
  bare(): object {
    return { done: true }
  }

  @Allow('anyone')
  @Post('words')
  words(@Body(new Decode(words)) body: object): object {
    return body
  }

  @Allow('anyone')
  @Post('asked/:name')
  asked(
    @Param('name', new Decode(z.string())) name: string,
    @Query(new Decode(z.object({ q: z.string().default('') }))) query: object,
  ): object {
    return { name, ...query }
  }
}

@Module({
  imports: [HttpModule.forRoot({ service: 'letters', logLevel: 'silent' })],
  controllers: [Letters],
})
class LettersModule {}

let app: NestFastifyApplication
let url: string
beforeAll(async () => {
  const settings = {
    SERVICE_HOST: '127.0.0.1',
    SERVICE_PORT: 0,
    LOG_LEVEL: 'silent' as const,
    PUBLIC_URL: 'http://localhost',
  }
  app = await createService({ name: 'letters', settings, module: LettersModule })
  await app.listen(0, '127.0.0.1')
  url = await app.getUrl()
})
afterAll(() => app.close())

async function send(path: string, body: Buffer | string, type: string | null = 'application/json') {
  const headers: Record<string, string> = type === null ? {} : { 'content-type': type }
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body as string)),
    headers,
    signal: AbortSignal.timeout(10_000),
  })
  return { status: response.status, body: (await response.json()) as { code?: string; isAdmin?: boolean } }
}

describe('U6: a body', () => {
  it.each(unreadableBodies)('that is no JSON in UTF-8 is refused: $name', async ({ bytes }) => {
    expect(await send('/anything', bytes)).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
  })

  it.each([...oddBodies, ...hostileBodies({ text: () => 'a', other: () => 'b' })])(
    'of an odd shape or content is taken or refused: $name',
    async ({ bytes }) => {
      for (const path of ['/anything', '/words']) {
        const { status, body } = await send(path, bytes)
        expect(status < 300 ? 'taken' : body.code).toMatch(/^(?:taken|REQUEST_INVALID|BODY_TOO_LARGE)$/u)
        expect(body.isAdmin ?? false).toBe(false)
      }
    },
  )

  it.each(['a\0b', '\ud800', 'a\udfff', '\ude00\ud83d'])(
    'with text that no UTF-8 holds is refused: %j',
    async (text) => {
      for (const body of [{ text }, { text: { deep: [text] } }, { text: { [text]: 1 } }]) {
        expect(await send('/anything', JSON.stringify(body))).toMatchObject({ status: 400 })
      }
    },
  )

  it('comes back as it came, whatever its letters', async () => {
    const letters = { text: '印𠮷👨‍👩‍👧‍👦é', other: '\u202e\ufeff\u0001' }
    expect(await send('/words', JSON.stringify(letters))).toEqual({ status: 201, body: letters })
  })

  it.each(otherContentTypes)('as %s is refused with 415', async (type) => {
    expect(await send('/words', '{"text":"a","other":"b"}', type)).toMatchObject({
      status: 415,
      body: { code: 'CONTENT_TYPE_UNSUPPORTED' },
    })
  })

  it('without a type is refused with 415', async () => {
    expect(await send('/words', '{"text":"a","other":"b"}', null)).toMatchObject({ status: 415 })
  })

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;Charset="UTF-8"',
    'application/json; v=1',
  ])('as %s is read', async (type) => {
    expect(await send('/words', '{"text":"a","other":"b"}', type)).toMatchObject({ status: 201 })
  })

  it('may be of 262,144 bytes, and not of one more', async () => {
    const frame = '{"text":"","other":""}'
    const body = (bytes: number) => frame.replace('""', `"${'a'.repeat(bytes - frame.length)}"`)
    expect(await send('/words', body(262_144))).toMatchObject({ status: 201 })
    expect(await send('/words', body(262_145))).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE' },
    })
  })
})

it.each([
  ['by its length', (bytes: number) => `content-length: ${bytes}`, (body: Buffer) => body],
  [
    'in its middle',
    () => 'transfer-encoding: chunked',
    (body: Buffer) =>
      Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]),
  ],
])('a body refused %s is taken to its end, so that its sender sees the refusal', async (_, head, framed) => {
  const body = framed(Buffer.alloc(1_048_576, 0x20))
  const headers = `host: x\r\ncontent-type: application/json\r\n${head(1_048_576)}\r\n\r\n`
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString()))
  socket.write(`POST /words HTTP/1.1\r\n${headers}`)
  socket.write(body.subarray(0, 300_000))
  await until(() => heard.includes('BODY_TOO_LARGE'), { what: 'the refusal' })
  socket.write(body.subarray(300_000))
  socket.write('POST /bare HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  await once(socket, 'close')
  expect(heard).toMatch(/HTTP\/1\.1 413 [^]*HTTP\/1\.1 201 /)
})

describe('an address', () => {
  it.each(['/asked/a%00', '/asked/a?q=%00', '/asked/%00?q=%00'])('with NUL is refused: %s', async (path) => {
    expect(await send(path, '{}')).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
  })
})

test('a POST that names its type and has no body is one without a body', async () => {
  const empty = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const bare = await fetch(`${url}/bare`, empty)
  expect([bare.status, await bare.json()]).toEqual([201, { done: true }])
  const answer = await fetch(`${url}/words`, empty)
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'REQUEST_INVALID' }])
})
