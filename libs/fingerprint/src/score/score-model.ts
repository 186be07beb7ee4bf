/**
 * Written by `npm run calibrate -w @originseal/fingerprint`; not by hand. Weights of content share, area share, bits, in place, frame, hash.
 */
export const SCORE_MODEL = {
  bias: -11.5265,
  weights: [0.7587, 8.319, -3.2904, 11.1682, -4.1112, -0.465],
  methodVersions: { sha256: 1, pdq: 3, 'pdq-dihedral': 3, 'local-features': 3 },
  corpus: {
    seed: 61000,
    trainingPairs: 325,
    heldOutPairs: 175,
    heldOutCopies: 84,
    expectedError: 0.0196,
    copiesFrom09: 1,
    pairsFrom09: 83,
  },
} as const
