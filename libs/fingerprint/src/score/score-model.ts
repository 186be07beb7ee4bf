/**
 * Written by `npm run calibrate -w @originseal/fingerprint`; not by hand. Weights of content share, area share, bits, in place, frame, hash.
 */
export const SCORE_MODEL = {
  bias: -14.784,
  weights: [2.1132, 12.5168, -0.6612, 10.3018, -6.8343, -2.9378],
  methodVersions: { sha256: 1, pdq: 2, 'pdq-dihedral': 2, 'local-features': 2 },
  corpus: {
    seed: 61000,
    trainingPairs: 325,
    heldOutPairs: 175,
    heldOutCopies: 84,
    expectedError: 0.0144,
    copiesFrom09: 1,
    pairsFrom09: 79,
  },
} as const
