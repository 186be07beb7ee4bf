import { timingSafeEqual } from 'node:crypto'
import { Body, Controller, Headers, Inject, Param, Post, Res } from '@nestjs/common'
import { Allow } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { abuseReport } from './abuse-report'
import type { CloudflareSettings } from './cloudflare.settings'
import { TakeAbuseReport } from './take-abuse-report'

export const CLOUDFLARE_SETTINGS = Symbol('CloudflareSettings')

/** Speaks Cloudflare's documented interface for abuse reports, for the shops that stand behind it. */
@Controller('client/v4')
export class CloudflareController {
  constructor(
    @Inject(CLOUDFLARE_SETTINGS) private readonly settings: CloudflareSettings,
    private readonly takeReport: TakeAbuseReport,
  ) {}

  @Allow('anyone')
  @Post('accounts/:account/abuse-reports/abuse_dmca')
  async report(
    @Param('account') account: string,
    @Headers() headers: Readonly<Record<string, string | undefined>>,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.isKnown(account, headers['authorization']))
      return refuse(reply, 403, 10_000, 'Authentication error')
    const report = abuseReport.safeParse(body)
    if (!report.success) return refuse(reply, 400, 1_001, 'The report is not valid')
    const reportId = await this.takeReport.execute(report.data.urls, headers['idempotency-key'])
    void reply.status(200).send({ success: true, errors: [], messages: [], result: reportId })
  }

  private isKnown(account: string, authorization = ''): boolean {
    const { CLOUDFLARE_ACCOUNT_ID: id, CLOUDFLARE_TOKEN: token } = this.settings
    const [given, expected] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)]
    return (
      id === account &&
      token !== undefined &&
      given.length === expected.length &&
      timingSafeEqual(given, expected)
    )
  }
}

function refuse(reply: FastifyReply, status: number, code: number, message: string): void {
  void reply.status(status).send({ success: false, errors: [{ code, message }], messages: [], result: null })
}
