import { Controller, Get, Header, Query } from '@nestjs/common'
import { ApiBearerAuth, ApiQuery, ApiTags } from '@nestjs/swagger'
import { limits, pageRequest, type ListScansResponse, type PageRequest } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { toListedScan } from './scan.view'
import { ScansQueries } from './scans.queries'

@ApiTags('scans')
@ApiBearerAuth()
@Controller('scans')
export class ScansListController {
  constructor(private readonly scans: ScansQueries) {}

  @Allow('scan:read')
  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiQuery({ name: 'cursor', required: false, schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: limits.page.most, default: limits.page.usual },
  })
  async mine(
    @Query(new Decode(pageRequest)) { cursor, limit }: PageRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ListScansResponse> {
    const found = await this.scans.pageOfOwner(caller.userId, { cursor, limit: limit + 1 })
    const scans = found.slice(0, limit).map(toListedScan)
    return { data: { scans, nextCursor: found.length > limit ? (scans.at(-1)?.scanId ?? null) : null } }
  }
}
