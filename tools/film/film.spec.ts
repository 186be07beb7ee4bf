import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { film } from './scenes.mjs'

const folder = join(__dirname, '../../apps/web/public/film')
const bytes = readFileSync(join(folder, 'originseal.mp4'))

/** The boxes of an MP4 between two places (ISO/IEC 14496-12 §4.2): name, where its content begins, where it ends. */
function boxes(start: number, end: number): { name: string; from: number; to: number }[] {
  const found = []
  for (let at = start; at < end; at += bytes.readUInt32BE(at))
    found.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      from: at + 8,
      to: at + bytes.readUInt32BE(at),
    })
  return found
}

const top = boxes(0, bytes.length)
const inside = (name: string, within = top) => within.find((box) => box.name === name) ?? { from: 0, to: 0 }

describe('HOME-13: the film of the home page', () => {
  it('is an MP4 whose index comes before its pictures, and small', () => {
    expect(top.map(({ name }) => name).filter((name) => name !== 'free')).toEqual(['ftyp', 'moov', 'mdat'])
    expect(bytes.length).toBeLessThanOrEqual(400_000)
  })

  it('lasts the seconds that its scenes are drawn for', () => {
    const moov = inside('moov')
    const { from } = inside('mvhd', boxes(moov.from, moov.to))
    // Version 0 has times of four bytes, version 1 of eight (§8.2.2).
    const isLong = bytes[from] === 1
    const scale = bytes.readUInt32BE(from + (isLong ? 20 : 12))
    const duration = isLong ? Number(bytes.readBigUInt64BE(from + 24)) : bytes.readUInt32BE(from + 16)
    expect(film.seconds).toBe(7)
    expect(duration / scale).toBeCloseTo(film.seconds, 1)
  })
})
