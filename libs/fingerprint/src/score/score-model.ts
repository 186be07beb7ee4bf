/**
 * Written by `npm run calibrate -w @originseal/fingerprint`; not by hand. Weights of content share, area share, bits, in place, frame, hash.
 */
export const SCORE_MODEL = {
  bias: -12.1906,
  weights: [4.0502, 11.3587, -5.615, 7.8757, -7.079, -0.8424],
  methodVersions: { sha256: 1, pdq: 4, 'pdq-dihedral': 4, 'local-features': 5 },
  corpus: {
    seed: 61000,
    photographs: 'tools/system-tests/bench/photographs/photographs.json, as laid down 749cf4e1d46fbaf6',
    photographedTwice: 146,
    trainingPairs: 174,
    heldOutPairs: 157,
    heldOutCopies: 64,
    expectedError: 0.059,
    copiesFrom09: 0.9474,
    pairsFrom09: 67,
  },
} as const
