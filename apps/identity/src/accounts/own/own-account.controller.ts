import { Body, Controller, Get, Headers, Patch } from '@nestjs/common'
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger'
import { editAccountRequest, type EditAccountRequest, type ReadAccountResponse } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { EditAccount } from './edit-account'
import { ReadAccount } from './read-account'

@ApiTags('accounts')
@ApiBearerAuth()
@Controller('account')
export class OwnAccountController {
  constructor(
    private readonly readAccount: ReadAccount,
    private readonly editAccount: EditAccount,
  ) {}

  @Allow('account:read')
  @Get()
  async read(@CurrentCaller() caller: Caller): Promise<ReadAccountResponse> {
    return { data: await this.readAccount.execute(caller) }
  }

  @Allow('account:edit')
  @Patch()
  async edit(
    @CurrentCaller() caller: Caller,
    @Body(new Decode(editAccountRequest)) written: EditAccountRequest,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<ReadAccountResponse> {
    await this.editAccount.execute(caller, written, idempotencyKey)
    return { data: await this.readAccount.execute(caller) }
  }
}
