import { Body, Controller, Get, Headers, Param, Post, Req, Res } from '@nestjs/common'
import { Allow, Problem } from '@originseal/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { faultsOf, fieldsOf } from '../listings/listing-form'
import { ListingsQueries } from '../listings/listings.queries'
import type { ListingView } from '../listings/listing.view'
import { seeOther, sendPage, wantsJson } from '@originseal/pages'
import { Site } from '../pages/site'
import { FileReport } from './file-report'
import { reportForm } from './report-form'
import { reportStatusPage } from './report-status.page'
import { reportPage } from './report.page'
import { ReportsQueries } from './reports.queries'
@Controller()
export class ReportsController {
  constructor(
    private readonly fileReport: FileReport,
    private readonly listings: ListingsQueries,
    private readonly reports: ReportsQueries,
    private readonly site: Site,
  ) {}

  @Allow('anyone')
  @Get('listings/:id/report')
  async form(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, 200, reportPage({ ...(await this.listingOf(id)), mailbox: this.site.mailbox }))
  }

  @Allow('anyone')
  @Post('listings/:id/reports')
  async file(
    @Param('id') id: string,
    @Body() body: Record<string, unknown> | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const decoded = reportForm.safeParse(body ?? {})
    const json = wantsJson(request)
    if (!decoded.success) {
      const faults = faultsOf(decoded.error)
      if (json) throw new Problem('REQUEST_INVALID', { fields: fieldsOf(faults) })
      return sendPage(
        reply,
        400,
        reportPage(
          { ...(await this.listingOf(id)), mailbox: this.site.mailbox },
          textsOf(body ?? {}),
          faults,
        ),
      )
    }
    const { reference } = await this.fileReport.execute(id, decoded.data, key)
    const path = `/reports/${reference}`
    if (!json) return seeOther(reply, path)
    const url = this.site.address(path)
    void reply.status(201).header('location', url).send({ reference, url })
  }

  @Allow('anyone')
  @Get('reports/:reference')
  async status(
    @Param('reference') reference: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const report = await this.reports.find(reference)
    if (!report) throw new Problem('NOT_FOUND')
    if (wantsJson(request)) return void reply.header('cache-control', 'no-cache').send(report)
    sendPage(reply, 200, reportStatusPage(report))
  }

  private async listingOf(id: string): Promise<ListingView> {
    const listing = await this.listings.find(id)
    if (typeof listing !== 'object') throw new Problem('NOT_FOUND')
    return listing
  }
}

/** Only texts are shown again. */
function textsOf(body: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(body).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
