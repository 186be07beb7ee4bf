import { defineJob, defineRecurringJob, doubling } from '@originseal/jobs'
import { z } from 'zod'

/** Reads a mail that has arrived and tells the case, where it may. */
export const readInboundMail = defineJob({
  name: 'inbox.read-mail',
  payload: z.object({ mailId: z.uuid() }),
  timeoutMs: 30_000,
  concurrency: { perProcess: 2 },
})

/** A mailbox at a provider is looked into by the minute. */
export const fetchMails = defineRecurringJob({
  name: 'inbox.fetch-mails',
  schedule: '* * * * *',
  timeoutMs: 300_000,
})

/** Somebody's wish to be forgotten: files of mails go after their rows. */
export const removeMailFile = defineJob({
  name: 'inbox.remove-file',
  isOwed: true,
  payload: z.object({ sha256: z.string().length(64) }),
  retry: { tries: 1_000, pausesMs: doubling(1_000, 600_000) },
})
