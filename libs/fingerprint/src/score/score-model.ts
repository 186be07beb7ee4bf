/**
 * Written by `npm run calibrate -w @originseal/fingerprint`; not by hand. Weights of content share, area share, bits, in place, frame, hash.
 */
export const SCORE_MODEL = {
  bias: -12.1929,
  weights: [4.0531, 11.3582, -5.6147, 7.8761, -7.0755, -0.8436],
  methodVersions: { sha256: 1, pdq: 4, 'pdq-dihedral': 4, 'local-features': 4 },
  corpus: {
    seed: 61000,
    photographs: 'tools/system-tests/bench/photographs/photographs.json, as laid down 749cf4e1d46fbaf6',
    photographedTwice: 146,
    trainingPairs: 174,
    heldOutPairs: 157,
    heldOutCopies: 64,
    expectedError: 0.0619,
    copiesFrom09: 0.9458,
    pairsFrom09: 65,
  },
} as const
