import sharp from 'sharp'

const [width, height] = [1200, 900]

/** Marsaglia's xorshift32: the same numbers from 0 to 1 for the same seed. */
function numbersOf(seed) {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 2 ** 32
  }
  for (let i = 0; i < 16; i += 1) next()
  return next
}

/**
 * A picture that nobody has sealed before: a landscape of colour with shapes large and small, so that its
 * perceptual hash and its corners are its own. The same seed draws the same picture.
 * @param {number} seed
 * @returns {Promise<Buffer<ArrayBuffer>>} JPEG of 1200 × 900 pixels, below one IPFS chunk of 256 KiB
 */
export async function drawPicture(seed) {
  const next = numbersOf(seed)
  const between = (from, to) => from + (to - from) * next()
  const colour = (light) => `hsl(${between(0, 360)} ${between(35, 85)}% ${light}%)`
  const wash = Array.from(
    { length: 4 },
    (_, i) => `<stop offset="${i / 3}" stop-color="${colour(between(25, 80))}"/>`,
  )
  const shapes = Array.from({ length: 70 }, (_, i) => {
    const size = i < 14 ? between(120, 340) : between(12, 90)
    const [x, y] = [between(0, width), between(0, height)]
    const look = `fill="${colour(between(12, 92))}" fill-opacity="${between(0.65, 1)}"`
    const turn = `transform="rotate(${between(0, 180)} ${x} ${y})"`
    if (i % 3 === 0)
      return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * between(0.4, 1)}" ${turn} ${look}/>`
    if (i % 3 === 1)
      return `<rect x="${x}" y="${y}" width="${size}" height="${size * between(0.3, 1.2)}" ${turn} ${look}/>`
    const corners = Array.from({ length: 5 }, () => `${x + between(-size, size)},${y + between(-size, size)}`)
    return `<polygon points="${corners.join(' ')}" ${look}/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="w" gradientTransform="rotate(${between(0, 90)})">${wash.join('')}</linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#w)"/>${shapes.join('')}</svg>`
  const jpeg = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 90 }).toBuffer()
  return /** @type {Buffer<ArrayBuffer>} */ (jpeg)
}
