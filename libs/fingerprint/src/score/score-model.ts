/**
 * Written by `npm run calibrate -w @originseal/fingerprint`; not by hand. Weights of content share, area share, bits, in place, frame, hash.
 */
export const SCORE_MODEL = {
  bias: -19.9263,
  weights: [4.6278, 9.4727, 0, 10.1204, -6.4395, 1.6973],
  methodVersions: { sha256: 1, pdq: 7, 'pdq-dihedral': 7, 'local-features': 8 },
  corpus: {
    seed: 61000,
    photographs: 'tools/system-tests/bench/photographs/photographs.json, as laid down eb734096bcb6d7c5',
    photographedTwice: 146,
    trainingPairs: 174,
    heldOutPairs: 175,
    heldOutCopies: 82,
    expectedError: 0.0435,
    copiesFrom09: 0.9578,
    pairsFrom09: 84,
  },
} as const
