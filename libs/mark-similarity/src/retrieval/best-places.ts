const bins = 4096

type Values = Float32Array | Float64Array

/** A value that about `count` of the values reach, by a histogram: the whole list is never sorted. */
function floorOf(values: Values, count: number): number {
  let most = 0
  for (const value of values) if (value > most) most = value
  const scale = (bins - 1) / (most || 1)
  const histogram = new Uint32Array(bins)
  // Values are not negative: the whole part is what is left of them as integers.
  for (const value of values) histogram[(value * scale) | 0]!++
  let reached = 0
  let bin = bins - 1
  for (; bin > 0; bin--) {
    reached += histogram[bin]!
    if (reached >= count) break
  }
  // A little less: what was rounded up into the bin reaches it, too.
  return (bin / scale) * (1 - Number.EPSILON * 8)
}

/** Places of the `count` largest values, the largest first; of equal values the earlier place first, unless said otherwise. */
export function bestPlaces(
  values: Values,
  count: number,
  inOrder: (a: number, b: number) => number = (a, b) => a - b,
): number[] {
  const floor = values.length > count ? floorOf(values, count) : Number.NEGATIVE_INFINITY
  const places: number[] = []
  for (let place = 0; place < values.length; place++) if (values[place]! >= floor) places.push(place)
  return places.sort((a, b) => values[b]! - values[a]! || inOrder(a, b)).slice(0, count)
}
