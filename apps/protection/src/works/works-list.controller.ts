import { Controller, Get, Header, Query } from '@nestjs/common'
import { ApiBearerAuth, ApiQuery, ApiTags } from '@nestjs/swagger'
import { limits, pageRequest, type ListWorksResponse, type PageRequest } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { ListWorks } from './list-works'

@ApiTags('works')
@ApiBearerAuth()
@Controller('works')
export class WorksListController {
  constructor(private readonly listWorks: ListWorks) {}

  @Allow('work:read')
  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiQuery({ name: 'cursor', required: false, schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: limits.page.most, default: limits.page.usual },
  })
  async mine(
    @Query(new Decode(pageRequest)) page: PageRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ListWorksResponse> {
    return { data: await this.listWorks.execute(caller.userId, page) }
  }
}
