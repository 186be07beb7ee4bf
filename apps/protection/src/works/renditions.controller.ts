import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common'
import { ApiBearerAuth, ApiProduces, ApiTags } from '@nestjs/swagger'
import { id } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { WorkFiles } from './work-files'
import { WorksQueries } from './works.queries'

/** The owner's own picture, without its metadata, for pages that show it beside a finding. */
@ApiTags('works')
@Controller('protect/trial/files')
export class RenditionsController {
  constructor(
    private readonly works: WorksQueries,
    private readonly files: WorkFiles,
  ) {}

  @Allow('work:read')
  @Get(':id/rendition')
  @Header('cache-control', 'private, max-age=3600')
  @ApiBearerAuth()
  @ApiProduces('image/jpeg')
  async read(
    @Param('id', new Decode(id)) workId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    const { id: ownId } = await this.works.ofOwner(workId, caller)
    const { stream, size } = await this.files.rendition(ownId)
    return new StreamableFile(stream, { type: 'image/jpeg', length: size, disposition: 'inline' })
  }
}
