import { z } from 'zod'
import { givenReason } from '../identity/users'
import { id, instant } from '../primitives'

const count = z.int32().nonnegative()

/** How a place to look at is: `failing` is switched on, and half of its searches of a day, or more, have failed. */
export const scanSourceStates = ['switched-off', 'not-configured', 'failing', 'working'] as const
export type ScanSourceState = (typeof scanSourceStates)[number]

/** What the figures of a source are counted over. */
export const scanSourceHours = 24

/** A place that scans look at, as administrators see it. */
export const administeredScanSource = z.object({
  name: z.string(),
  /** The site or provider as people know it. */
  label: z.string(),
  state: z.enum(scanSourceStates),
  /** Whether it has what it needs, its key for instance. */
  isConfigured: z.boolean(),
  /** Searches that ended within the last 24 hours, and how many of them failed or reached nobody. */
  searches: count,
  failures: count,
  /** The latest ever; null where there was none. */
  lastFailure: z
    .object({ at: instant, reason: z.object({ en: z.string(), zh: z.string() }).nullable() })
    .nullable(),
  /** Who switched it last; null where nobody ever did. */
  lastSwitch: z.object({ isOn: z.boolean(), reason: z.string(), by: id, at: instant }).nullable(),
  /** How often it was switched: what the next switch is based on. */
  version: count,
})
export type AdministeredScanSource = z.infer<typeof administeredScanSource>

/** `GET /admin/scan-sources`: in the order in which reports name them. */
export const listScanSourcesResponse = z.object({ sources: z.array(administeredScanSource) })
export type ListScanSourcesResponse = z.infer<typeof listScanSourcesResponse>

/** `POST /admin/scan-sources/:name/switches` */
export const switchScanSourceRequest = givenReason.extend({
  isOn: z.boolean(),
  /** {@link AdministeredScanSource.version}, as the administrator saw it. */
  basedOn: count,
})
export type SwitchScanSourceRequest = z.infer<typeof switchScanSourceRequest>

/** As configurations and manifests of sites write them. */
export const scanSourceName = z
  .string()
  .max(100)
  .regex(/^[a-z0-9][a-z0-9-]*$/)
