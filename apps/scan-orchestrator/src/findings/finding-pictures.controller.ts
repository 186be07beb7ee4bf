import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common'
import { ApiBearerAuth, ApiProduces, ApiTags } from '@nestjs/swagger'
import { id } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, Problem, type Caller } from '@originseal/http'
import type { OpenedObject } from '@originseal/storage'
import { EvidenceFiles } from '../reports/evidence-files'
import { ScansQueries } from '../scans/scans.queries'
import { FindingsQueries, type Finding } from './findings.queries'
import { isMasked, visibleFindings } from './mask.rules'

/** Pictures of findings that the caller may see; those of masked ones would lead to their pages. */
@ApiTags('findings')
@ApiBearerAuth()
@Controller('scans/:id/findings/:findingId')
export class FindingPicturesController {
  constructor(
    private readonly scans: ScansQueries,
    private readonly findings: FindingsQueries,
    private readonly files: EvidenceFiles,
  ) {}

  @Allow('scan:read')
  @Get('candidate')
  @Header('cache-control', 'private, max-age=3600')
  @ApiProduces('image/jpeg')
  async candidate(
    @Param('id', new Decode(id)) scanId: string,
    @Param('findingId', new Decode(id)) findingId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    return toPicture(await this.files.open((await this.finding(scanId, findingId, caller)).pictureKey))
  }

  @Allow('scan:read')
  @Get('overlay')
  @Header('cache-control', 'private, max-age=3600')
  @ApiProduces('image/jpeg')
  async overlay(
    @Param('id', new Decode(id)) scanId: string,
    @Param('findingId', new Decode(id)) findingId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    return toPicture(await this.files.open((await this.finding(scanId, findingId, caller)).overlayKey))
  }

  private async finding(scanId: string, findingId: string, caller: Caller): Promise<Finding> {
    await this.scans.ofOwner(scanId, caller)
    const finding = (await this.findings.ofScan(scanId)).find((one) => one.id === findingId)
    if (!finding) throw new Problem('FINDING_NOT_FOUND')
    if (isMasked(finding, visibleFindings(caller.role))) throw new Problem('NOT_ALLOWED')
    return finding
  }
}

function toPicture({ stream, size }: OpenedObject): StreamableFile {
  return new StreamableFile(stream, { type: 'image/jpeg', length: size, disposition: 'inline' })
}
