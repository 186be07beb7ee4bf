/**
 * Written by `npm run calibrate -w @originseal/fingerprint`; not by hand. Weights of content share, area share, bits, in place, frame, hash.
 */
export const SCORE_MODEL = {
  bias: -18.6563,
  weights: [3.9945, 9.7753, -0.413, 9.7729, -6.565, 1.3873],
  methodVersions: { sha256: 1, pdq: 5, 'pdq-dihedral': 5, 'local-features': 6 },
  corpus: {
    seed: 61000,
    photographs: 'tools/system-tests/bench/photographs/photographs.json, as laid down eb734096bcb6d7c5',
    photographedTwice: 146,
    trainingPairs: 174,
    heldOutPairs: 175,
    heldOutCopies: 82,
    expectedError: 0.0432,
    copiesFrom09: 0.9573,
    pairsFrom09: 83,
  },
} as const
