import { Controller, Get, HttpStatus, Res } from '@nestjs/common'
import { Readiness } from '@originseal/runtime'
import type { FastifyReply } from 'fastify'
import { Allow } from './access'

/** For whoever runs us. Alive: the process answers. Ready: it has all it needs to serve. */
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Allow('internal')
  @Get('live')
  live(): { alive: true } {
    return { alive: true }
  }

  @Allow('internal')
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const report = await this.readiness.report()
    await reply.status(report.ready ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE).send(report)
  }
}
