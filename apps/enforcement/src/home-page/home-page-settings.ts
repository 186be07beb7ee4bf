import { z } from 'zod'

/** What the home page shows (HOME-11, HOME-12). Nothing grows unless somebody says by how much. */
export const homePageSettings = {
  /** `counted`: what there really is; `estimated`: a base and a growth a day, which the page calls an estimate. */
  METRICS: z.enum(['estimated', 'counted']).default('estimated'),
  METRICS_START_DATE: z.iso.date().default('2025-01-01'),
  METRICS_CREATORS: z.coerce.number().int().nonnegative().default(1_863),
  METRICS_CREATORS_PER_DAY: z.coerce.number().nonnegative().default(0),
  METRICS_CASES: z.coerce.number().int().nonnegative().default(5_240),
  METRICS_CASES_PER_DAY: z.coerce.number().nonnegative().default(0),
  METRICS_PERIOD: z.string().trim().min(1).max(60).default('updated daily (estimate)'),
  /** Whether constructed cases, marked as such, stand where there is none that may be shown. */
  VICTORY_SAMPLES: z.enum(['on', 'off']).default('on'),
}
const settings = z.object(homePageSettings)
export type HomePageSettings = z.infer<typeof settings>
