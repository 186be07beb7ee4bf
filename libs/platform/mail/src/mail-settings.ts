import { z } from 'zod'

export const otherMailsSetting = {
  /** Page of the mails that another service of this machine has: the own page leads there. */
  OTHER_MAILS_URL: z.url().optional(),
}

/** What of the environment concerns mails. */
export const mailSettings = {
  /** `smtps://user:password@host:465` or `smtp://…:587`; absent: the vault's, where it has one. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Where mails stay if there is no SMTP server. */
  MAIL_DIR: z.string().min(1).optional(),
  /** The sender: `OriginSeal <no-reply@…>`; no-reply at PUBLIC_URL's host unless given. */
  MAIL_FROM: z.string().min(3).optional(),
  ...otherMailsSetting,
  /** `host:port` entries of mail servers that an administrator may set although they are local, as a sandbox of a test. */
  EGRESS_ALLOW: z.string().default(''),
}

/** Without any of them, nobody could confirm an address or set a new password, and nobody would find out. */
export function refuseNoMailTransport(
  settings: Pick<MailSettings, 'SMTP_URL' | 'MAIL_DIR'> & {
    readonly PROVIDER_KEYS_CREDENTIAL?: string | undefined
  },
  context: z.RefinementCtx,
): void {
  const { SMTP_URL, MAIL_DIR, PROVIDER_KEYS_CREDENTIAL } = settings
  if ([SMTP_URL, MAIL_DIR, PROVIDER_KEYS_CREDENTIAL].some((way) => way !== undefined)) return
  context.addIssue({
    code: 'custom',
    path: ['SMTP_URL'],
    message: 'mails need SMTP_URL, or MAIL_DIR instead, or the vault (PROVIDER_KEYS_CREDENTIAL)',
  })
}

export interface MailSettings {
  /** Where people reach us: links of mails lead there, and the Message-ID names its host. */
  readonly PUBLIC_URL: string
  readonly SMTP_URL?: string | undefined
  readonly MAIL_DIR?: string | undefined
  readonly MAIL_FROM?: string | undefined
  readonly OTHER_MAILS_URL?: string | undefined
  readonly EGRESS_ALLOW?: string | undefined
}
