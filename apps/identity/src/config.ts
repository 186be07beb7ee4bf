import { emailPattern } from '@originseal/contracts'
import { databaseSettings } from '@originseal/database'
import { mailSettings, refuseNoMailTransport } from '@originseal/mail'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { providerKeySettings } from '@originseal/provider-keys'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'
import { operatorSettings } from './operator/operator.settings'
import { refuseHalfProviders, socialSettings } from './social/social.settings'

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
  ...socialSettings,
  ...mailSettings,
  ...operatorSettings,
  ...databaseSettings,
  ...providerKeySettings,
  /** Folder of the token signing keys and the server's secret, shared by all replicas; they are made there. */
  TOKEN_KEY_DIR: z.string().min(1),
  /** How long one key signs. */
  TOKEN_KEY_DAYS: z.coerce.number().min(1).default(30),
  /** An access token's life: what a stolen one is good for, and what others may miss of a session's end at most. */
  ACCESS_TOKEN_MINUTES: z.coerce.number().positive().max(15).default(15),
  /** Passwords hashed at one time; each takes 19 MiB and a core. */
  PASSWORD_HASHES_AT_ONCE: z.coerce.number().int().positive().max(64).default(2),
  /** Who administers a new system; made at the start while there is no administrator. */
  ADMIN_EMAIL: z.string().regex(emailPattern).optional(),
  /** Where their first password is written, for this user only; its folder is made if need be; absent: it is said once on standard output. */
  ADMIN_PASSWORD_FILE: z.string().min(1).optional(),
  /** Whether administrators reach the back office only with a second factor. */
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).default('optional'),
  /** Hours between the wish to be erased and the erasure, in which it can be taken back. */
  ACCOUNT_GRACE_HOURS: z.coerce.number().nonnegative().default(336),
  /** Trial visitors who never came back are forgotten after so many days; no token of theirs lives as long. */
  TRIAL_VISITOR_DAYS: z.coerce.number().int().min(8).default(30),
  TRIAL_TOKEN_HOURS: z.coerce.number().positive().max(168).default(24),
  /**
   * Works that visitors of one network may seal without an account within a day. Behind one address there can be a
   * whole office, or some thousand customers of a mobile carrier.
   */
  TRIAL_SEALS_PER_DAY: z.coerce.number().int().positive().default(1_000),
})
export const configSchema = settings
  .superRefine(refuseHalfProviders)
  .superRefine(refuseNoMailTransport)
  .superRefine(refuseNotOneCarrier)
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
