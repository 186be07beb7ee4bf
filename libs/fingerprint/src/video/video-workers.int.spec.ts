import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { alterFilm, encodeFilm, film, FILM_ALTERATIONS, FILM_SIZE } from '../fixtures'
import type { FilmAlteration } from '../fixtures'
import { compareFilms } from './compare-films'
import { openFfmpeg } from './ffmpeg-core'
import type { VideoFacts } from './inspect-film'
import { VideoWorkers } from './video-workers'

/** Shorter than the benchmarks' films, which say what is found of 8 s: hashing a frame is the dearest step. */
const SIZE = { ...FILM_SIZE, shots: [0.5, 0.5, 0.75, 0.5] }
const SECONDS = 2.25

let workers: VideoWorkers
let original: Buffer
let other: Buffer
let facts: VideoFacts
let otherFacts: VideoFacts

beforeAll(async () => {
  workers = new VideoWorkers({ workers: 2 })
  ;[original, other] = await Promise.all([film(1, SIZE), film(2, SIZE)])
  ;[facts, otherFacts] = await Promise.all([workers.inspect(original), workers.inspect(other)])
}, 180_000)

afterAll(() => workers.close())

test('MEMBER-08: what is said of a film', () => {
  expect(facts).toMatchObject({
    container: 'mp4',
    mediaType: 'video/mp4',
    codec: 'h264',
    width: 192,
    height: 108,
    durationMs: 2250,
    codedFrames: 27,
  })
  const { frames } = facts.fingerprint
  expect(frames).toHaveLength(18)
  expect(frames[0]!.at).toBe(0)
  expect(frames.every(({ hashes }) => hashes.every(({ hex }) => /^[0-9a-f]{64}$/.test(hex)))).toBe(true)
})

test('different films never match', () => {
  expect(compareFilms(facts.fingerprint, otherFacts.fingerprint)).toBeNull()
  expect(compareFilms(otherFacts.fingerprint, facts.fingerprint)).toBeNull()
})

/** How far a border of a segment may lie from the true one: a frame of the slowest film, and the sampling. */
const BORDER_MS = 500

describe('a film that was taken', () => {
  const { 'cut to 2.2-6.4 s': _, ...whole } = FILM_ALTERATIONS
  const alterations: Record<string, FilmAlteration> = {
    ...whole,
    'cut to 0.6-1.8 s': { output: ['-ss', '0.6', '-t', '1.2'], kept: [0.6, 1.8] },
  }
  test.each(Object.keys(alterations))(
    '%s: found, where it is',
    async (name) => {
      const alteration = alterations[name]!
      const { kept = [0, SECONDS], delay = 0 } = alteration
      const altered = await workers.inspect(await alterFilm(original, alteration, delay ? other : undefined))
      const match = compareFilms(altered.fingerprint, facts.fingerprint)
      expect(match?.mirrored).toBe(name === 'mirrored')
      const [first] = match!.segments
      const last = match!.segments.at(-1)!
      const near = (value: number, wanted: number): void =>
        expect(Math.abs(value - wanted)).toBeLessThanOrEqual(BORDER_MS)
      near(first!.candidate.from, kept[0] * 1000)
      near(last.candidate.to, kept[1] * 1000)
      near(first!.query.from, delay * 1000)
      near(last.query.to, (delay + kept[1] - kept[0]) * 1000)
      expect(match!.coverage.candidate).toBeGreaterThan(((kept[1] - kept[0]) / SECONDS) * 0.85)
      const alsoOther = compareFilms(altered.fingerprint, otherFacts.fingerprint)
      expect(alsoOther === null).toBe(delay === 0)
    },
    120_000,
  )
})

const RAW = { width: 64, height: 36, rate: 12 }
const noise = (frames: number): Buffer =>
  Buffer.from(Uint8Array.from({ length: RAW.width * RAW.height * 3 * frames }, (_, i) => (i * 7919) >> 3))
