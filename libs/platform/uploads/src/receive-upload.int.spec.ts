import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { toProblem } from '@originseal/http'
import { FolderObjectStore } from '@originseal/storage'
import { until } from '@originseal/testing'
import fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ReceiveUpload } from './receive-upload'
import type { UploadForm } from './upload-form'
import { UploadRefused } from './upload-refused'

const MiB = 1024 * 1024
const form: UploadForm<{ title: string }> = {
  file: 'file',
  maxBytes: MiB,
  fields: z.object({ title: z.string().max(100).default('') }),
  codes: {
    notAForm: 'FILE_REQUIRED',
    empty: 'FILE_EMPTY',
    tooLarge: 'FILE_TOO_LARGE',
    several: 'ONE_FILE_ONLY',
    interrupted: 'UPLOAD_INTERRUPTED',
  },
}

let server: FastifyInstance
let folder: string
let url: string
let hold: Promise<void> = Promise.resolve()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  const receive = new ReceiveUpload(new FolderObjectStore({ root: folder }))
  server = fastify()
  await server.register(multipart, { limits: { fileSize: Number.MAX_SAFE_INTEGER } })
  server.setErrorHandler((error, _request, reply) => {
    const { status, code, details } = toProblem(error)
    const texts = error instanceof UploadRefused ? error.texts : undefined
    void reply.status(status).send({ code, details, texts })
  })
  server.post('/', (request) =>
    receive.execute(request, form, async ({ fields, file }) => {
      await hold
      return { fields, file: file && { filename: file.filename, ...file.staged } }
    }),
  )
  url = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const staged = async (): Promise<string[]> => readdir(join(folder, 'temporary')).catch(() => [])

async function post(parts: readonly (readonly [string, string | Buffer, string?])[]) {
  const body = new FormData()
  for (const [name, value, filename] of parts)
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, new Blob([new Uint8Array(value)]), filename)
  const response = await fetch(url, { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('a form with a file', () => {
  test('is received with the file’s true size and SHA-256 and its cleaned name, and nothing of it stays', async () => {
    const bytes = randomBytes(MiB)
    const { status, body } = await post([
      ['title', '山茶花'],
      ['file', bytes, 'C:\\fakepath\\貓\u202e.JPG'],
    ])
    expect(status).toBe(200)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(body).toMatchObject({
      fields: { title: '山茶花' },
      file: { filename: '貓 .JPG', size: MiB, sha256 },
    })
    expect(await staged()).toEqual([])
  })

  test('may have its texts behind the file, texts that nobody asked for, and files in other fields', async () => {
    const { body } = await post([
      ['other', Buffer.from('other'), 'other.png'],
      ['file', Buffer.from('ours'), 'ours.png'],
      ['nobody-asked', 'x'],
      ['title', 'behind'],
    ])
    expect(body).toMatchObject({ fields: { title: 'behind' }, file: { filename: 'ours.png', size: 4 } })
  })

  test('without its file is handed on as such, also where a page’s file input was left empty', async () => {
    expect((await post([['title', 'a']])).body).toEqual({ fields: { title: 'a' } })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const body = '--x\r\ncontent-disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--x--\r\n'
    const untouched = await fetch(url, { method: 'POST', headers, body })
    expect([untouched.status, await untouched.json()]).toEqual([200, { fields: { title: '' } }])
  })
})

describe('a form is refused, and nothing of it stays', () => {
  test.each<[string, Parameters<typeof post>[0], number, object]>([
    [
      'one byte too many',
      [
        ['title', 'a'],
        ['file', Buffer.alloc(MiB + 1), 'a'],
      ],
      413,
      { code: 'FILE_TOO_LARGE', details: { maxBytes: MiB }, texts: { title: 'a' } },
    ],
    ['an empty file', [['file', Buffer.alloc(0), 'a.png']], 400, { code: 'FILE_EMPTY' }],
    [
      'two files',
      [
        ['file', Buffer.from('a'), 'a'],
        ['file', Buffer.from('b'), 'b'],
      ],
      400,
      { code: 'ONE_FILE_ONLY' },
    ],
    [
      'a text that does not fit',
      [
        ['title', 'a'.repeat(101)],
        ['file', Buffer.from('a'), 'a'],
      ],
      400,
      { code: 'REQUEST_INVALID', details: { fields: [{ path: 'title' }] } },
    ],
    ['a text without end', [['title', 'a'.repeat(70_000)]], 413, { code: 'BODY_TOO_LARGE' }],
    [
      'more texts than any form has',
      Array.from({ length: 60 }, (_, index) => [`a${index}`, 'a'] as const),
      413,
      { code: 'BODY_TOO_LARGE' },
    ],
    ['the name of a prototype', [['__proto__', 'a']], 400, { code: 'UPLOAD_INTERRUPTED' }],
  ])('%s', async (_, parts, status, body) => {
    expect(await post(parts)).toMatchObject({ status, body })
    expect(await staged()).toEqual([])
  })

  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'
  test.each([
    ['no form at all', 'application/octet-stream', 'abc', 415, 'CONTENT_TYPE_UNSUPPORTED'],
    ['another kind of parts', 'multipart/mixed; boundary=x', part, 415, 'CONTENT_TYPE_UNSUPPORTED'],
    ['no boundary', 'multipart/form-data', part, 400, 'REQUEST_INVALID'],
    ['an empty boundary', 'multipart/form-data; boundary=""', part, 400, 'REQUEST_INVALID'],
    ['an end that is missing', 'multipart/form-data; boundary=x', part, 400, 'UPLOAD_INTERRUPTED'],
    ['a part without a head', 'multipart/form-data; boundary=x', '--x\r\n\r\nabc\r\n--x--', 200, undefined],
  ])('%s', async (_, type, body, status, code) => {
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
    expect([response.status, await response.json()]).toMatchObject([
      status,
      code === undefined ? {} : { code },
    ])
    expect(await staged()).toEqual([])
  })

  test('a connection that breaks in the middle', async () => {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined)
    const head =
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n'
    socket.write(head + part + 'z'.repeat(100_000))
    await until(async () => (await staged()).length === 1, { what: 'the file to be staged' })
    socket.destroy()
    const isCleared = async (): Promise<boolean> => (await staged()).length === 0
    expect(await until(isCleared, { what: 'the file to be cleared away' })).toBe(true)
  })
})

test('the staged file is there while it is used, and gone when that fails', async () => {
  hold = until(async () => (await staged()).length === 1, { what: 'the file' }).then(() => {
    throw new Error('planted')
  })
  hold.catch(() => undefined)
  expect((await post([['file', Buffer.from('abc'), 'a']])).status).toBe(500)
  hold = Promise.resolve()
  expect(await staged()).toEqual([])
})
