import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, json } from 'node:stream/consumers'
import {
  problemBody,
  readWorkResponse,
  registerWorkResponse,
  sealProof,
  verification,
  workAnchored,
  workRegistered,
} from '@originseal/contracts'
import { verifyOnChain, verifySealProof } from '@originseal/anchoring/verify'
import { readAttachments } from '@originseal/documents/verify'
import { alter, drawing, tinyPngOf } from '@originseal/fingerprint/fixtures'
import { EmbeddedIpfs } from '@originseal/storage'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startAnvil, type Anvil } from '@originseal/testing/anvil'
import { DataSource } from 'typeorm'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { createDatabase, startProtection, uploadForm, type RunningProtection } from '../protection.harness'

let database: TestDatabase
let events: TestDatabase
let anvil: Anvil
let identity: IdentityDouble
let protection: RunningProtection
let nextSeed = 1

beforeAll(async () => {
  ;[database, events, anvil, identity] = await Promise.all([
    createDatabase(),
    createTestDatabase(),
    startAnvil(),
    startIdentityDouble(),
  ])
  protection = await startProtection({
    databaseUrl: database.url,
    eventsUrl: events.url,
    identity,
    chainUrl: anvil.url,
  })
})

afterAll(async () => {
  await protection.stop()
  await Promise.all([anvil.stop(), identity.close()])
  await Promise.all([database.drop(), events.drop()])
})

const picture = (seed = nextSeed++): Promise<Buffer> =>
  drawing(seed, { width: 640, height: 480 }).png().toBuffer()
/** As large as a telephone's photo: 4.4 MB. */
const largePicture = (): Promise<Buffer> =>
  drawing(nextSeed++, { width: 1_400, height: 1_050 }).png({ compressionLevel: 0 }).toBuffer()
const sql = <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  protection.app.get(DataSource).query(text, parameters)

async function seal(file: Uint8Array, fields = {}, headers = {}) {
  const response = await protection.upload(uploadForm(file, fields), headers)
  expect(response.status).toBe(201)
  return registerWorkResponse.parse(await response.json()).data
}

async function refusal(response: Response): Promise<{ status: number; code: string; message: string }> {
  const { status, code, message } = problemBody.parse(await response.json())
  expect(response.status).toBe(status)
  return { status, code, message }
}

