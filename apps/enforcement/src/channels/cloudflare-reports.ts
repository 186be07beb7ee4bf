import type { GuardedCall } from '@originseal/egress'
import { z } from 'zod'
import type { SignedNotice } from '../notices/notice-content'

/** The operator's own account at Cloudflare. */
export interface CloudflareAccount {
  /** `https://api.cloudflare.com/client/v4`. */
  readonly baseUrl: string
  readonly accountId: string
  readonly token: string
}

/** What Cloudflare answers (developers.cloudflare.com, API, abuse reports). */
const answer = z.object({
  success: z.boolean(),
  result: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  errors: z.array(z.object({ code: z.number().optional(), message: z.string() })).default([]),
})

/** Cloudflare will never take this report as it is. Its words name fields, never what is in them. */
export class ReportRefused extends Error {
  constructor(readonly status: number) {
    super(`Cloudflare refused a report: ${status}`)
    this.name = 'ReportRefused'
  }
}

/** Cloudflare has not taken a report, and may take it later. */
export class ReportPutOff extends Error {
  constructor() {
    super('Cloudflare puts a report off')
    this.name = 'ReportPutOff'
  }
}

/** Reports to Cloudflare by its documented interface. It passes them on to the site and its host. */
export class CloudflareReports {
  constructor(
    private readonly calls: GuardedCall,
    private readonly account: CloudflareAccount,
  ) {}

  /**
   * Gives the report's id at Cloudflare.
   * @param attemptId goes with the call, so that both sides can tell a repeat
   * @throws ReportRefused where another try would not help; ReportPutOff where it was not taken yet; another error where it may have
   *   been taken
   */
  async send({ content }: SignedNotice, attemptId: string): Promise<{ reportId: string }> {
    const { baseUrl, accountId, token } = this.account
    const url = `${baseUrl}/accounts/${accountId}/abuse-reports/abuse_dmca`
    const { status, text } = await this.calls.post(url, bodyOf(content), {
      authorization: `Bearer ${token}`,
      'idempotency-key': attemptId,
    })
    if (status === 429) throw new ReportPutOff()
    if (status >= 400 && status < 500 && status !== 408) throw new ReportRefused(status)
    const said = status < 300 ? answer.safeParse(parsed(text)) : undefined
    if (!said?.success) throw new Error(`Cloudflare did not answer as documented: ${status}`)
    if (!said.data.success) throw new ReportRefused(status)
    const { result } = said.data
    const reportId = typeof result === 'string' ? result : result?.id
    if (reportId === undefined) throw new Error('Cloudflare gave no number')
    return { reportId }
  }
}

/** The fields of the form by their names at Cloudflare, and what is the same in every report. */
function bodyOf({ fields }: SignedNotice['content']): Record<string, unknown> {
  const given = Object.fromEntries(fields.map(({ id, value }) => [id, value]))
  return {
    act: 'abuse_dmca',
    ...given,
    email2: given['email'],
    // The claimant has signed the statements of the law that this stands for.
    agree: 1,
    host_notification: 'send',
    owner_notification: 'send',
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined // a page of words instead of an answer
  }
}
