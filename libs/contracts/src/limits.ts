/** The business constants of the specification, each said once. */
export const limits = {
  /** Largest upload in bytes unless configured otherwise (2.5 MB). */
  uploadBytes: 2_621_440,
  titleLength: 200,
  keywordsLength: 500,
  personNameLength: 100,
  /** RFC 5321: 64 + 1 + 255, of which 254 are usable. */
  emailLength: 254,
  phoneLength: 30,
  /** Suspicious links a trial visitor sees before paying. */
  unmaskedLinks: 5,
  poll: { intervalMs: 6_000, step: 5, cap: 92 },
  progress: { initial: 5 },
  eventFeed: { keeps: 15, shows: 5 },
  delayBeforeResultsMs: 300,
  /** Evidence pictures: at most this wide, JPEG of this quality. */
  evidencePicture: { maxWidth: 1_600, quality: 0.85 },
  /** Hours within which a takedown should be done: a target, not a guarantee. */
  takedownTargetHours: 72,
} as const
