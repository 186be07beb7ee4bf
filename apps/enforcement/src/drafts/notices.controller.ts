import { Controller } from '@nestjs/common'
import type { CaseView, CorrespondenceView } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest, type FileResponse } from '@originseal/http'
import { ActOnCase } from '../cases/act-on-case'
import { RecordOwnersWord } from '../cases/record-owners-word'
import { PackNotice, toFile } from './pack-notice'
import { ReadCorrespondence } from './read-correspondence'
import { TakeBackByHand } from './take-back-by-hand'

@Controller()
export class NoticesController {
  constructor(
    private readonly actOnCase: ActOnCase,
    private readonly recordOwnersWord: RecordOwnersWord,
    private readonly readCorrespondence: ReadCorrespondence,
    private readonly packNotice: PackNotice,
    private readonly takeBackByHand: TakeBackByHand,
  ) {}

  @Endpoint(endpoints.giveCaseInput)
  checkAgain({
    params,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.giveCaseInput>): Promise<CaseView> {
    return this.actOnCase.execute(params.id, 'input-given', caller, idempotencyKey)
  }

  @Endpoint(endpoints.recordFiling)
  filed({
    params,
    body: { filedAt: at, ticket },
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.recordFiling>): Promise<CaseView> {
    const word = { kind: 'filed-by-hand', at, facts: { ticket } } as const
    return this.recordOwnersWord.execute(params.id, word, caller, idempotencyKey)
  }

  @Endpoint(endpoints.recordRetraction)
  takenBack({
    params: { id, noticeId: retractionId },
    body: { filedAt, ticket },
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.recordRetraction>): Promise<CaseView> {
    return this.takeBackByHand.execute(id, { retractionId, filedAt, ticket }, caller, idempotencyKey)
  }

  @Endpoint(endpoints.recordAnswer)
  answered({
    params,
    body: { answer: kind, receivedAt: at, reason, ticket, note },
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.recordAnswer>): Promise<CaseView> {
    const word = { kind, at, facts: { ticket, note, ...(kind === 'rejected' && { reason }) } }
    return this.recordOwnersWord.execute(params.id, word, caller, idempotencyKey)
  }

  @Endpoint(endpoints.readCorrespondence)
  correspondence({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.readCorrespondence>): Promise<CorrespondenceView> {
    return this.readCorrespondence.execute(params.id, caller)
  }

  @Endpoint(endpoints.downloadPacket)
  async packet({ params, caller }: EndpointRequest<typeof endpoints.downloadPacket>): Promise<FileResponse> {
    return toFile(await this.packNotice.packet(params.id, caller))
  }

  @Endpoint(endpoints.downloadNotice)
  async pdf({ params, caller }: EndpointRequest<typeof endpoints.downloadNotice>): Promise<FileResponse> {
    return toFile(await this.packNotice.pdf(params.id, params.noticeId, caller))
  }

  @Endpoint(endpoints.downloadRetraction)
  async retraction({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.downloadRetraction>): Promise<FileResponse> {
    return toFile(await this.packNotice.retraction(params.id, params.noticeId, caller))
  }
}
