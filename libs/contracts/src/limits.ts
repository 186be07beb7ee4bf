import type { Unit } from './billing/units'

/** The business constants of the specification, each said once. */
export const limits = {
  /** Largest upload in bytes where nothing is set (2.5 MB); works may have a limit of their own. */
  uploadBytes: 2_621_440,
  titleLength: 200,
  keywordsLength: 500,
  personNameLength: 100,
  /** RFC 5321: 64 + 1 + 255, of which 254 are usable. */
  emailLength: 254,
  phoneLength: 30,
  /** Characters; the longer ones are refused before they are hashed. */
  passwordLength: 200,
  /** Codes for the loss of an authenticator. */
  recoveryCodes: 10,
  passwordMinimum: 6,
  /** Suspicious links a trial visitor sees before paying. */
  unmaskedLinks: 5,
  /** What somebody may write in the contact form, in characters. */
  contact: { aboutLength: 500, messageLength: 5_000 },
  /** Entries of a page of a list. */
  page: { most: 50, usual: 20 },
  /** Rows of a list that is given as one file. */
  exportRows: 100_000,
  poll: { intervalMs: 6_000, step: 5, cap: 92 },
  progress: { initial: 5 },
  eventFeed: { keeps: 15, shows: 5 },
  delayBeforeResultsMs: 300,
  /** Evidence pictures: at most this wide, JPEG of this quality. */
  evidencePicture: { maxWidth: 1_600, quality: 0.85 },
  /** Short videos (MEMBER-08); 64 MB hold 30 s of what telephones record. */
  video: { seconds: 30, bytes: 67_108_864 },
  /** Hours within which a takedown should be done: a target, not a guarantee. */
  takedownTargetHours: 72,
  /** Names that a member can have watched. */
  trademarkWatches: 10,
  /** What a free sign-up is given. */
  signUp: { evidenceSeals: 5 },
  /** The most that a plan or pack of the catalogue can cost (whole NT$), bring of a unit, and last (days). */
  catalogue: { price: 199_999, units: 100_000, days: 3_660 },
  /** How long an administrator's proposal can be approved and done; how long the only administrator waits instead. */
  approval: { hours: 24, aloneMinutes: 10 },
  /** What administrators can give at once, of one unit and for how long. */
  unitGift: { quantity: 500, days: 366 },
  /** What a member can spend of a unit before the first grant of it has reached the service that spends it. */
  unitsInAdvance: { seal: 5, scan: 1, video: 1, 'trademark-report': 1 } as Readonly<
    Partial<Record<Unit, number>>
  >,
  /** The first registrants of a day get the guardian upgrade for so many months. */
  dailyPromotion: { places: 10, months: 2 },
} as const
