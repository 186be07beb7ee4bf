import type { ReadMail } from './inbound-mail'

/** What kind of mail it is, before anybody asks what it says. */
export type MailClass = 'delivery-report' | 'feedback-report' | 'automatic' | 'message'

/** Delivery report (RFC 3464), complaint (RFC 5965), written by a machine (RFC 3834), or by a person. */
export function classOf({ deliveryStatus, isFeedbackReport, headers }: ReadMail): MailClass {
  if (deliveryStatus !== undefined) return 'delivery-report'
  if (isFeedbackReport) return 'feedback-report'
  const autoSubmitted = headers['auto-submitted']?.toLowerCase().split(';')[0]?.trim() ?? 'no'
  const isBulk = /^(?:bulk|auto_reply|junk)$/i.test(headers['precedence']?.trim() ?? '')
  return autoSubmitted !== 'no' || isBulk || headers['x-auto-response-suppress'] !== undefined
    ? 'automatic'
    : 'message'
}

/** What became of a mail of ours at the far end. */
export interface DeliveryReport {
  /** ENVID of the submission: our attempt. */
  readonly envelopeId: string | undefined
  readonly outcome: 'failed' | 'delayed' | 'delivered'
  /** RFC 3463, such as 5.1.1. */
  readonly status: string
}

/** Reads the fields of RFC 3464 §2; undefined where they are not there. */
export function readDeliveryStatus(text: string): DeliveryReport | undefined {
  const fields = text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const colon = line.indexOf(':')
    return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : []
  })
  const field = (name: string) => fields.find(([found]) => found === name)?.[1]
  const action = field('action')?.toLowerCase()
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(field('status') ?? '')?.[0]
  if (action === undefined || status === undefined) return undefined
  const outcome = action === 'failed' ? 'failed' : action === 'delayed' ? 'delayed' : 'delivered'
  return { envelopeId: field('original-envelope-id'), outcome, status }
}
