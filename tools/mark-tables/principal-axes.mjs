/** Uniform numbers from a seed (xorshift), so that the same characters give the same axes. */
function seeded(seed) {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32 - 0.5
  }
}

const dot = (a, aAt, b, bAt, width) => {
  let sum = 0
  for (let i = 0; i < width; i++) sum += a[aAt + i] * b[bAt + i]
  return sum
}

/** Gram and Schmidt's method, in place. */
function orthonormalise(axes, width) {
  for (let a = 0; a < axes.length; a += width) {
    for (let b = 0; b < a; b += width) {
      const shared = dot(axes, a, axes, b, width)
      for (let i = 0; i < width; i++) axes[a + i] -= shared * axes[b + i]
    }
    const length = Math.sqrt(dot(axes, a, axes, a, width)) || 1
    for (let i = 0; i < width; i++) axes[a + i] /= length
  }
}

/**
 * The directions in which rows differ most, by block power iteration over every fifth row.
 * @param {Float32Array} rows of `width` numbers each
 * @param {number} width
 * @param {number} count of axes
 */
export function principalAxes(rows, width, count) {
  const random = seeded(20_892)
  let axes = new Float32Array(count * width).map(random)
  orthonormalise(axes, width)
  for (let round = 0; round < 6; round++) {
    const next = new Float32Array(count * width)
    for (let row = 0; row < rows.length; row += 5 * width)
      for (let axis = 0; axis < axes.length; axis += width) {
        const share = dot(axes, axis, rows, row, width)
        for (let i = 0; i < width; i++) next[axis + i] += share * rows[row + i]
      }
    axes = next
    orthonormalise(axes, width)
  }
  return axes
}

/** Each row as its shares of the axes. */
export function project(rows, width, axes) {
  const count = axes.length / width
  const out = new Float32Array((rows.length / width) * count)
  for (let row = 0; row * width < rows.length; row++)
    for (let axis = 0; axis < count; axis++)
      out[row * count + axis] = dot(axes, axis * width, rows, row * width, width)
  return out
}
