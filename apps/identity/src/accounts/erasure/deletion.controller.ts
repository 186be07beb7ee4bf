import { Controller } from '@nestjs/common'
import type { ReadAccountResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ReadAccount } from '../own/read-account'
import { RequestDeletion } from './request-deletion'
import { UndoDeletion } from './undo-deletion'

@Controller()
export class DeletionController {
  constructor(
    private readonly requestDeletion: RequestDeletion,
    private readonly undoDeletion: UndoDeletion,
    private readonly readAccount: ReadAccount,
  ) {}

  @Endpoint(endpoints.requestDeletion)
  async request({
    caller,
    body,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.requestDeletion>): Promise<ReadAccountResponse> {
    await this.requestDeletion.execute(caller, body, idempotencyKey)
    return { data: await this.readAccount.execute(caller) }
  }

  @Endpoint(endpoints.undoDeletion)
  async undo({
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.undoDeletion>): Promise<ReadAccountResponse> {
    await this.undoDeletion.execute(caller, idempotencyKey)
    return { data: await this.readAccount.execute(caller) }
  }
}
