import { defineJob, defineRecurringJob } from '@originseal/jobs'
import { z } from 'zod'

const aboutAddress = z.object({ caseId: z.uuid(), addressId: z.uuid() })
export type AddressJob = z.infer<typeof aboutAddress>

/** The other side is told that there is news; what happens within these minutes is told by one mail. */
export const tellRespondent = defineJob({ name: 'respondent-mails.tell', payload: aboutAddress })

/** A link may lead nowhere by now: its address is forgotten then. */
export const lookAtLink = defineJob({ name: 'respondent-mails.look-at-link', payload: aboutAddress })

/** Addresses that nobody has confirmed, and counts that count no more, go. */
export const forgetUnconfirmed = defineRecurringJob({
  name: 'respondent-mails.forget-unconfirmed',
  schedule: '*/10 * * * *',
})