/** Frames of one tone, a second of them. */
const tone = (level: number): Buffer => Buffer.alloc(RAW.width * RAW.height * 3 * 36, level)

describe('nothing to match', () => {
  test.each([
    ['black', 0],
    ['grey', 128],
  ])(
    'a %s film has no hash above the floor and matches nothing',
    async (_, level) => {
      const { fingerprint } = await workers.inspect(await encodeFilm(tone(level), RAW))
      expect(
        fingerprint.frames.flatMap(({ hashes }) => hashes.filter(({ quality }) => quality >= 50)),
      ).toEqual([])
      expect(compareFilms(fingerprint, fingerprint)).toBeNull()
    },
    60_000,
  )
})

describe('refused, each by its own code', () => {
  const small = (frames = 12, more: string[] = [], rate = 12): Promise<Buffer> =>
    encodeFilm(noise(frames), { ...RAW, rate }, 'h264', more)
  const cases: Record<string, [code: string, make: () => Promise<Buffer>]> = {
    'an empty file': ['VIDEO_EMPTY', async () => Buffer.alloc(0)],
    'a picture': [
      'NOT_A_VIDEO',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
    'a playlist': ['NOT_A_VIDEO', async () => Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    'a film whose end is missing': ['VIDEO_TRUNCATED', async () => (await small()).subarray(0, 3000)],
    'a film that was cut behind its header': [
      'VIDEO_TRUNCATED',
      async () => {
        const whole = await small(24, ['-movflags', '+faststart'])
        return whole.subarray(0, Math.floor(whole.length / 2))
      },
    ],
    'MPEG-4 part 2 in MP4': ['VIDEO_CODEC_NOT_SUPPORTED', () => small(12, ['-c:v', 'mpeg4'])],
    'sound alone': [
      'VIDEO_WITHOUT_PICTURES',
      () =>
        encodeFilm(noise(12), RAW, 'h264', [
          '-filter_complex',
          'aevalsrc=0.1*sin(880*t):d=1[a]',
          '-map',
          '[a]',
          '-c:a',
          'aac',
          '-vn',
        ]),
    ],
    'no frame': [
      'VIDEO_WITHOUT_FRAMES',
      async () => {
        const whole = await small(12, ['-movflags', '+empty_moov+frag_keyframe+default_base_moof'])
        // The first fragment: everything before it is head.
        return whole.subarray(0, whole.indexOf('moof') - 4)
      },
    ],
    '31 seconds': ['VIDEO_TOO_LONG', () => small(31, [], 1)],
    'endless: no length said, and a clock that runs away': [
      'VIDEO_TOO_LONG',
      () =>
        encodeFilm(noise(12), RAW, 'vp8', [
          '-vf',
          'setpts=PTS*100000',
          '-vsync',
          'passthrough',
          '-live',
          '1',
        ]),
    ],
    '10,000 frames a second': [
      'VIDEO_TOO_MANY_FRAMES',
      () => encodeFilm(Buffer.alloc(16 * 16 * 3 * 4000), { width: 16, height: 16, rate: 10_000 }),
    ],
    'a frame of 12 megapixels': [
      'VIDEO_FRAME_TOO_LARGE',
      () => encodeFilm(Buffer.alloc(4000 * 3000 * 3), { width: 4000, height: 3000, rate: 1 }),
    ],
  }
  test.each(Object.keys(cases))(
    '%s',
    async (name) => {
      const [code, make] = cases[name]!
      await expect(workers.inspect(await make())).rejects.toMatchObject({ name: 'VideoRefused', code })
    },
    60_000,
  )

  test('a file over the limit is refused before it is read', async () => {
    const strict = new VideoWorkers({ maxBytes: 1000 })
    await expect(strict.inspect(original)).rejects.toMatchObject({ code: 'VIDEO_FILE_TOO_LARGE' })
  })
})

describe('a film may not', () => {
  test('take longer than its time: its process is killed, the next film is looked at', async () => {
    const hasty = new VideoWorkers({ timeoutMs: 50 })
    await expect(hasty.inspect(original)).rejects.toMatchObject({ code: 'VIDEO_TIMEOUT' })
    expect(hasty.pids).toEqual([])
    await expect(hasty.inspect(original)).rejects.toMatchObject({ code: 'VIDEO_TIMEOUT' })
  })

  test('take more memory than its share', async () => {
    const narrow = new VideoWorkers({ memoryMb: 40 })
    const large = await encodeFilm(Buffer.alloc(4096 * 2304 * 3 * 2), { width: 4096, height: 2304, rate: 2 })
    await expect(narrow.inspect(large)).rejects.toMatchObject({ code: 'VIDEO_TOO_DEMANDING' })
  }, 60_000)

  test('see anything of the service’s environment', async () => {
    process.env['A_SECRET_OF_THE_SERVICE'] = 'hunter2'
    const asked = workers.inspect(original)
    const environment = readFileSync(`/proc/${workers.pids[0]}/environ`, 'latin1')
    delete process.env['A_SECRET_OF_THE_SERVICE']
    await asked
    expect(environment).not.toContain('hunter2')
  }, 60_000)
})

test('a process that is killed loses its film alone; closed workers say so', async () => {
  const one = new VideoWorkers()
  const lost = one.inspect(original)
  const next = one.inspect(other)
  process.kill(one.pids[0]!, 'SIGKILL')
  await expect(lost).rejects.toMatchObject({ code: 'VIDEO_WORKER_CRASHED' })
  expect((await next).fingerprint).toEqual(otherFacts.fingerprint)
  const asked = [one.inspect(original), one.inspect(original)]
  one.close()
  const ended = await Promise.allSettled([...asked, one.inspect(original)])
  expect(ended).toEqual(
    ended.map(() => ({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'VIDEO_WORKERS_CLOSED' }),
    })),
  )
}, 60_000)

