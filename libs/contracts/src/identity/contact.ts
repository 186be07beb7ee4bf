import { z } from 'zod'
import { limits } from '../limits'
import { nextCursor, pageRequest } from '../paging'
import { id, instant, writtenLine, writtenText } from '../primitives'
import { accountLanguages, emailPattern } from './accounts'

/** What a message to whoever runs the product is about. */
export const contactKinds = ['question', 'claim-complaint', 'consumer-complaint'] as const
export type ContactKind = (typeof contactKinds)[number]

const line = (max: number) => writtenLine(max).trim().min(1)
/** `POST /contact-messages`. */
export const sendContactMessageRequest = z.object({
  kind: z.enum(contactKinds),
  name: line(limits.personNameLength),
  email: line(limits.emailLength).regex(emailPattern),
  /** The order, case or address that it is about. */
  about: writtenLine(limits.contact.aboutLength).trim().optional(),
  message: writtenText(limits.contact.messageLength).trim().min(1),
})
export type SendContactMessageRequest = z.infer<typeof sendContactMessageRequest>

/** `20261122-7K3Q9XMA`: the day in Taipei and eight letters and digits that can't be mistaken for each other. */
export const contactReference = z.string().regex(/^\d{8}-[0-9A-HJKMNP-TV-Z]{8}$/)

export const sendContactMessageResponse = z.object({ data: z.object({ reference: contactReference }) })
export type SendContactMessageResponse = z.infer<typeof sendContactMessageResponse>

/** Whether an administrator has dealt with a message. */
export const contactMessageStates = ['open', 'handled'] as const
export type ContactMessageState = (typeof contactMessageStates)[number]

/** `POST /admin/contact-messages/:id/handling`: what was done about it. */
export const handleContactMessageRequest = z.object({ note: writtenLine(500).trim().min(2) })
export type HandleContactMessageRequest = z.infer<typeof handleContactMessageRequest>

/** `GET /admin/contact-messages`: newest first, of one state or of both. */
export const listContactMessagesRequest = pageRequest.extend({
  state: z.enum(contactMessageStates).optional(),
  /** Whole: a reference number or an id. */
  search: writtenLine(64).trim().min(1).optional(),
})
export const contactMessageView = z.object({
  id,
  reference: contactReference,
  kind: z.enum(contactKinds),
  name: z.string(),
  email: z.string(),
  about: z.string().nullable(),
  message: z.string(),
  language: z.enum(accountLanguages),
  receivedAt: instant,
  /** Null while it is open. */
  handled: z.object({ at: instant, by: id, note: z.string() }).nullable(),
})
export type ContactMessageView = z.infer<typeof contactMessageView>

export const listContactMessagesResponse = z.object({
  data: z.object({ messages: z.array(contactMessageView), nextCursor }),
})
export type ListContactMessagesResponse = z.infer<typeof listContactMessagesResponse>
