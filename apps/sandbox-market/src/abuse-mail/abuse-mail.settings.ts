import { z } from 'zod'

/** What of the environment concerns the desk that is written to by mail; without a port there is none. */
export const abuseMailSettings = {
  ABUSE_SMTP_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Domain of the desk's mailbox. */
  ABUSE_MAIL_DOMAIN: z.hostname().default('market.test'),
  /** Where the TXT record of its key is written, for whoever knows no DNS of this market: JSON of names and records. */
  MAIL_RECORDS_FILE: z.string().min(1).optional(),
  /** The mail server that its answers are handed to. */
  ANSWER_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
}

interface DeskSettings {
  readonly ABUSE_SMTP_PORT?: number | undefined
  readonly ABUSE_MAIL_DOMAIN: string
  readonly ANSWER_SMTP_URL?: string | undefined
}

/** Where the desk is written to; undefined where there is none. */
export const mailboxOf = ({
  ABUSE_SMTP_PORT: port,
  ABUSE_MAIL_DOMAIN: domain,
  ANSWER_SMTP_URL: answers,
}: DeskSettings): string | undefined =>
  port === undefined || answers === undefined ? undefined : `abuse@${domain}`
