import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { principalAxes, project } from './principal-axes.mjs'

/** Pixels of a cell that a character is drawn in, and its font's size. */
const cell = 48
const fontSize = 40
const baseline = 39
/** Characters of a row and of a column of one drawing. */
const sheet = 16
/** Grey squares per side; squares per side for gradients, and directions of those. */
const squares = 12
const fields = 4
const directions = 8
const greyLength = squares * squares
const vectorLength = greyLength + fields * fields * directions
/** Numbers that are kept of a character. */
const kept = 64
const faces = ['Noto Sans CJK TC', 'Noto Serif CJK TC']

/** sharp reads fonts by fontconfig, which asks this file when it is loaded. */
async function drawingWith(fonts) {
  const folder = mkdtempSync(join(tmpdir(), 'glyphs-'))
  const settings = `<fontconfig><dir>${resolve(fonts)}</dir><cachedir>${folder}</cachedir></fontconfig>`
  writeFileSync(join(folder, 'fonts.conf'), settings)
  process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf')
  const { default: sharp } = await import('sharp')
  return sharp
}

/** Ink of a sheet of characters, 0 to 1 per pixel. */
async function drawn(sharp, characters, face) {
  const side = sheet * cell
  const texts = characters.map((character, i) => {
    const [x, y] = [(i % sheet) * cell + cell / 2, Math.floor(i / sheet) * cell + baseline]
    return `<text x="${x}" y="${y}" text-anchor="middle">${character}</text>`
  })
  const style = `font-family="${face}" font-size="${fontSize}" fill="#000"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#fff"/><g ${style}>${texts.join('')}</g></svg>`
  const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  return (index) => {
    const ink = new Float32Array(cell * cell)
    const [left, top] = [(index % sheet) * cell, Math.floor(index / sheet) * cell]
    for (let y = 0; y < cell; y++)
      for (let x = 0; x < cell; x++) ink[y * cell + x] = 1 - data[(top + y) * side + left + x] / 255
    return ink
  }
}

/** Each pixel the mean of itself and its eight neighbours. */
function blurred(ink) {
  const out = ink.slice()
  for (let y = 1; y < cell - 1; y++)
    for (let x = 1; x < cell - 1; x++) {
      let sum = 0
      for (let dy = -cell; dy <= cell; dy += cell)
        for (let dx = -1; dx <= 1; dx++) sum += ink[y * cell + x + dy + dx]
      out[y * cell + x] = sum / 9
    }
  return out
}

function normalise(vector, from, to) {
  let sum = 0
  for (let i = from; i < to; i++) sum += vector[i] ** 2
  const length = Math.sqrt(sum) || 1
  for (let i = from; i < to; i++) vector[i] /= length
}

/** Grey of squares, then strength of edges by field and direction; each part of length 1. */
function describe(ink) {
  const vector = new Float32Array(vectorLength)
  const square = cell / squares
  const field = cell / fields
  for (let y = 0; y < cell; y++)
    for (let x = 0; x < cell; x++)
      vector[Math.floor(y / square) * squares + Math.floor(x / square)] += ink[y * cell + x]
  for (let y = 1; y < cell - 1; y++)
    for (let x = 1; x < cell - 1; x++) {
      const gx = ink[y * cell + x + 1] - ink[y * cell + x - 1]
      const gy = ink[(y + 1) * cell + x] - ink[(y - 1) * cell + x]
      const strength = Math.hypot(gx, gy)
      if (strength < 0.02) continue
      const angle = Math.atan2(gy, gx)
      const turned = angle < 0 ? angle + Math.PI : angle
      const direction = Math.min(directions - 1, Math.floor((turned / Math.PI) * directions))
      const at = Math.floor(y / field) * fields + Math.floor(x / field)
      vector[greyLength + at * directions + direction] += strength
    }
  normalise(vector, 0, greyLength)
  normalise(vector, greyLength, vectorLength)
  return vector
}

/** Mean 0 over all characters, length 1 each. */
function centre(rows, width) {
  const count = rows.length / width
  const mean = new Float64Array(width)
  rows.forEach((value, i) => (mean[i % width] += value / count))
  for (let i = 0; i < rows.length; i++) rows[i] -= mean[i % width]
  for (let row = 0; row < count; row++) {
    const part = rows.subarray(row * width, (row + 1) * width)
    normalise(part, 0, width)
  }
}

/**
 * 64 signed bytes per character, in their order: its picture in two faces on its principal axes, of length 127.
 * @param {string[]} characters
 * @param {string} fonts folder of the two faces
 */
export async function glyphVectors(characters, fonts) {
  const sharp = await drawingWith(fonts)
  const width = vectorLength * faces.length
  const rows = new Float32Array(characters.length * width)
  for (let first = 0; first < characters.length; first += sheet * sheet) {
    const some = characters.slice(first, first + sheet * sheet)
    for (const [f, face] of faces.entries()) {
      const inkOf = await drawn(sharp, some, face)
      for (const i of some.keys())
        rows.set(describe(blurred(blurred(inkOf(i)))), (first + i) * width + f * vectorLength)
    }
  }
  centre(rows, width)
  const axes = principalAxes(rows, width, kept)
  const vectors = project(rows, width, axes)
  const bytes = new Int8Array(vectors.length)
  for (let row = 0; row < characters.length; row++) {
    const vector = vectors.subarray(row * kept, (row + 1) * kept)
    normalise(vector, 0, kept)
    vector.forEach((value, i) => (bytes[row * kept + i] = Math.round(value * 127)))
  }
  return bytes
}
