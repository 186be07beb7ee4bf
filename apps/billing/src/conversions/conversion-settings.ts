import { z } from 'zod'

/** The end of each version of the Graph API that may be configured (developers.facebook.com, changelog). */
export const graphVersions = {
  'v24.0': '2028-02-18',
  'v25.0': '2028-07-29',
} as const
export const usualGraphVersion = 'v25.0' satisfies keyof typeof graphVersions

export const conversionSettings = {
  /** Of Meta's pixel. Without it pages load none, and what they tell is kept as not configured. */
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  /** Of the Conversions API. */
  META_ACCESS_TOKEN: z.string().min(1).optional(),
  META_GRAPH_VERSION: z
    .enum(Object.keys(graphVersions) as [keyof typeof graphVersions])
    .default(usualGraphVersion),
  /** Under which trials are sent that the platform shows and does not count. */
  META_TEST_EVENT_CODE: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional(),
  META_API_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com'),
  /** Of Google Analytics 4. */
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/)
    .optional(),
  /** Of the Measurement Protocol. */
  GA4_API_SECRET: z.string().min(1).optional(),
  GA4_API_URL: z.url({ protocol: /^https?$/ }).default('https://www.google-analytics.com'),
  /** `host:port` of this machine that may be told conversions all the same, as a sandbox of a test. */
  EGRESS_ALLOW: z.string().default(''),
}

const settings = z.object(conversionSettings)
export type ConversionSettings = z.infer<typeof settings>
