import { z } from 'zod'

/** What of the environment concerns the desk that is written to by mail; without a port there is none. */
export const abuseMailSettings = {
  ABUSE_SMTP_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Domain of the desk's mailbox. */
  ABUSE_MAIL_DOMAIN: z.hostname().default('market.test'),
  /** The mail server that its answers are handed to. */
  ANSWER_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
}
