import { Controller } from '@nestjs/common'
import type { CaseView, NoticeDraftView, ReadClaimantResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ReadClaimant } from './read-claimant'
import { ReadDraft } from './read-draft'
import { SaveClaimant } from './save-claimant'
import { SignDraft } from './sign-draft'
import { WriteDraft } from './write-draft'

@Controller()
export class DraftsController {
  constructor(
    private readonly readClaimant: ReadClaimant,
    private readonly saveClaimant: SaveClaimant,
    private readonly readDraft: ReadDraft,
    private readonly writeDraft: WriteDraft,
    private readonly signDraft: SignDraft,
  ) {}

  @Endpoint(endpoints.readClaimant)
  claimant({ caller }: EndpointRequest<typeof endpoints.readClaimant>): Promise<ReadClaimantResponse> {
    return this.readClaimant.execute(caller.userId)
  }

  @Endpoint(endpoints.saveClaimant)
  save({ body, caller }: EndpointRequest<typeof endpoints.saveClaimant>): Promise<ReadClaimantResponse> {
    return this.saveClaimant.execute(body, caller)
  }

  @Endpoint(endpoints.readNoticeDraft)
  read({ params, caller }: EndpointRequest<typeof endpoints.readNoticeDraft>): Promise<NoticeDraftView> {
    return this.readDraft.execute(params.id, caller)
  }

  @Endpoint(endpoints.writeNoticeDraft)
  write({
    params,
    body,
    caller,
  }: EndpointRequest<typeof endpoints.writeNoticeDraft>): Promise<NoticeDraftView> {
    return this.writeDraft.execute(params.id, body, caller)
  }

  @Endpoint(endpoints.signCaseNotice)
  sign({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.signCaseNotice>): Promise<CaseView> {
    return this.signDraft.execute(params.id, body, caller, idempotencyKey)
  }
}
