import { z } from 'zod'
import { exportWithPersons } from '../exports'
import { dayRange, nextCursor, pageRequest } from '../paging'
import { roles } from '../permissions'
import { id, instant, writtenLine, writtenText } from '../primitives'
import { accountLanguages, benefit } from './accounts'

/** Of an account: it can be used; an administrator keeps its owner out; its owner has asked for its erasure. */
export const userStates = ['active', 'disabled', 'leaving'] as const
export const userState = z.enum(userStates)
export type UserState = (typeof userStates)[number]

/** What administrators see of an account in a list. */
export const administeredUser = z.object({
  id,
  role: z.enum(roles),
  state: userState,
  realName: z.string(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  phone: z.string().nullable(),
  registeredAt: instant,
})
export type AdministeredUser = z.infer<typeof administeredUser>

/** `GET /admin/users`: newest first. */
export const listUsersRequest = pageRequest.extend({
  /** An id, or how an e-mail address, a mobile number or a name begins. */
  search: writtenLine(200).min(1).optional(),
  role: z.enum(roles).optional(),
  state: userState.optional(),
  /** By the day of the registration. */
  ...dayRange.shape,
})
export type ListUsersRequest = z.infer<typeof listUsersRequest>
/** `POST /admin/users/exports` */
export const exportUsersRequest = listUsersRequest
  .omit({ cursor: true, limit: true })
  .extend(exportWithPersons.shape)
export type ExportUsersRequest = z.infer<typeof exportUsersRequest>
export const listUsersResponse = z.object({ users: z.array(administeredUser), nextCursor })
export type ListUsersResponse = z.infer<typeof listUsersResponse>

/** What administrators keep in mind about an account; its owner does not see it. */
export const userNote = z.object({ id, authorId: id, text: z.string(), writtenAt: instant })
export type UserNote = z.infer<typeof userNote>

/** `GET /admin/users/:id` */
export const readUserResponse = administeredUser.extend({
  /** Of the mails. */
  language: z.enum(accountLanguages),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  disabledAt: instant.nullable(),
  erasesAt: instant.nullable(),
  benefits: z.array(benefit),
  /** Those that are open, newest first. */
  sessions: z.array(z.object({ id, openedAt: instant, endsAt: instant })),
  /** The latest hundred, newest first. */
  notes: z.array(userNote),
})
export type ReadUserResponse = z.infer<typeof readUserResponse>

/** Why an administrator does it; the audit log keeps it. */
export const givenReason = z.object({ reason: writtenLine(500).trim().min(2) })
export type GivenReason = z.infer<typeof givenReason>

export const writeUserNoteRequest = z.object({ text: writtenText(2_000).trim().min(2) })
export type WriteUserNoteRequest = z.infer<typeof writeUserNoteRequest>
