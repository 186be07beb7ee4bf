import {
  listVideosResponse,
  readVideoResponse,
  scanVideoResponse,
  userErased,
  type ReadVideoResponse,
} from '@originseal/contracts'
import {
  alter,
  alterFilm,
  drawing,
  encodeFilm,
  film,
  FILM_SIZE,
  filmFrames,
} from '@originseal/fingerprint/fixtures'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { FolderObjectStore } from '@originseal/storage'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { DataSource } from 'typeorm'
import { createDatabase, startOrchestrator, type RunningOrchestrator } from '../scan-orchestrator.harness'
import { link, startSite, type TestSite } from '@originseal/crawling/fixtures'
import { SweepVideos } from './sweep-videos'

let database: TestDatabase
let events: TestDatabase
let identity: IdentityDouble
let site: TestSite
let orchestrator: RunningOrchestrator
let ours: Buffer
/** A second of ours, which one of the shop's pictures shows; every frame costs. */
let second: Buffer
/** A second that nobody shows. */
let unknown: Buffer

/** Half as long as the benchmarks' films: hashing a frame is the dearest step. */
const SIZE = { ...FILM_SIZE, shots: [1, 1, 1, 1] }

const FRAME_BYTES = SIZE.width * SIZE.height * 3

/** The picture of a moment of a film by seed, as a shop would show it: large, anew compressed. */
async function thumbnail(seed: number, frame: number, across = 640): Promise<Buffer> {
  const frames = await filmFrames(seed, SIZE)
  const { width, height } = SIZE
  const raw = frames.subarray(frame * FRAME_BYTES, (frame + 1) * FRAME_BYTES)
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .resize(across)
    .jpeg({ quality: 80 })
    .toBuffer()
}

const PICTURE_SIZE = { width: 640, height: 480 }
const shopPicture = (): Promise<Buffer> => drawing(77, PICTURE_SIZE).jpeg().toBuffer()

