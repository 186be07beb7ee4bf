import { Controller, Get, Header, Param } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { id, type Verification } from '@originseal/contracts'
import { Allow, Decode } from '@originseal/http'
import { ReadVerification } from './read-verification'

@ApiTags('verification')
@Controller('verify')
export class VerificationController {
  constructor(private readonly readVerification: ReadVerification) {}

  @Allow('anyone')
  @Get(':id')
  @Header('cache-control', 'no-cache')
  read(@Param('id', new Decode(id)) workId: string): Promise<Verification> {
    return this.readVerification.execute(workId)
  }
}
