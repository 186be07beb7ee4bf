import { defineJob, doubling } from '@originseal/jobs'
import { z } from 'zod'
import { mailLanguages } from './mail'

/** A mail that waits. Done, refused or given up, nothing of it is kept. */
export const queuedMail = z.object({
  ownerId: z.string(),
  language: z.enum(mailLanguages),
  template: z.string(),
  /** Address and values: see `MailEncryption`. */
  encrypted: z.string(),
  queuedAt: z.iso.datetime(),
})
export type QueuedMail = z.infer<typeof queuedMail>

/** Pauses double from ten seconds to half an hour; after a day a mail says nothing that still matters. */
const tries = 55

/** Its key is the owner; its id is the mail's, so that a repeated delivery bears the same Message-ID. */
export const sendMail = defineJob({
  name: 'mails.send',
  payload: queuedMail,
  timeoutMs: 120_000,
  retry: { tries, pausesMs: doubling(10_000, 1_800_000) },
  concurrency: { perProcess: 3 },
})

/** Removes what the transport still holds of an owner's mails. */
export const forgetMails = defineJob({
  name: 'mails.forget',
  isOwed: true,
  payload: z.object({ ownerId: z.string() }),
  retry: { tries: 20, pausesMs: doubling(1_000, 600_000) },
})
