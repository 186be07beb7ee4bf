import { Controller } from '@nestjs/common'
import type { ListProposalsResponse, Proposal, UseProposalResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { DecideProposal } from './decide-proposal'
import { ProposeAct } from './propose-act'
import { ReadProposals } from './read-proposals'
import { UseProposal } from './use-proposal'

@Controller()
export class ProposalsController {
  constructor(
    private readonly readProposals: ReadProposals,
    private readonly proposeAct: ProposeAct,
    private readonly decideProposal: DecideProposal,
    private readonly useProposal: UseProposal,
  ) {}

  @Endpoint(endpoints.listProposals)
  list({ query }: EndpointRequest<typeof endpoints.listProposals>): Promise<ListProposalsResponse> {
    return this.readProposals.page(query)
  }

  @Endpoint(endpoints.proposeAct)
  async propose({
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.proposeAct>): Promise<Proposal> {
    return this.readProposals.one(await this.proposeAct.execute(caller.userId, body, idempotencyKey))
  }

  @Endpoint(endpoints.approveProposal)
  async approve({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.approveProposal>): Promise<Proposal> {
    await this.decideProposal.approve({ ...params, ...body, by: caller.userId }, idempotencyKey)
    return this.readProposals.one(params.id)
  }

  @Endpoint(endpoints.refuseProposal)
  async refuse({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.refuseProposal>): Promise<Proposal> {
    await this.decideProposal.refuse({ ...params, ...body, by: caller.userId }, idempotencyKey)
    return this.readProposals.one(params.id)
  }

  @Endpoint(endpoints.takeApproval)
  use({ params, caller }: EndpointRequest<typeof endpoints.takeApproval>): Promise<UseProposalResponse> {
    return this.useProposal.execute(params.id, caller)
  }
}
