import { Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { id as idSchema } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { DisableAccount } from '../accounts/disable-account'
import { EnableAccount } from '../accounts/enable-account'

@ApiTags('administration')
@Controller('admin/users/:id')
export class AdministratorsController {
  constructor(
    private readonly disableAccount: DisableAccount,
    private readonly enableAccount: EnableAccount,
  ) {}

  @Allow('account:disable')
  @Post('disable')
  @HttpCode(HttpStatus.NO_CONTENT)
  disable(@Param('id', new Decode(idSchema)) id: string, @CurrentCaller() caller: Caller): Promise<void> {
    return this.disableAccount.execute({ id, by: caller.userId })
  }

  @Allow('account:disable')
  @Post('enable')
  @HttpCode(HttpStatus.NO_CONTENT)
  enable(@Param('id', new Decode(idSchema)) id: string): Promise<void> {
    return this.enableAccount.execute(id)
  }
}
