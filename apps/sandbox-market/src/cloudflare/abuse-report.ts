import { z } from 'zod'

const line = (max = 255) => z.string().min(1).max(max)

/** A copyright report, as developers.cloudflare.com documents `POST /accounts/{id}/abuse-reports/abuse_dmca`. */
export const abuseReport = z
  .object({
    act: z.literal('abuse_dmca'),
    name: line(),
    email: z.email(),
    email2: z.email(),
    agent_name: line(60),
    address1: line(100),
    city: line(),
    state: line(),
    country: line(),
    original_work: line(),
    signature: line(),
    /** One address a line. */
    urls: z.string().min(1),
    agree: z.literal(1),
    host_notification: z.literal('send'),
    owner_notification: z.literal('send'),
    company: z.string().max(100).optional(),
    tele: z.string().max(20).optional(),
    title: z.string().optional(),
    comments: z.string().max(2_000).optional(),
  })
  .refine(({ email, email2 }) => email === email2, 'email and email2 differ')
