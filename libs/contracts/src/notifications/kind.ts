import type { z } from 'zod'
import type { EventDefinition } from '../event'
import { languages, type Language } from '../languages'

/** The languages that notifications are written in; mails know the first two. */
export const notificationLanguages = languages
export type NotificationLanguage = Language

/** How a member is told by mail. */
export const mailFrequencies = ['immediately', 'daily', 'off'] as const
export type MailFrequency = (typeof mailFrequencies)[number]

export interface NotificationChannels {
  readonly inApp: boolean
  readonly mail: MailFrequency
}

/** What a notification keeps of the fact that caused it. */
export interface NotifiedFact<Details> {
  /** Whose account is told; nobody where it is no account's. */
  readonly ownerId: string
  /** What it is about, such as a work: notifications about one subject are coalesced, and it is what the link leads to. */
  readonly subjectId: string
  readonly occurredAt: string
  readonly details: Details
}

export interface NotificationTexts<Details> {
  /** What the kind is called where its channels are chosen. */
  readonly name: string
  /** One sentence. @param count how many facts it stands for */
  readonly sentence: (details: Details, count: number) => string
  /** On the link to what it is about. */
  readonly link: string
  /** What its mail says below the link, where more has to be said than the sentence. */
  readonly mailNotes?: (publicUrl: string) => readonly string[]
}

/** Everything that there is to say about one kind of notification. A new kind is one entry of {@link notificationKinds}. */
export interface NotificationKind<Payload = unknown, Details = unknown> {
  /** In kebab-case; it is kept with each notification and never changes. */
  readonly name: string
  readonly event: EventDefinition<Payload>
  /** Undefined where nobody needs to hear of the fact. */
  readonly factOf: (payload: Payload) => NotifiedFact<Details> | undefined
  readonly details: z.ZodType<Details>
  /**
   * Of something that is bought: its mail is part of the contract, so it is also sent to an address that nobody confirmed, and
   * to a visitor without an account.
   */
  readonly isOfPurchase?: true
  /** Facts about one subject within so many minutes are one notification; 0 keeps each apart. */
  readonly coalesceMinutes: number
  /** Where nothing was chosen. */
  readonly defaults: NotificationChannels
  /** A path of the web. */
  readonly path: (subjectId: string) => string
  readonly texts: Readonly<Record<NotificationLanguage, NotificationTexts<Details>>>
}

/** Checks the types of a kind against each other; from then on it is one of many. */
export const defineNotificationKind = <Payload, Details>(
  kind: NotificationKind<Payload, Details>,
): NotificationKind => kind as unknown as NotificationKind
