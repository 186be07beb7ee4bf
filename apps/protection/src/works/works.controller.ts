import { Controller, Get, Headers, HttpCode, Param, Post, Req } from '@nestjs/common'
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger'
import { id, type ReadWorkResponse, type RegisterWorkResponse } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, OptionalCaller, Problem, type Caller } from '@originseal/http'
import type { FastifyRequest } from 'fastify'
import { ReadSeal } from '../anchors/read-seal'
import { RegisterWork } from './register-work'
import { UploadReceiver } from './upload-receiver'
import { uploadForm } from './upload-form'
import { toSealedFile } from './work.view'
import { WorksQueries } from './works.queries'

@ApiTags('works')
@Controller('protect/trial')
export class WorksController {
  constructor(
    private readonly uploads: UploadReceiver,
    private readonly registerWork: RegisterWork,
    private readonly works: WorksQueries,
    private readonly seals: ReadSeal,
  ) {}

  @Allow('anyone')
  @Post()
  @HttpCode(201)
  @ApiBearerAuth()
  @ApiConsumes('multipart/form-data')
  @ApiBody(uploadForm)
  register(
    @Req() request: FastifyRequest,
    @OptionalCaller() caller: Caller | undefined,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<RegisterWorkResponse> {
    // Somebody whose login has just expired would otherwise find the work under a visitor who is nobody.
    if (request.headers.authorization !== undefined && !caller) throw new Problem('TOKEN_INVALID')
    return this.uploads.receive(request, async (upload) => {
      const { workId, trialToken } = await this.registerWork.execute(upload, caller, idempotencyKey)
      const transactionHash = await this.seals.awaitTransaction(workId)
      const { realName, email, phone } = upload.fields
      return {
        data: {
          file: await this.file(workId, transactionHash),
          ...(trialToken !== undefined && { trialToken }),
          user: { realName, email, phone },
        },
      }
    })
  }

  @Allow('work:read')
  @Get('files/:id')
  @ApiBearerAuth()
  async read(
    @Param('id', new Decode(id)) workId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ReadWorkResponse> {
    await this.works.ofOwner(workId, caller)
    return { data: { file: await this.file(workId, await this.seals.transactionOf(workId)) } }
  }

  private async file(workId: string, transactionHash: string | undefined) {
    const similarToEarlier = await this.works.isSimilarToEarlier(workId)
    return toSealedFile(await this.works.byId(workId), { transactionHash, similarToEarlier })
  }
}