test('an abort ends its own film at once, running or waiting, and no other', async () => {
  const one = new VideoWorkers()
  const [running, waiting] = [new AbortController(), new AbortController()]
  const asked = [
    one.inspect(original, running.signal),
    one.inspect(original, waiting.signal),
    one.inspect(other),
  ] as const
  const [pid] = one.pids
  waiting.abort(new Error('no longer wanted'))
  await expect(asked[1]).rejects.toThrow('no longer wanted')
  running.abort(new Error('stopped'))
  await expect(asked[0]).rejects.toThrow('stopped')
  expect(() => process.kill(pid!, 0)).toThrow('ESRCH')
  expect((await asked[2]).fingerprint).toEqual(otherFacts.fingerprint)
  await expect(one.inspect(original, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
}, 60_000)

test('without its decoder it says what is missing', async () => {
  await expect(openFfmpeg(64, '@ffmpeg/not-installed')).rejects.toMatchObject({
    code: 'VIDEO_DECODER_MISSING',
    message: expect.stringContaining('npm ci'),
  })
})

test('every frame of a film at once: as many stills, each of its own', async () => {
  const places = facts.fingerprint.frames.map((_, place) => place)
  const stills = await workers.stills(original, places)
  expect(new Set(stills.map((still) => still.toString('latin1'))).size).toBeGreaterThan(places.length / 2)
  for (const still of stills) expect((await sharp(still).metadata()).format).toBe('jpeg')
}, 60_000)

test('stills are pictures of the frames that were asked for, in that order, without metadata', async () => {
  const [late, early] = await workers.stills(original, [15, 0])
  const again = await workers.stills(original, [0])
  expect(again[0]!.equals(early!)).toBe(true)
  expect(late!.equals(early!)).toBe(false)
  const { format, width, height, exif } = await sharp(late).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: 192,
    height: 108,
    exif: undefined,
  })
}, 60_000)
