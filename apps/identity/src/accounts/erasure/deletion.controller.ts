import { Body, Controller, Delete, Headers, HttpCode, Post } from '@nestjs/common'
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger'
import {
  deleteAccountRequest,
  type DeleteAccountRequest,
  type ReadAccountResponse,
} from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { ReadAccount } from '../own/read-account'
import { RequestDeletion } from './request-deletion'
import { UndoDeletion } from './undo-deletion'

@ApiTags('accounts')
@ApiBearerAuth()
@Controller('account/deletion')
export class DeletionController {
  constructor(
    private readonly requestDeletion: RequestDeletion,
    private readonly undoDeletion: UndoDeletion,
    private readonly readAccount: ReadAccount,
  ) {}

  @Allow('account:edit')
  @Post()
  @HttpCode(200)
  async request(
    @CurrentCaller() caller: Caller,
    @Body(new Decode(deleteAccountRequest)) written: DeleteAccountRequest,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<ReadAccountResponse> {
    await this.requestDeletion.execute(caller, written, idempotencyKey)
    return { data: await this.readAccount.execute(caller) }
  }

  @Allow('account:edit')
  @Delete()
  async undo(
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<ReadAccountResponse> {
    await this.undoDeletion.execute(caller, idempotencyKey)
    return { data: await this.readAccount.execute(caller) }
  }
}
