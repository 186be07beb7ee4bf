/** Runs in a page of Chromium: draws every frame and encodes them as H.264 in an MP4 whose index stands first. */
import { BufferTarget, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny'
import { drawFrame, film, posterAt } from './scenes.mjs'

const bitsPerSecond = 300_000

/** @returns {Promise<{ film: string, poster: string }>} as base64 */
export async function record({ face, characters, strokeWidth }) {
  document.fonts.add(await new FontFace('film', 'url(/font-500.ttf)', { weight: '500' }).load())
  document.fonts.add(await new FontFace('film', 'url(/font-700.ttf)', { weight: '700' }).load())
  const canvas = Object.assign(document.createElement('canvas'), { width: film.width, height: film.height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this page has no canvas')
  const seal = { face: new Path2D(face), characters: new Path2D(characters), strokeWidth }
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  })
  const source = new CanvasSource(canvas, { codec: 'avc', bitrate: bitsPerSecond, keyFrameInterval: 1 })
  output.addVideoTrack(source, { frameRate: film.rate })
  await output.start()
  for (let index = 0; index < film.seconds * film.rate; index++) {
    drawFrame(context, index / film.rate, seal)
    await source.add(index / film.rate, 1 / film.rate)
  }
  await output.finalize()
  const { buffer } = output.target
  if (!buffer) throw new Error('nothing was written')
  drawFrame(context, posterAt, seal)
  const poster = await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.82))
  return {
    film: base64(new Uint8Array(buffer)),
    poster: base64(new Uint8Array(await poster.arrayBuffer())),
  }
}

const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
