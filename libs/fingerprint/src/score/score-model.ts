/**
 * Written by `npm run calibrate -w @originseal/fingerprint`; not by hand. Weights of content share, area share, bits, in place, frame, hash.
 */
export const SCORE_MODEL = {
  bias: -20.0325,
  weights: [3.85, 10.4217, 0, 10.0231, -6.3855, 1.7123],
  methodVersions: { sha256: 1, pdq: 6, 'pdq-dihedral': 6, 'local-features': 7 },
  corpus: {
    seed: 61000,
    photographs: 'tools/system-tests/bench/photographs/photographs.json, as laid down eb734096bcb6d7c5',
    photographedTwice: 146,
    trainingPairs: 174,
    heldOutPairs: 175,
    heldOutCopies: 82,
    expectedError: 0.0433,
    copiesFrom09: 0.9578,
    pairsFrom09: 84,
  },
} as const