/** A film that shows a picture for three quarters of a second, whole, between bars: flat ones, or the picture itself blurred. */
async function reel(shown: Buffer, bars: 'flat' | 'blurred'): Promise<Buffer> {
  const { width, height, rate } = SIZE
  const inside = await sharp(shown).resize(width, height, { fit: 'inside' }).toBuffer()
  const ground =
    bars === 'flat'
      ? sharp({ create: { width, height, channels: 3, background: '#102030' } })
      : sharp(shown).resize(width, height).blur(12)
  const frame = await ground
    .composite([{ input: inside }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const frames = Buffer.from(await filmFrames(41, SIZE))
  for (let i = rate; i < 1.75 * rate; i++) frame.copy(frames, i * FRAME_BYTES)
  return encodeFilm(frames)
}

/** Crawls a shop, as a scan for any work does. */
async function crawl(pictures: Readonly<Record<string, Buffer>>, beside: Buffer): Promise<void> {
  site.pages.set('/', Object.keys(pictures).map(link).join(''))
  for (const [index, [path, picture]] of Object.entries(pictures).entries()) {
    // Each but the first shows the first one's picture small, as something else that the shop has.
    const related = index === 0 ? '' : '<aside><img src="/images/0.jpg?small"></aside>'
    site.pages.set(path, `<p>${path}</p><img src="/images/${index}.jpg" width="640" height="360">${related}`)
    site.pages.set(`/images/${index}.jpg`, (_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' })
      response.end(picture)
    })
  }
  site.pages.set('/images/0.jpg?small', (_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    response.end(beside)
  })
  const ownerId = crypto.randomUUID()
  const token = await identity.mint(ownerId, 'member')
  const work = await drawing(900, { width: 640, height: 480 }).png().toBuffer()
  const { scanId } = await orchestrator.start(await orchestrator.tellOf(work, ownerId), token)
  await orchestrator.completed(scanId, token)
}

beforeAll(async () => {
  ;[database, events, identity, site] = await Promise.all([
    createDatabase(),
    createTestDatabase(),
    startIdentityDouble(),
    startSite(),
  ])
  orchestrator = await startOrchestrator({ databaseUrl: database.url, eventsUrl: events.url, identity, site })
  ;[ours, unknown] = await Promise.all([film(31, SIZE), film(33, { ...SIZE, shots: [1] })])
  second = await alterFilm(ours, { output: ['-ss', '1', '-t', '1'] })
  const pictures = {
    '/listings/still': await thumbnail(31, 15),
    '/listings/mirrored': await alter(await thumbnail(31, 29), 'mirror'),
    '/listings/other-film': await thumbnail(32, 15),
    '/listings/drawing': await shopPicture(),
  }
  await crawl(pictures, await thumbnail(31, 15, 320))
}, 240_000)

afterAll(async () => {
  await orchestrator.stop()
  await Promise.all([identity.close(), site.close()])
  await Promise.all([database.drop(), events.drop()])
})

const member = (id: string = crypto.randomUUID()) => identity.mint(id, 'member')

/** Somebody with more units than a test spends. */
async function subscriber(): Promise<string> {
  const id = crypto.randomUUID()
  await orchestrator.grant(id, 'video')
  return member(id)
}

function send(
  file: Buffer,
  token: string,
  name = 'film.mp4',
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData()
  form.append('file', new Blob([file]), name)
  return orchestrator.ask('/videos', token, { method: 'POST', body: form, headers })
}

async function scanned(file: Buffer, token: string): Promise<ReadVideoResponse['data']> {
  const answer = await send(file, token)
  expect(answer.status).toBe(202)
  const { videoId } = scanVideoResponse.parse(await answer.json()).data
  return until(
    async () => {
      const read = await orchestrator.ask(`/videos/${videoId}`, token)
      const { data } = readVideoResponse.parse(await read.json())
      return data.status === 'processing' ? undefined : data
    },
    { what: 'the video to be looked at', within: 120_000 },
  )
}

const codeOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
]

test('MEMBER-08: pictures on the web that show a moment of the film are found, with the moment, and no others', async () => {
  const token = await member()
  const altered = await alterFilm(ours, 'half size')
  const video = await scanned(altered, token)
  expect(video).toMatchObject({ status: 'completed', failure: null, durationMs: 4000, filename: 'film.mp4' })
  expect(video.picturesSearched).toBe(5)
  // Nor the pages that show one of them small beside their own.
  const paths = video.matches.map(({ pages }) => pages.map(({ pageUrl }) => new URL(pageUrl).pathname))
  expect(paths).toEqual([['/listings/still'], ['/listings/mirrored']])
  // 12 frames a second: frame 15 is at 1.25 s, frame 29 at 2.42 s.
  for (const [i, at] of [1250, 2417].entries()) expect(Math.abs(video.matches[i]!.at - at)).toBeLessThan(500)
  const { frame, id } = video.matches[0]!
  for (const path of [`stills/${frame}`, `matches/${id}/picture`]) {
    const picture = await orchestrator.ask(`/videos/${video.videoId}/${path}`, token)
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).format).toBe('jpeg')
    const strangers = await orchestrator.ask(`/videos/${video.videoId}/${path}`, await member())
    expect(await codeOf(strangers)).toEqual([404, 'VIDEO_SCAN_NOT_FOUND'])
  }
  // The film itself is not kept.
  const objects = new FolderObjectStore({ root: join(orchestrator.folder, 'objects') })
  const left = await objects
    .head(`videos/${video.videoId}/film`)
    .catch((error: { code: string }) => error.code)
  expect(left).toBe('OBJECT_MISSING')
}, 240_000)

test.each(['flat', 'blurred'] as const)(
  'MEMBER-08: a picture that a film shows whole between %s bars is found, and for how long it is shown',
  async (bars) => {
    const video = await scanned(await reel(await shopPicture(), bars), await member())
    expect(video.matches.map(({ pages }) => new URL(pages[0]!.pageUrl).pathname)).toEqual([
      '/listings/drawing',
    ])
    const { from, at, to } = video.matches[0]!
    for (const [told, shown] of [
      [from, 1000],
      [to, 1750],
    ])
      expect(Math.abs(told! - shown!)).toBeLessThanOrEqual(250)
    expect(at).toBeGreaterThanOrEqual(from)
    expect(at).toBeLessThan(to)
  },
  240_000,
)

test('a film of which nothing is on the web: nothing is found, and how much was searched is said', async () => {
  const video = await scanned(unknown, await member())
  expect(video).toMatchObject({ status: 'completed', matches: [], picturesSearched: 5 })
}, 240_000)

