import { retractionCauses } from '@originseal/contracts'
import { defineJob, doubling } from '@originseal/jobs'
import { z } from 'zod'

const pausesMs = doubling(10_000, 1_800_000)

/** 120 hours, at the longest pause of half an hour. */
const tries = pausesMs.length + 240

/** Hands the message of an attempt, of a notice or a retraction, to the mail server; a repeat bears the same Message-ID. */
export const sendNotice = defineJob({
  name: 'notices.send',
  payload: z.object({ attemptId: z.uuid() }),
  timeoutMs: 120_000,
  retry: { tries, pausesMs },
  concurrency: { perProcess: 2 },
})

/** Takes back what was sent about a case, where it was sent. */
export const takeBackNotices = defineJob({
  name: 'notices.take-back',
  payload: z.object({ caseId: z.uuid(), because: z.enum(retractionCauses) }),
  retry: { tries: 1_000, pausesMs: doubling(1_000, 600_000) },
})

/** Hands a notice to a documented interface. */
export const reportNotice = defineJob({
  name: 'notices.report',
  payload: z.object({ attemptId: z.uuid() }),
  timeoutMs: 60_000,
  retry: { tries, pausesMs },
})

/** Somebody's wish to be forgotten: files of notices go after their rows. */
export const removeNoticeFiles = defineJob({
  name: 'notices.remove-files',
  isOwed: true,
  payload: z.object({ noticeId: z.uuid() }),
  retry: { tries: 1_000, pausesMs: doubling(1_000, 600_000) },
})
