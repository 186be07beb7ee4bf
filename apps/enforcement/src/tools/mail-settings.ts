import { otherMailsSetting } from '@originseal/mail'
import { z } from 'zod'

/** What of the environment concerns the mails of cases. */
export const caseMailSettings = {
  /** Domain of the addresses that notices come from and answers go to. */
  NOTICE_MAIL_DOMAIN: z.hostname().default('notices.localhost'),
  /** `smtps://user:password@host:465` or `smtp://…:587`; absent: the vault's, and notices by mail wait until it has one. */
  NOTICE_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Folder of the secret of addresses and the DKIM key, shared by all replicas; they are made there. */
  NOTICE_KEY_DIR: z.string().min(1),
  /** `<selector>._domainkey.<NOTICE_MAIL_DOMAIN>` publishes the key. */
  NOTICE_DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/)
    .default('originseal'),
  /** JSON of names and their TXT records that no DNS knows: those of a marketplace on this machine. */
  MAIL_RECORDS_FILE: z.string().min(1).optional(),
  /** Where answers are received by SMTP; absent: nowhere. */
  INBOX_SMTP_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  INBOX_SMTP_HOST: z.string().min(1).default('0.0.0.0'),
  /** `imaps://user:password@host/INBOX`: a mailbox that answers arrive in instead, or too; absent: none is looked into. */
  INBOX_IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  /** A page of all these mails, for whoever sits at this machine. */
  LOCAL_MAILS_PAGE: z.enum(['on', 'off']).default('off'),
  ...otherMailsSetting,
}

export interface CaseMailSettings {
  readonly NOTICE_MAIL_DOMAIN: string
  readonly NOTICE_SMTP_URL?: string | undefined
  readonly NOTICE_KEY_DIR: string
  readonly NOTICE_DKIM_SELECTOR: string
  readonly MAIL_RECORDS_FILE?: string | undefined
  readonly INBOX_SMTP_PORT?: number | undefined
  readonly INBOX_SMTP_HOST: string
  readonly INBOX_IMAP_URL?: string | undefined
  readonly LOCAL_MAILS_PAGE: 'on' | 'off'
  readonly OTHER_MAILS_URL?: string | undefined
}
