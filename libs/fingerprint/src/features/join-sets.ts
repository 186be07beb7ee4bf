import type { FeatureSet } from './local-features'
import { DESCRIPTOR_BYTES } from './local-features'

/**
 * The points of the rendition itself, then those of the smaller ones, dealt out in turn by their numbers: any beginning
 * of them holds every size in the same measure.
 */
export function joinSets([fine, ...smaller]: readonly FeatureSet[]): FeatureSet {
  if (!fine) throw new RangeError('No set to join')
  const dealt = smaller
    .flatMap((set) => Array.from({ length: set.count }, (_, i) => ({ set, i, turn: (i + 0.5) / set.count })))
    .sort((a, b) => a.turn - b.turn)
  const points = [
    ...fine.points,
    ...dealt.flatMap(({ set, i }) => [...set.points.subarray(i * 2, i * 2 + 2)]),
  ]
  const descriptors = Buffer.concat([
    fine.descriptors,
    ...dealt.map(({ set, i }) => set.descriptors.subarray(i * DESCRIPTOR_BYTES, (i + 1) * DESCRIPTOR_BYTES)),
  ])
  return {
    count: fine.count + dealt.length,
    fine: fine.count,
    points: Float32Array.from(points),
    descriptors: Uint8Array.from(descriptors),
  }
}
