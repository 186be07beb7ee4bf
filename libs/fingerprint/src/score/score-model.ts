/**
 * Written by `npm run calibrate -w @originseal/fingerprint`; not by hand. Weights of content share, area share, bits, in place, frame, hash.
 */
export const SCORE_MODEL = {
  bias: -19.1994,
  weights: [4.2369, 9.4357, 0, 9.9309, -6.5434, 1.5018],
  methodVersions: { sha256: 1, pdq: 8, 'pdq-dihedral': 8, 'local-features': 9 },
  corpus: {
    seed: 61000,
    photographs: 'tools/system-tests/bench/photographs/photographs.json, as laid down eb734096bcb6d7c5',
    photographedTwice: 146,
    trainingPairs: 174,
    heldOutPairs: 175,
    heldOutCopies: 82,
    expectedError: 0.0577,
    copiesFrom09: 0.9583,
    pairsFrom09: 85,
  },
} as const
