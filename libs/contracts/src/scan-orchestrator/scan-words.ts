/**
 * Everything that a scan says under a key. The service types what it says by these lists, and a test holds every page's
 * texts to them, so that no key is without its sentence in any language.
 */

/** Why a search did not look at everything, or what else its coverage must say. */
export const coverageNoteKeys = [
  'index-held',
  'pages-unchanged',
  'best-matches',
  'people-only',
  'no-answer',
  'robots-allow-nothing',
  'robots-fault',
  'stopped-answering',
  'pages-used-up',
  'time-used-up',
  'pages-unanswered',
  'pages-kept-back',
  'pages-need-browser',
  'pages-without-scripts',
  'pages-closed-by-robots',
  'no-searches-left',
  'key-refused',
  'request-refused',
  'picture-refused',
  'answer-unknown',
] as const
export type CoverageNoteKey = (typeof coverageNoteKeys)[number]

/** What a scan says while it works. */
export const progressKeys = [
  'queued',
  'searching-source',
  'pages-read',
  'source-searched',
  'source-unreachable',
  'source-not-configured',
  'source-switched-off',
  'resolving-images',
  'images-resolved',
  'comparing-fingerprints',
  'index-unanswered',
  'candidates-found',
  'no-candidates',
  'examining',
  'copy-found',
  'ranking',
  'pages-looked-through',
  'site-looked-through',
  'comparing-names',
  'listings-done',
  'writing-report',
  'done',
  'cancelled',
  'failed',
] as const
export type ProgressKey = (typeof progressKeys)[number]

/** What moves OriginScore and FraudRisk. */
export const scoreSignals = [
  'anchored',
  'published-after-seal',
  'published-before-seal',
  'seen-before-seal',
  'original-larger',
  'original-smaller',
  'copy-is-a-part',
  'original-is-a-part',
  'mirrored-or-turned',
  'offered-for-sale',
  'origin-likely-ours',
  'origin-doubtful',
  'sure-match',
  'turned-to-hide',
  'cropped',
  'framed-or-pasted-in',
  'several-pages',
  'seller-unnamed',
] as const
export type ScoreSignal = (typeof scoreSignals)[number]
