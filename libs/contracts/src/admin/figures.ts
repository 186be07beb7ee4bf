import { z } from 'zod'

/** What is counted by the day. `revenue`: whole NT$ that came in, less what was given back. */
export const seriesNames = ['registrations', 'paid-orders', 'revenue', 'cases'] as const
export type SeriesName = (typeof seriesNames)[number]

/** What waits for a person. */
export const queueNames = [
  'proposals',
  'contact-messages',
  'payment-reviews',
  'refunds',
  'payment-differences',
  'unit-differences',
  'cases-past-target',
  'claimants-in-review',
  'claim-reports',
  'unrecognised-mails',
  'unsent-notices',
  'unsent-mails',
  'services-not-ready',
  'failing-sources',
  'expiring-keys',
  'parked-events',
  'parked-jobs',
] as const
export type QueueName = (typeof queueNames)[number]

/** So many days are told, today included. */
export const figureDays = 30

/** `GET /admin/figures/<service>`: counts only, nothing of anybody. */
export const readFiguresResponse = z.object({
  series: z.array(
    z.object({
      name: z.enum(seriesNames),
      /** The last thirty in Taipei, oldest first. */
      days: z.array(z.object({ date: z.iso.date(), value: z.number().int() })).length(figureDays),
    }),
  ),
  queues: z.array(z.object({ name: z.enum(queueNames), waiting: z.number().int().nonnegative() })),
})
export type ReadFiguresResponse = z.infer<typeof readFiguresResponse>

/** What the endpoints of the services have in common. */
export const figuresEndpoint = {
  tag: 'figures',
  summary:
    'How many there were of what this service does on each of the last days, and what waits for a person.',
  method: 'GET',
  access: 'admin:enter',
  audit: 'none',
  perMinute: 120,
  response: { status: 200, json: readFiguresResponse },
  errors: [],
} as const
