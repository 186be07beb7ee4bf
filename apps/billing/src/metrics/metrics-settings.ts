import { z } from 'zod'

/** The base and the growth of what the home page shows (HOME-11). Nothing grows unless somebody says by how much. */
export const metricsSettings = {
  METRICS_START_DATE: z.iso.date().default('2025-01-01'),
  METRICS_CREATORS: z.coerce.number().int().nonnegative().default(1_863),
  METRICS_CREATORS_PER_DAY: z.coerce.number().nonnegative().default(0),
  METRICS_CASES: z.coerce.number().int().nonnegative().default(5_240),
  METRICS_CASES_PER_DAY: z.coerce.number().nonnegative().default(0),
  METRICS_PERIOD: z.string().trim().min(1).max(60).default('updated daily (estimate)'),
}
const settings = z.object(metricsSettings)
export type MetricsSettings = z.infer<typeof settings>
