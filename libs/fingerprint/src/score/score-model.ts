/**
 * Written by `npm run calibrate -w @originseal/fingerprint`; not by hand. Weights of content share, area share, bits, in place, frame, hash.
 */
export const SCORE_MODEL = {
  bias: -16.1621,
  weights: [3.8471, 7.6579, -1.1404, 9.6709, -5.6442, 1.3079],
  methodVersions: { sha256: 1, pdq: 3, 'pdq-dihedral': 3, 'local-features': 3 },
  corpus: {
    seed: 61000,
    trainingPairs: 325,
    heldOutPairs: 175,
    heldOutCopies: 84,
    expectedError: 0.0152,
    copiesFrom09: 1,
    pairsFrom09: 83,
  },
} as const
