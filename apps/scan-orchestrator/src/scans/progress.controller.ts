import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common'
import { ApiProduces, ApiTags } from '@nestjs/swagger'
import { id } from '@originseal/contracts'
import { Allow, Decode } from '@originseal/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ProgressStreams } from './progress-streams'
import { ScansQueries } from './scans.queries'

@ApiTags('scans')
@Controller('scans')
export class ProgressController {
  constructor(
    private readonly scans: ScansQueries,
    private readonly streams: ProgressStreams,
  ) {}

  @Allow('anyone')
  @Get(':id/stream')
  @ApiProduces('text/event-stream')
  async stream(
    @Param('id', new Decode(id)) scanId: string,
    @Query('token', new Decode(z.string().max(4_096).default(''))) token: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.scans.admitWatcher(scanId, token)
    reply.hijack()
    this.streams.open(scanId, Number(lastEventId) || 0, request.raw, reply.raw)
  }
}
