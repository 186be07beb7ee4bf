import { Controller } from '@nestjs/common'
import type { ReadWorkResponse, RegisterWorkResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/protection/endpoints'
import { Endpoint, Problem, type EndpointRequest } from '@originseal/http'
import { ReadSeal } from '../anchors/read-seal'
import { SealsQueries, type Seal } from '../anchors/seals.queries'
import { ReceiveWork } from './receive-work'
import { RegisterWork } from './register-work'
import { toSealedFile } from './work.view'
import { WorksQueries } from './works.queries'

@Controller()
export class WorksController {
  constructor(
    private readonly receiveWork: ReceiveWork,
    private readonly registerWork: RegisterWork,
    private readonly works: WorksQueries,
    private readonly readSeal: ReadSeal,
    private readonly seals: SealsQueries,
  ) {}

  @Endpoint(endpoints.registerWork)
  register({
    caller,
    idempotencyKey,
    http,
  }: EndpointRequest<typeof endpoints.registerWork>): Promise<RegisterWorkResponse> {
    // Somebody whose login has just expired would otherwise find the work under a visitor who is nobody.
    if (http.headers.authorization !== undefined && !caller) throw new Problem('TOKEN_INVALID')
    return this.receiveWork.execute(http, async (upload) => {
      const { workId, trialToken } = await this.registerWork.execute(upload, caller, idempotencyKey)
      const seal = await this.readSeal.awaitConfirmation(workId)
      const { realName, email, phone } = upload.fields
      return {
        data: {
          file: await this.file(workId, seal),
          ...(trialToken !== undefined && { trialToken }),
          user: { realName, email, phone },
        },
      }
    })
  }

  @Endpoint(endpoints.readWork)
  async read({ params, caller }: EndpointRequest<typeof endpoints.readWork>): Promise<ReadWorkResponse> {
    await this.works.ofOwner(params.id, caller)
    return { data: { file: await this.file(params.id, await this.seals.ofWork(params.id)) } }
  }

  private async file(workId: string, seal: Seal | undefined) {
    const similarToEarlier = await this.works.isSimilarToEarlier(workId)
    return toSealedFile(await this.works.byId(workId), seal, similarToEarlier)
  }
}
