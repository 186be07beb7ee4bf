/** What the callers have: works, scans with findings, videos with matches. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { ask, askJson, bearer, form } from '../../shared/ask.mjs'
import { drawPicture } from '../../shared/draw-picture.mjs'
import { until } from '../../shared/until.mjs'

const require = createRequire(import.meta.url)
const { encodeFilm } = require('@originseal/fingerprint/fixtures')

const visitor = { realName: '林原印', email: 'fuzz@example.tw', phone: '0912345678' }
const FRAME = { width: 320, height: 240, rate: 12 }
const FRAMES = 36
const PATIENCE_MS = 600_000

export const fieldsOf = (title) => ({ ...visitor, title, keywords: '', agreePolicy: 'true' })

/** Seals a picture; without a token as a new visitor. @returns {Promise<{ id: string, token: string, picture: Buffer }>} */
export async function sealPicture(origin, seed, token) {
  const picture = await drawPicture(seed)
  const { data } = await askJson(`${origin}/protect/trial`, {
    method: 'POST',
    headers: token === undefined ? {} : bearer(token),
    body: form({ ...fieldsOf(titleOf(seed)), file: [new Blob([picture]), `${seed}.jpg`] }),
    status: 201,
  })
  return { id: data.file.id, token: token ?? data.trialToken, picture }
}

const titleOf = (seed) => `Sample ${seed}`

/** Puts a copy of the picture on sale, under the work's title. */
export function offerCopy(market, seed, picture) {
  const body = form({
    shop: 'moonlit-prints',
    title: titleOf(seed),
    price: '480',
    image: [new Blob([picture]), 'copy.jpg'],
  })
  return ask(`${market}/listings`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    status: 201,
  })
}

/** Scans for copies of a work to the end. @returns ids of the scan and of what it found, and the stream's token */
export async function scanWork(origin, { id, token }) {
  const headers = bearer(token)
  const { scanId, progressToken } = await askJson(`${origin}/protect/trial/files/${id}/scan`, {
    method: 'POST',
    headers,
    status: 202,
  })
  const { findings } = await ended(`${origin}/protect/trial/scans/${scanId}`, headers)
  if (findings.length === 0) throw new Error('the scan did not find the copy that is on sale')
  return { scanId, progressToken, findingId: findings[0].id }
}

/** What a scan or a video is once it is no longer under way. */
async function ended(url, headers) {
  let data
  const isOver = async () => {
    data = (await askJson(url, { headers })).data
    return data.status !== 'processing'
  }
  await until(isOver, { what: `the end of ${url}`, within: PATIENCE_MS, every: 500 })
  return data
}

/** A film that shows the picture. */
async function filmOf(picture) {
  const { width, height } = FRAME
  const frame = await sharp(picture).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const film = await encodeFilm(Buffer.concat(Array.from({ length: FRAMES }, () => frame)), FRAME, 'h264')
  return /** @type {Buffer<ArrayBuffer>} */ (film)
}

/** Scans a film that shows a picture which is on sale. @returns ids of the video, of a match and of its still */
export async function scanFilm(origin, token, folder, picture) {
  const film = await filmOf(picture)
  const file = join(folder, 'film.mp4')
  writeFileSync(file, film)
  const headers = bearer(token)
  const post = async () => {
    const body = form({ file: [new Blob([film], { type: 'video/mp4' }), 'film.mp4'] })
    return (await askJson(`${origin}/api/videos`, { method: 'POST', headers, body, status: 202 })).data
      .videoId
  }
  const [videoId, spareId] = [await post(), await post()]
  const { matches, failure } = await ended(`${origin}/api/videos/${videoId}`, headers)
  if (matches.length === 0) throw new Error(`the film's picture was not found (${failure ?? 'completed'})`)
  return { file, videoId, spareId, matchId: matches[0].id, frame: matches[0].frame }
}
