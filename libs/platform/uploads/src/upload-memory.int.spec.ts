import { once } from 'node:events'
import { request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import multipart from '@fastify/multipart'
import { FolderObjectStore } from '@originseal/storage'
import fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ReceiveUpload } from './receive-upload'
import type { UploadForm } from './upload-form'

const MiB = 1024 * 1024
const form: UploadForm<object> = {
  file: 'file',
  maxBytes: 25 * MiB,
  fields: z.object({}),
  codes: {
    notAForm: 'FILE_REQUIRED',
    empty: 'FILE_EMPTY',
    tooLarge: 'FILE_TOO_LARGE',
    several: 'ONE_FILE_ONLY',
    interrupted: 'UPLOAD_INTERRUPTED',
  },
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as (how?: { type: 'minor' }) => void
/**
 * Bytes of file content that are alive in this process. What a collection found dead is given back by a thread of V8's
 * while the program goes on, and the next collection waits for it: hence two, of which the second may be a small one.
 */
function held(): number {
  collectGarbage()
  collectGarbage({ type: 'minor' })
  return process.memoryUsage().arrayBuffers
}

let server: FastifyInstance
let folder: string
/** Keeps what it is sent, as a receiver would that does not stream. */
const kept: Buffer[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  const receive = new ReceiveUpload(new FolderObjectStore({ root: folder }))
  server = fastify()
  await server.register(multipart, { limits: { fileSize: Number.MAX_SAFE_INTEGER } })
  server.post('/streamed', (sent) => receive.execute(sent, form, async ({ file }) => file?.staged.size))
  server.post('/held', async (sent) => {
    for await (const part of sent.parts())
      if (part.type === 'file') for await (const chunk of part.file) kept.push(Buffer.from(chunk as Buffer))
    return kept.reduce((sum, { length }) => sum + length, 0)
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Sends so many MiB as fast as they are taken, and tells the most that was held above the beginning meanwhile. */
async function mostHeld(path: string, mebibytes: number): Promise<{ size: number; most: number }> {
  const chunk = Buffer.alloc(MiB / 16, 1)
  const before = held()
  let most = 0
  const sending = request(`${server.listeningOrigin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
  for (let sent = 1; sent <= mebibytes * 16; sent += 1) {
    if (!sending.write(chunk)) await once(sending, 'drain')
    if (sent % 96 === 0) most = Math.max(most, held() - before)
  }
  sending.end('\r\n--x--\r\n')
  const [response] = await once(sending, 'response')
  const size = Number(await text(response))
  // What was on its way when the last byte was sent has arrived now.
  return { size, most: Math.max(most, held() - before) }
}

test('MEMBER-10: an upload of 25 MB holds no more memory than one of 1 MB', async () => {
  const small = await mostHeld('/streamed', 1)
  const large = await mostHeld('/streamed', 25)
  expect([small.size, large.size]).toEqual([MiB, 25 * MiB])
  expect(large.most).toBeLessThan(small.most + 4 * MiB)
})

test('the measure sees a receiver that keeps what it is sent', async () => {
  const { size, most } = await mostHeld('/held', 25)
  expect(size).toBe(25 * MiB)
  expect(most).toBeGreaterThan(20 * MiB)
})
