import { Controller, Res } from '@nestjs/common'
import type { ProgressTokenResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { IssueProgressToken } from './issue-progress-token'
import { lastSequenceOf } from './last-event-id.rules'
import { ProgressStreams } from './progress-streams'
import { ScansQueries } from '../scans.queries'

@Controller()
export class ProgressController {
  constructor(
    private readonly scans: ScansQueries,
    private readonly streams: ProgressStreams,
    private readonly issueProgressToken: IssueProgressToken,
  ) {}

  @Endpoint(endpoints.issueProgressToken)
  issue({
    params,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.issueProgressToken>): Promise<ProgressTokenResponse> {
    return this.issueProgressToken.execute(params.id, caller, idempotencyKey)
  }

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
