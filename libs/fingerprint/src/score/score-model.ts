/**
 * Written by `npm run calibrate -w @originseal/fingerprint`; not by hand.
 */
export const SCORE_MODEL = {
  bias: -8,
  weights: [3, 5, 2, 4, -6, 4],
} as const