test('what is no film is refused at once, what is a bad one when it is looked at, each by its code', async () => {
  const token = await member()
  expect(await codeOf(await send(Buffer.from('GIF89a…'), token))).toEqual([415, 'NOT_A_VIDEO'])
  expect(await codeOf(await send(Buffer.alloc(0), token))).toEqual([400, 'VIDEO_EMPTY'])
  expect(await codeOf(await orchestrator.ask('/videos', token, { method: 'POST' }))).toEqual([
    400,
    'VIDEO_REQUIRED',
  ])
  const long = await encodeFilm(Buffer.alloc(64 * 36 * 3 * 32), { width: 64, height: 36, rate: 1 })
  expect(await scanned(long, token)).toMatchObject({
    status: 'failed',
    failure: 'VIDEO_TOO_LONG',
    matches: [],
  })
  // What brought nothing costs nothing: the one that a new member can spend is still there, and only that.
  expect(await scanned(unknown, token)).toMatchObject({ status: 'completed' })
  expect(await codeOf(await send(unknown, token))).toEqual([409, 'QUOTA_EXHAUSTED'])
}, 240_000)

test('a form that is none is told so, whatever is wrong with it, and an end that is missing as well', async () => {
  const token = await member()
  const post = (type: string, body: string): Promise<Response> =>
    orchestrator.ask('/videos', token, { method: 'POST', headers: { 'content-type': type }, body })
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\nabc'
  for (const [type, body, status, code] of [
    ['multipart/form-data', part, 400, 'REQUEST_INVALID'],
    ['multipart/form-data; boundary=', part, 400, 'REQUEST_INVALID'],
    ['multipart/form-data; charset=utf-8', '', 400, 'REQUEST_INVALID'],
    ['multipart/form-data; boundary=x', '', 400, 'VIDEO_REQUIRED'],
    ['multipart/form-data; boundary=x', part, 400, 'UPLOAD_INTERRUPTED'],
    ['multipart/form-data; boundary=x', '--x--\r\n', 400, 'VIDEO_REQUIRED'],
    ['multipart/mixed; boundary=x', part, 415, 'CONTENT_TYPE_UNSUPPORTED'],
    ['text/plain', 'abc', 415, 'CONTENT_TYPE_UNSUPPORTED'],
  ] as const) {
    const response = await post(type, body)
    expect([type, response.status, await response.json()]).toMatchObject([type, status, { code }])
  }
})

test('who may: members, each their own; visitors and strangers not', async () => {
  const form = () => send(ours, '')
  expect(
    (await orchestrator.ask('/videos/x', await identity.mint(crypto.randomUUID(), 'trial'))).status,
  ).toBe(403)
  expect((await form()).status).toBe(401)
  const read = await orchestrator.ask(`/videos/${crypto.randomUUID()}`, await member())
  expect(await codeOf(read)).toEqual([404, 'VIDEO_SCAN_NOT_FOUND'])
})

const list = async (token: string, query = '') => {
  const answer = await orchestrator.ask(`/videos${query}`, token)
  return listVideosResponse.parse(await answer.json()).data
}
const objectsOf = async (videoId: string): Promise<string[]> => {
  const objects = new FolderObjectStore({ root: join(orchestrator.folder, 'objects') })
  const keys: string[] = []
  for await (const { key } of objects.list(`videos/${videoId}/`)) keys.push(key)
  return keys
}

test('one’s own scans are listed, newest first, a page at a time; nobody else’s', async () => {
  const token = await subscriber()
  expect(await list(token)).toEqual({ videos: [], nextCursor: null })
  const found = await scanned(second, token)
  const nothing = await scanned(unknown, token)
  const [newest, oldest] = (await list(token)).videos
  expect(newest).toMatchObject({
    videoId: nothing.videoId,
    status: 'completed',
    matches: 0,
    frame: null,
    progress: 100,
  })
  expect(oldest).toMatchObject({
    videoId: found.videoId,
    matches: 1,
    frame: found.matches[0]!.frame,
    durationMs: 1000,
  })
  const first = await list(token, '?limit=1')
  expect(first).toEqual({ videos: [newest], nextCursor: nothing.videoId })
  const next = await list(token, `?limit=1&cursor=${first.nextCursor}`)
  expect(next).toEqual({ videos: [oldest], nextCursor: null })
  expect((await list(await member(), `?cursor=${first.nextCursor}`)).videos).toEqual([])
  expect(await codeOf(await orchestrator.ask('/videos?limit=0', token))).toEqual([400, 'REQUEST_INVALID'])
}, 240_000)

