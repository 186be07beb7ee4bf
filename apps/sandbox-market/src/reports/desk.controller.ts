import { Body, Controller, Get, Param, Post, Req, Res, UseGuards } from '@nestjs/common'
import { Allow, Decode } from '@originseal/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { LoopbackGuard, seeOther, sendPage, wantsJson } from '@originseal/pages'
import { DecideReport } from './decide-report'
import { deskPage } from './desk.page'
import { deskActions } from './report.rules'
import { ReportsQueries } from './reports.queries'

const decision = z.object({ action: z.enum(deskActions) })
const shownOnDesk = 100
@Controller('desk')
@UseGuards(LoopbackGuard)
export class DeskController {
  constructor(
    private readonly reports: ReportsQueries,
    private readonly decideReport: DecideReport,
  ) {}

  @Allow('anyone')
  @Get()
  async desk(@Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, 200, deskPage(await this.reports.latest(shownOnDesk)))
  }

  @Allow('anyone')
  @Post('reports/:reference')
  async decide(
    @Param('reference') reference: string,
    @Body(new Decode(decision)) { action }: z.infer<typeof decision>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const state = await this.decideReport.execute(reference, action)
    if (wantsJson(request)) return void reply.status(200).send({ reference, state })
    seeOther(reply, '/desk')
  }
}
