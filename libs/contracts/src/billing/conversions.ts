import { z } from 'zod'

/** Standard events of the advertising platform (TRACK-01). A purchase that a browser tells is never passed on as it is. */
export const standardEvents = [
  'PageView',
  'ViewContent',
  'Lead',
  'CompleteRegistration',
  'InitiateCheckout',
  'Purchase',
] as const
export type StandardEvent = (typeof standardEvents)[number]

/** Our own events, and what analytics calls them (TRACK-04). */
export const analyticsEvents = {
  complete_registration: 'sign_up',
  case_submitted: 'generate_lead',
  start_checkout: 'begin_checkout',
  subscribe_success: 'purchase',
} as const
export type InternalEvent = keyof typeof analyticsEvents

/** Events that only we keep: that the comparison was seen, and where registration was begun (HOME-17). */
export const ownEvents = ['comparison_impression', 'register_click'] as const

/** What links to registration carry on (HOME-16). */
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'ad_group',
  'ad_copy_id',
] as const
export type CampaignName = (typeof campaignNames)[number]

/** How many of a day's places are left, as it is told (HOME-09). */
export const promoBuckets = ['0', '5-1', '10-6', '11+'] as const

const eventId = z.string().regex(/^[\w.-]{8,64}$/)
const short = z.string().max(200).optional()
/** Seconds since 1970. What is not within the last seven days counts as now. */
const eventTime = z.number().int().positive().optional()
const sourceUrl = z.string().max(2_048)

/** `POST /api/meta/capi/events`; what is not named here is dropped. */
export const conversionEventRequest = z.object({
  event_name: z.enum(standardEvents),
  event_id: eventId,
  event_time: eventTime,
  event_source_url: sourceUrl,
  action_source: z.literal('website').default('website'),
  /** E-mail and phone are hashed before anything is written. */
  user_data: z
    .object({
      em: z.string().max(254).optional(),
      ph: z.string().max(64).optional(),
      fbp: short,
      fbc: z.string().max(1_024).optional(),
    })
    .default({}),
  custom_data: z
    .object({ currency: z.string().max(16).optional(), value: z.unknown().optional(), content_name: short })
    .default({}),
})
export type ConversionEventRequest = z.infer<typeof conversionEventRequest>

export const attribution = z.object({
  ...(Object.fromEntries(campaignNames.map((name) => [name, short])) as Record<CampaignName, typeof short>),
  fbclid: z.string().max(1_024).optional(),
  from_component: z.enum(['comparison_block', 'other']).optional(),
  promo_left_bucket_at_impression: z.enum(promoBuckets).optional(),
  /** ms since the comparison was seen. */
  elapsed: z.number().int().positive().optional(),
})
export type Attribution = z.infer<typeof attribution>

/** `POST /api/meta-capi`; what is not named here is dropped, such as anything of the person. */
export const visitEventRequest = z.object({
  event_name: z.string().min(1).max(40),
  event_time: eventTime,
  event_id: eventId,
  event_source_url: sourceUrl,
  params: z
    .object({
      value: z.unknown().optional(),
      currency: z.string().max(16).optional(),
      plan: short,
      payment_type: short,
      platform: short,
      promo_left_bucket: z.enum(promoBuckets).optional(),
    })
    .default({}),
  attribution: attribution.default({}),
})
export type VisitEventRequest = z.infer<typeof visitEventRequest>

/** `accepted`: it is kept and, where it is to go somewhere, on its way. Not without consent. */
export const trackingResponse = z.object({ accepted: z.boolean(), eventId: z.string() })
export type TrackingResponse = z.infer<typeof trackingResponse>

/** What is set up; pages ask for consent only where something is. */
export const readTrackingResponse = z.object({
  metaPixelId: z.string().nullable(),
  measurementId: z.string().nullable(),
  /** Whether trials can be sent: there is a test code, under which the platform counts nothing. */
  canTest: z.boolean(),
  /** Whether anybody may send trials, as on a machine of one's own; else administrators. */
  isOpenForTests: z.boolean(),
})
export type ReadTrackingResponse = z.infer<typeof readTrackingResponse>

/** `POST /api/meta/capi/debug-events`: a trial that the platform shows and does not count (TRACK-05). */
export const tryConversionRequest = z.object({
  event_name: z.enum(['PageView', 'Purchase']),
  event_id: eventId,
  event_source_url: sourceUrl,
  custom_data: z.object({ currency: z.string().max(16), value: z.number().nonnegative() }).optional(),
  email: z.string().max(254).optional(),
  phone: z.string().max(64).optional(),
})
export type TryConversionRequest = z.infer<typeof tryConversionRequest>

/** What was sent, hashes cut to eight characters, and what came back. */
export const tryConversionResponse = z.object({
  request: z.record(z.string(), z.unknown()),
  status: z.number().int(),
  answer: z.string(),
})
export type TryConversionResponse = z.infer<typeof tryConversionResponse>