test('its owner removes a scan with its stills, once; nobody else does', async () => {
  const token = await member()
  const { videoId } = await scanned(second, token)
  expect(await objectsOf(videoId)).not.toEqual([])
  const remove = (by: string, key?: string): Promise<Response> =>
    orchestrator.ask(`/videos/${videoId}`, by, {
      method: 'DELETE',
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  expect(await codeOf(await remove(await member()))).toEqual([404, 'VIDEO_SCAN_NOT_FOUND'])
  expect(await codeOf(await remove(await identity.mint(crypto.randomUUID(), 'admin')))).toEqual([
    404,
    'VIDEO_SCAN_NOT_FOUND',
  ])
  const key = crypto.randomUUID()
  expect((await remove(token, key)).status).toBe(204)
  // Asked again because the answer was lost, and asked anew.
  expect((await remove(token, key)).status).toBe(204)
  expect(await codeOf(await remove(token))).toEqual([404, 'VIDEO_SCAN_NOT_FOUND'])
  expect(await codeOf(await orchestrator.ask(`/videos/${videoId}`, token))).toEqual([
    404,
    'VIDEO_SCAN_NOT_FOUND',
  ])
  expect((await list(token)).videos).toEqual([])
  await until(async () => (await objectsOf(videoId)).length === 0, { what: 'the stills to be gone' })
}, 240_000)

test('one that is removed while it is looked at leaves nothing', async () => {
  const token = await subscriber()
  const { videoId } = scanVideoResponse.parse(await (await send(ours, token)).json()).data
  expect((await orchestrator.ask(`/videos/${videoId}`, token, { method: 'DELETE' })).status).toBe(204)
  // The next one has its turn after it.
  await scanned(unknown, token)
  await orchestrator.app.get(SweepVideos).execute(new Date(Date.now() + 1000))
  expect(await objectsOf(videoId)).toEqual([])
}, 240_000)

test('a film that could not be removed when its scan ended is swept', async () => {
  const { videoId } = await scanned(unknown, await member())
  const objects = new FolderObjectStore({ root: join(orchestrator.folder, 'objects') })
  await objects.put(`videos/${videoId}/film`, second, { contentType: 'application/octet-stream' })
  await orchestrator.app.get(SweepVideos).execute(new Date(Date.now() + 1000))
  expect(await objectsOf(videoId)).toEqual([])
}, 240_000)

test('a process that is stopped gives its film back within seconds, and the next one takes it up at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'videos-stopped-'))
  const [own, ownEvents] = await Promise.all([createDatabase(), createTestDatabase()])
  const start = () =>
    startOrchestrator({ databaseUrl: own.url, eventsUrl: ownEvents.url, identity, site, folder })
  const stopped = await start()
  const token = await member()
  const form = new FormData()
  form.append('file', new Blob([ours]), 'film.mp4')
  const sent = await stopped.ask('/videos', token, { method: 'POST', body: form })
  const { videoId } = scanVideoResponse.parse(await sent.json()).data
  const read = async (from: RunningOrchestrator) =>
    readVideoResponse.parse(await (await from.ask(`/videos/${videoId}`, token)).json()).data
  await until(async () => (await read(stopped)).step === 'reading', { what: 'the film to be read' })
  const began = performance.now()
  await stopped.stop()
  expect(performance.now() - began).toBeLessThan(5_000)
  const next = await start()
  const held = async () => {
    const sql = "SELECT fence, failures, losses FROM job WHERE kind = 'videos.look-at' AND state = 'running'"
    return ((await next.app.get(DataSource).query(sql)) as object[])[0]
  }
  // Of a process that was killed it would be a loss, and its lease would have to run out first.
  expect(await until(held, { what: 'the film to be taken up' })).toEqual({ fence: 2, failures: 0, losses: 0 })
  await until(async () => (await read(next)).status === 'completed', { what: 'the film', within: 60_000 })
  await next.stop()
  await Promise.all([own.drop(), ownEvents.drop(), rm(folder, { recursive: true })])
}, 240_000)

test('the same key and film is one scan; with another film it is refused', async () => {
  const token = await member()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const [first, again] = [await send(second, token, 'a.mp4', key), await send(second, token, 'a.mp4', key)]
  expect(await again.json()).toEqual(await first.json())
  expect(await codeOf(await send(unknown, token, 'a.mp4', key))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
}, 120_000)

test('E8: an erased owner leaves no row, and after the sweep no file', async () => {
  const ownerId = crypto.randomUUID()
  const token = await member(ownerId)
  const { videoId, matches } = await scanned(second, token)
  expect(matches.length).toBeGreaterThan(0)
  await orchestrator.tell(userErased, { userId: ownerId, erasedAt: new Date().toISOString() })
  expect((await orchestrator.ask(`/videos/${videoId}`, token)).status).toBe(404)
  await orchestrator.app.get(SweepVideos).execute(new Date(Date.now() + 1000))
  expect(await objectsOf(videoId)).toEqual([])
}, 240_000)
