import type { IncomingHttpHeaders } from 'node:http'
import { Body, Controller, Get, Headers, Param, Post, Res, UseGuards } from '@nestjs/common'
import { Allow, Problem } from '@originseal/http'
import { LoopbackGuard, seeOther, sendPage } from '@originseal/pages'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { faultNames } from '../faults/fault.rules'
import { SwitchFault } from '../faults/switch-fault'
import { noticePlans } from '../notices/notice.rules'
import { readForm } from '../pages/form'
import { languageOfBrowser } from '../pages/language'
import { ChargePeriod } from '../trades/charge-period'
import { RefundCharge } from '../trades/refund-charge'
import { deskPage } from './desk.page'
import { ReadDesk } from './read-desk'

const period = z.object({
  outcome: z.enum(['succeeded', 'failed']),
  notices: z.enum(noticePlans).default('usual'),
})
const fault = z.object({ on: z.enum(['yes', 'no']) })

/** The levers, for who sits at this machine. */
@Controller('desk')
@UseGuards(LoopbackGuard)
export class DeskController {
  constructor(
    private readonly readDesk: ReadDesk,
    private readonly chargePeriod: ChargePeriod,
    private readonly refundCharge: RefundCharge,
    private readonly switchFault: SwitchFault,
  ) {}

  @Allow('anyone')
  @Get()
  async desk(@Headers() headers: IncomingHttpHeaders, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, 200, deskPage(await this.readDesk.execute(), languageOfBrowser(headers)))
  }

  /** The next period of a mandate, now. */
  @Allow('anyone')
  @Post('trades/:tradeNo/periods')
  async charge(
    @Param('tradeNo') tradeNo: string,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { outcome, notices } = readForm(period, body)
    const isDone = await this.chargePeriod.execute(tradeNo, { hasSucceeded: outcome !== 'failed', notices })
    if (!isDone) throw new Problem('NOT_FOUND')
    seeOther(reply, '/desk')
  }

  /** 20:15, now. */
  @Allow('anyone')
  @Post('captures')
  async capture(@Res() reply: FastifyReply): Promise<void> {
    await this.refundCharge.captureNow()
    seeOther(reply, '/desk')
  }

  @Allow('anyone')
  @Post('faults/:name')
  async fault(
    @Param('name') given: string,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = faultNames.find((known) => known === given)
    if (!name) throw new Problem('NOT_FOUND')
    await this.switchFault.execute(name, readForm(fault, body).on === 'yes')
    seeOther(reply, '/desk')
  }
}