async function statusOf(asking: Promise<Response>): Promise<number> {
  const response = await asking
  await response.arrayBuffer()
  return response.status
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(join(protection.folder, folder), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('TRIAL-03 TRIAL-04: an upload is sealed', () => {
  test('with its true SHA-256, a CID that gives the same bytes, and a transaction that proves it', async () => {
    const file = await picture()
    const { file: sealed, trialToken, user } = await seal(file)
    expect(sealed.fingerprint).toBe(createHash('sha256').update(file).digest('hex'))
    expect(user).toEqual({ realName: '王小明', email: 'ming@example.com', phone: '0912345678' })

    const ipfs = new EmbeddedIpfs({ root: join(protection.folder, 'ipfs') })
    expect(await buffer(await ipfs.cat(sealed.ipfs_hash))).toEqual(file)

    const response = await protection.get(`/protect/trial/certificates/${sealed.id}`, trialToken)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const [attached] = await readAttachments(Buffer.from(await response.arrayBuffer()))
    const proof = sealProof.parse(JSON.parse(Buffer.from(attached!.bytes).toString('utf8')))
    expect(proof.work.sha256).toBe(sealed.fingerprint)
    expect(proof.chain.transactionHash).toBe(sealed.tx_hash)
    expect(verifySealProof(proof, { original: sealed.fingerprint }).holds).toBe(true)
    expect((await verifyOnChain(proof, anvil.url)).holds).toBe(true)
  })

  test('and the public page knows it without a token and without the person', async () => {
    const { file } = await seal(await picture())
    const response = await protection.get(`/verify/${file.id}`)
    const text = await response.text()
    const shown = verification.parse(JSON.parse(text))
    expect(shown).toMatchObject({ state: 'anchored', sha256: file.fingerprint, cid: file.ipfs_hash })
    expect(shown.anchor?.transactionHash).toBe(file.tx_hash)
    for (const secret of ['王小明', 'ming@example.com', '0912345678', '山茶花'])
      expect(text).not.toContain(secret)
  })

  test('and told to the other services once, when it is true', async () => {
    const { file } = await seal(await picture())
    const told = await until(
      async () => {
        const rows = await sql<{ name: string; payload: string }>(
          "SELECT name, payload FROM outbox WHERE payload LIKE '%' || $1 || '%' ORDER BY sequence",
          [file.id],
        )
        return rows.length === 2 ? rows : undefined
      },
      { what: 'both events' },
    )
    expect(told.map((row) => row.name)).toEqual([workRegistered.name, workAnchored.name])
    const titles = told.map((row) => (JSON.parse(row.payload) as { title: string }).title)
    expect(titles).toEqual(['山茶花', '山茶花'])
  })
})

describe('TRIAL-05: what is sealed already', () => {
  test('the same bytes again are refused', async () => {
    const file = await picture()
    await seal(file)
    expect(await refusal(await protection.upload(uploadForm(file, { realName: '李大華' })))).toEqual({
      status: 409,
      code: 'FILE_ALREADY_PROTECTED',
      message: 'this image has already been protected, please choose another image',
    })
  })

  test('the same picture in other bytes is accepted and noted on both sides', async () => {
    const file = await picture()
    const first = await seal(file)
    const second = await seal(await alter(file, 'mirror'), { realName: '李大華' })
    expect(first.file.similarToEarlierSeal).toBe(false)
    expect(second.file.similarToEarlierSeal).toBe(true)
    const pairs = await sql<{ work_id: string; similar_to: string; earlier: boolean }>(
      'SELECT work_id, similar_to, earlier FROM work_similarity WHERE work_id = ANY($1) ORDER BY earlier',
      [[first.file.id, second.file.id]],
    )
    expect(pairs).toEqual([
      { work_id: first.file.id, similar_to: second.file.id, earlier: false },
      { work_id: second.file.id, similar_to: first.file.id, earlier: true },
    ])
  })
})

describe('an Idempotency-Key has one effect', () => {
  test('the same request again gives the same answer', async () => {
    const file = await picture()
    const headers = { 'idempotency-key': 'first-try-0001' }
    const answer = await seal(file, {}, headers)
    expect(await seal(file, {}, headers)).toEqual(answer)
  })

  test('another request under the same key is refused', async () => {
    const headers = { 'idempotency-key': 'first-try-0002' }
    await seal(await picture(), {}, headers)
    const other = await protection.upload(uploadForm(await picture()), headers)
    expect(await refusal(other)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  test('twenty at once seal one work and answer alike', async () => {
    const file = await picture()
    const headers = { 'idempotency-key': 'first-try-0003' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => seal(file, {}, headers)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const sha256 = createHash('sha256').update(file).digest('hex')
    expect(await sql('SELECT id FROM work WHERE sha256 = $1', [sha256])).toHaveLength(1)
  })

  test('its answer is not readable in the database', async () => {
    const { trialToken } = await seal(await picture(), {}, { 'idempotency-key': 'first-try-0004' })
    const rows = await sql<{ text: string }>("SELECT encode(answer, 'escape') AS text FROM idempotency_key")
    expect(rows.some((row) => row.text.includes(trialToken!.slice(0, 20)))).toBe(false)
  })
})

describe('bad input is refused with its sentence, and nothing of it stays', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const heic = Buffer.from('000000186674797068656963000000006d69663168656963', 'hex')

  test.each<[string, () => Promise<FormData> | FormData, number, string]>([
    ['no file', () => uploadForm(undefined), 400, 'FILE_REQUIRED'],
    ['an empty file', () => uploadForm(Buffer.alloc(0)), 400, 'FILE_EMPTY'],
    ['a text', () => uploadForm(Buffer.from('not a picture')), 415, 'FILE_NOT_AN_IMAGE'],
    ['SVG called PNG', () => uploadForm(Buffer.from(svg)), 415, 'FILE_ACTIVE_CONTENT'],
    ['HTML called JPG', () => uploadForm(Buffer.from('<!doctype html><p>')), 415, 'FILE_ACTIVE_CONTENT'],
    ['HEIC', () => uploadForm(Buffer.concat([heic, Buffer.alloc(2_000)])), 415, 'FILE_HEIC'],
    [
      'a truncated image',
      async () => uploadForm((await picture()).subarray(0, 3_000)),
      422,
      'FILE_TRUNCATED',
    ],
    ['a bomb', () => uploadForm(tinyPngOf(60_000, 60_000)), 422, 'FILE_TOO_MANY_PIXELS'],
    ['too many bytes', () => uploadForm(Buffer.alloc(2_621_441, 1)), 413, 'FILE_TOO_LARGE'],
    [
      'a long title',
      async () => uploadForm(await picture(), { title: '字'.repeat(10_000) }),
      400,
      'FIELD_TOO_LONG',
    ],
    [
      'a title of controls',
      async () => uploadForm(await picture(), { title: '\u0000\u202e ' }),
      400,
      'TITLE_REQUIRED',
    ],
    ['no consent', async () => uploadForm(await picture(), { agreePolicy: '' }), 400, 'CONSENT_REQUIRED'],
  ])('%s', async (_, form, status, code) => {
    const before = [await filesUnder('objects'), await filesUnder('ipfs')]
    const works = await sql('SELECT id FROM work')
    expect(await refusal(await protection.upload(await form()))).toMatchObject({ status, code })
    expect([await filesUnder('objects'), await filesUnder('ipfs')]).toEqual(before)
    expect(await sql('SELECT id FROM work')).toEqual(works)
  })

  test('MEMBER-10: a file of exactly the limit, as it is told before, is sealed', async () => {
    const told = await protection.get('/protect/trial/upload-limits')
    expect(await told.json()).toEqual({ data: { maxBytes: 2_621_440 } })
    const file = Buffer.concat([await picture(), Buffer.alloc(2_621_440)]).subarray(0, 2_621_440)
    expect((await seal(file)).file.fingerprint).toBe(createHash('sha256').update(file).digest('hex'))
  })

  test('a GIF of several frames is sealed by its first, and says so', async () => {
    const frames = await Promise.all([picture(), picture()])
    const sharp = (await import('sharp')).default
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await seal(gif)).file.frames).toBe(2)
  })
})

describe('a work is its owner’s alone', () => {
  test('others, and nobody, cannot read it or have its certificate', async () => {
    const { file, trialToken } = await seal(await picture())
    const stranger = await identity.mint(crypto.randomUUID())
    for (const path of [`files/${file.id}`, `certificates/${file.id}`, `files/${file.id}/rendition`]) {
      expect(await statusOf(protection.get(`/protect/trial/${path}`, trialToken))).toBe(200)
      expect(await statusOf(protection.get(`/protect/trial/${path}`, stranger))).toBe(404)
      expect(await statusOf(protection.get(`/protect/trial/${path}`))).toBe(401)
    }
  })
})

describe('a network that has used up its trials', () => {
  test('is told so with the time to wait; nothing of its upload stays, and a member goes on', async () => {
    const admits = identity.answer
    const asked: unknown[] = []
    identity.answer = (request, response) => {
      void json(request).then((body) => {
        asked.push(body)
        const problem = { status: 429, code: 'TRIAL_QUOTA_REACHED', message: 'used up', error: 'used up' }
        response.writeHead(429, { 'content-type': 'application/problem+json', 'retry-after': '4711' })
        response.end(JSON.stringify({ type: 'about:blank', title: 'used up', ...problem }))
      })
    }
    try {
      const before = (await filesUnder('objects')).length
      const response = await protection.upload(uploadForm(await picture()))
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '4711'])
      expect(problemBody.parse(await response.json()).code).toBe('TRIAL_QUOTA_REACHED')
      expect(asked).toMatchObject([
        { clientAddress: expect.stringMatching(/^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/) },
      ])
      expect((await filesUnder('objects')).length).toBe(before)
    } finally {
      identity.answer = admits
    }
  })
})

describe('the chain is away', () => {
  test('the upload is accepted without a transaction, which follows when the chain is back', async () => {
    await anvil.kill()
    const slow = await startProtection({
      databaseUrl: database.url,
      eventsUrl: events.url,
      identity,
      chainUrl: anvil.url,
      folder: protection.folder,
      config: { ANCHOR_WAIT_MS: '300', WORK_UPLOAD_MAX_BYTES: '26214400' },
    })
    // MEMBER-10: works have a limit of their own where one is set; a telephone's photo has more than 2.5 MB.
    const told = await slow.get('/protect/trial/upload-limits')
    expect(await told.json()).toEqual({ data: { maxBytes: 26_214_400 } })
    const large = await largePicture()
    expect(large.length).toBeGreaterThan(2_621_440)
    const response = await slow.upload(uploadForm(large))
    const { file, trialToken } = registerWorkResponse.parse(await response.json()).data
    expect(file.tx_hash).toBeUndefined()
    const early = await slow.get(`/protect/trial/certificates/${file.id}`, trialToken)
    expect(await refusal(early)).toMatchObject({ status: 409, code: 'CERTIFICATE_NOT_READY' })

    await anvil.restart()
    await until(
      async () => {
        const answer = await slow.get(`/protect/trial/files/${file.id}`, trialToken)
        return readWorkResponse.parse(await answer.json()).data.file.tx_hash
      },
      { what: 'the transaction', within: 40_000 },
    )
    const certificate = async () => statusOf(slow.get(`/protect/trial/certificates/${file.id}`, trialToken))
    await until(async () => (await certificate()) === 200, { what: 'the certificate', within: 20_000 })
    await slow.stop()
  })
})
