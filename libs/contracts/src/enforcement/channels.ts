import { z } from 'zod'
import { givenReason } from '../identity/users'
import { emailAddress, id, instant, writtenLine } from '../primitives'
import { channelCertainties, channelModes, noticeRegimes } from './channel-words'

/** `facebook.copyright-form`: which platform, and which of its ways. */
export const channelId = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]+\.[a-z0-9-]+$/)

/** A day in Taiwan. Of this millennium, as no database takes every year. */
const day = z.iso.date().regex(/^2/)

/** What a channel by e-mail leads to. */
export const channelMailbox = emailAddress.max(254)
/** What claimants open: https, at a public name. */
export const channelForm = z.url({ protocol: /^https$/, hostname: z.regexes.domain })

/** Where notices go by a channel, how sure that is, and on which day somebody last looked. */
export const channelValues = z.object({
  /** Mailbox, form or interface; null where none is known. */
  address: z.string().nullable(),
  certainty: z.enum(channelCertainties),
  /** Null where nobody has looked. */
  checkedOn: day.nullable(),
})
export type ChannelValues = z.infer<typeof channelValues>

/** Whoever has not looked for so many days looks again. */
export const channelChecksHoldDays = 180

/** Why a channel should be looked at; `none` where nothing calls for it. */
export const channelDoubts = ['unconfirmed', 'unchecked', 'outdated', 'none'] as const
export type ChannelDoubt = (typeof channelDoubts)[number]

/** A change of a channel. Versions count from 1; 0 is what the product came with. */
export const channelVersion = z.object({
  version: z.number().int().positive(),
  /** Null: with this version, what the product came with holds again. */
  values: channelValues.nullable(),
  /** Null of a mere look. */
  reason: z.string().nullable(),
  changedBy: id,
  changedAt: instant,
})
export type ChannelVersion = z.infer<typeof channelVersion>

/** So many of the latest versions are shown. */
export const channelVersionsShown = 20

/** A way to bring a notice to a platform, as administrators see it. */
export const administeredChannel = z.object({
  id: channelId,
  platform: z.string(),
  name: z.object({ en: z.string(), zh: z.string() }),
  mode: z.enum(channelModes),
  regimes: z.array(z.enum(noticeRegimes)).min(1),
  /** What the very next notice goes by. */
  current: channelValues,
  /** What the product came with. */
  shipped: channelValues,
  doubt: z.enum(channelDoubts),
  /** The newest version, 0 before the first: what the next change is based on. */
  version: z.number().int().nonnegative(),
  /** The latest, newest first. */
  versions: z.array(channelVersion).max(channelVersionsShown),
})
export type AdministeredChannel = z.infer<typeof administeredChannel>

/** `GET /admin/channels`: those in doubt first. */
export const listChannelsResponse = z.object({ channels: z.array(administeredChannel) })
export type ListChannelsResponse = z.infer<typeof listChannelsResponse>

/** {@link AdministeredChannel.version}, as the administrator saw it. */
const basedOn = z.int32().nonnegative()

/** `POST /admin/channels/:id/versions` */
export const changeChannelRequest = givenReason.extend({
  address: writtenLine(500).trim().min(1).nullable(),
  certainty: z.enum(channelCertainties),
  checkedOn: day.nullable(),
  basedOn,
})
export type ChangeChannelRequest = z.infer<typeof changeChannelRequest>

/** `POST /admin/channels/:id/checks`: somebody has read it today in the platform's own text, and it still holds. */
export const confirmChannelRequest = z.object({ basedOn })
export type ConfirmChannelRequest = z.infer<typeof confirmChannelRequest>

/** `POST /admin/channels/:id/restorations`: what an earlier version said holds again. */
export const restoreChannelRequest = givenReason.extend({ version: z.int32().nonnegative(), basedOn })
export type RestoreChannelRequest = z.infer<typeof restoreChannelRequest>
