import { Controller } from '@nestjs/common'
import type { ListReviewedClaimantsResponse, ListUnrecognisedMailsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { UnrecognisedMailsQueries } from '../inbox/unrecognised-mails.queries'
import { AssignMail } from './assign-mail'
import { DecideClaimant } from './decide-claimant'
import { DiscardMail } from './discard-mail'
import { ReviewClaimants } from './review-claimants'

@Controller()
export class AdministrationController {
  constructor(
    private readonly reviewClaimants: ReviewClaimants,
    private readonly decideClaimant: DecideClaimant,
    private readonly mails: UnrecognisedMailsQueries,
    private readonly assignMail: AssignMail,
    private readonly discardMail: DiscardMail,
  ) {}

  @Endpoint(endpoints.listReviewedClaimants)
  async claimants(): Promise<ListReviewedClaimantsResponse> {
    return { data: await this.reviewClaimants.execute() }
  }

  @Endpoint(endpoints.decideClaimant)
  decide({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.decideClaimant>): Promise<void> {
    return this.decideClaimant.execute(params.id, body, caller, idempotencyKey)
  }

  @Endpoint(endpoints.listUnrecognisedMails)
  async unrecognised({
    query,
  }: EndpointRequest<typeof endpoints.listUnrecognisedMails>): Promise<ListUnrecognisedMailsResponse> {
    const { entries, nextCursor } = await readPage(
      query,
      (page) => this.mails.page(page),
      ({ id }) => id,
    )
    return { data: { mails: entries, nextCursor } }
  }

  @Endpoint(endpoints.assignMail)
  assign({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.assignMail>): Promise<void> {
    return this.assignMail.execute(params.id, body, caller, idempotencyKey)
  }

  @Endpoint(endpoints.discardMail)
  discard({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.discardMail>): Promise<void> {
    return this.discardMail.execute(params.id, body, caller, idempotencyKey)
  }
}
