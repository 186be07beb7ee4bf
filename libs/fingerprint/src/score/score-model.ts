/**
 * Written by `npm run calibrate -w @originseal/fingerprint`; not by hand. Weights of content share, area share, bits, in place, frame, hash.
 */
export const SCORE_MODEL = {
  bias: -11.0067,
  weights: [3.8644, 4.6062, 0.0019, 7.0063, -3.1392, -0.3928],
  methodVersions: { sha256: 1, pdq: 2, 'pdq-dihedral': 2, 'local-features': 2 },
  corpus: {
    seed: 61000,
    trainingPairs: 21,
    heldOutPairs: 25,
    heldOutCopies: 12,
    expectedError: 0.0355,
    copiesFrom09: 1,
    pairsFrom09: 11,
  },
} as const
