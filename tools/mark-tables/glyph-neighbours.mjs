/** Numbers of a character's vector, and what its length is squared. */
const width = 64
const unit = 127 * 127
/** Neighbours of a character at most, and the cosine from which on it is one; look/glyphs.ts reads so many. */
const mostNeighbours = 10
const leastCosine = 0.68
const none = 0xff_ff

/**
 * Of each character the places of those that look most like it, the nearest first, as ten 16-bit numbers, 65,535 for none.
 * @param {Int8Array} vectors of `glyphVectors`
 */
export function glyphNeighbours(vectors) {
  const count = vectors.length / width
  const neighbours = new Uint16Array(count * mostNeighbours).fill(none)
  for (let own = 0; own < count; own++) {
    const near = []
    for (let other = 0; other < count; other++) {
      const cosine = cosineOf(vectors, own * width, other * width)
      if (cosine > leastCosine && other !== own) near.push({ other, cosine })
    }
    near.sort((a, b) => b.cosine - a.cosine || a.other - b.other)
    const nearest = near.slice(0, mostNeighbours).map(({ other }) => other)
    neighbours.set(nearest, own * mostNeighbours)
  }
  return neighbours
}

function cosineOf(vectors, a, b) {
  let sum = 0
  for (let i = 0; i < width; i++) sum += vectors[a + i] * vectors[b + i]
  return sum / unit
}
