import { Controller, Res } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { lastSequenceOf } from './last-event-id.rules'
import { ProgressStreams } from './progress-streams'
import { ScansQueries } from './scans.queries'

@Controller()
export class ProgressController {
  constructor(
    private readonly scans: ScansQueries,
    private readonly streams: ProgressStreams,
  ) {}

  @Endpoint(endpoints.watchScan)
  async watch(
    { params, query, http }: EndpointRequest<typeof endpoints.watchScan>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.scans.admitWatcher(params.id, query.token)
    reply.hijack()
    this.streams.open(params.id, lastSequenceOf(http.headers['last-event-id']), http.raw, reply.raw)
  }
}
