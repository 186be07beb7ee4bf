import { defineJob, doubling } from '@originseal/jobs'
import { z } from 'zod'

/** What of the other side's may still wait for the claimant, by since when it does. */
export const remindClaimant = defineJob({
  name: 'negotiations.remind-claimant',
  payload: z.object({
    caseId: z.uuid(),
    about: z.enum(['offer', 'objection', 'payment']),
    since: z.iso.datetime(),
  }),
})
export type RemindClaimantJob = z.infer<typeof remindClaimant.payload>

const aboutCase = z.object({ caseId: z.uuid() })
export type LicenceJob = z.infer<typeof aboutCase>
export type UndertakingJob = LicenceJob

/** A day is near that waits for the respondent, who wants to be told. */
export const remindRespondent = defineJob({ name: 'negotiations.remind-respondent', payload: aboutCase })

/** A removal that was agreed on is due: the page is looked at. */
export const lookWhenDue = defineJob({ name: 'negotiations.look-when-due', payload: aboutCase })

/** The days in which both sides could sign are over: what they agreed on holds back nothing any more, unless they have. */
export const endStandstill = defineJob({ name: 'negotiations.end-standstill', payload: aboutCase })

/** An objection with evidence may have been left unanswered for so long that it stands. */
export const countUnanswered = defineJob({ name: 'negotiations.count-unanswered', payload: aboutCase })
export type ObjectionJob = z.infer<typeof aboutCase>

/** A settlement may give a licence: it is signed outside of any transaction. */
export const issueLicence = defineJob({ name: 'negotiations.issue-licence', payload: aboutCase })

/** The date of a licence has come, unless it has ended otherwise. */
export const expireLicence = defineJob({ name: 'negotiations.expire-licence', payload: aboutCase })

/** Somebody's wish to be forgotten: files of settlements go after their rows. */
export const removeSettlementFiles = defineJob({
  name: 'negotiations.remove-files',
  isOwed: true,
  payload: z.object({ negotiationId: z.uuid(), keepsSettlement: z.boolean().default(false) }),
  retry: { tries: 1_000, pausesMs: doubling(1_000, 600_000) },
})

/** What was left of the negotiation of an erased claimant goes once the link of its other side leads nowhere. */
export const removeSettled = defineJob({
  name: 'negotiations.remove-settled',
  isOwed: true,
  payload: z.object({ negotiationId: z.uuid(), caseId: z.uuid() }),
})
