import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { FRAME_LIMIT, hammingDistance, QUALITY_FLOOR } = require('@originseal/fingerprint')

/** Half of the frames of either film: what a cut to half leaves. */
const ENOUGH = 0.5

/** vPDQ (ThreatExchange, vpdq/README.md): a bag of whole frames' hashes, no time, no windows, no mirror. */
export function findsByFrames(query, candidate) {
  const [a, b] = [wholeFrames(query), wholeFrames(candidate)]
  return Math.max(shareFound(a, b), shareFound(b, a)) >= ENOUGH
}

const wholeFrames = ({ frames }) =>
  frames.flatMap(({ hashes }) =>
    hashes
      .filter(({ window, quality }) => window === 'frame' && quality >= QUALITY_FLOOR)
      .map(({ hex }) => hex),
  )

const shareFound = (from, among) =>
  from.length === 0
    ? 0
    : from.filter((hex) => among.some((other) => hammingDistance(hex, other) <= FRAME_LIMIT)).length /
      from.length
