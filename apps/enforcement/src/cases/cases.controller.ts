import { Controller } from '@nestjs/common'
import type { CaseView } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ActOnCase } from './act-on-case'
import { ReadCase } from './read-case'
import { RecordOwnersWord } from './record-owners-word'

type ActRequest = EndpointRequest<typeof endpoints.withdrawCase>

@Controller()
export class CasesController {
  constructor(
    private readonly readCase: ReadCase,
    private readonly actOnCase: ActOnCase,
    private readonly recordOwnersWord: RecordOwnersWord,
  ) {}

  @Endpoint(endpoints.readCase)
  read({ params, caller }: EndpointRequest<typeof endpoints.readCase>): Promise<CaseView> {
    return this.readCase.execute(params.id, caller)
  }

  @Endpoint(endpoints.withdrawCase)
  withdraw({ params, caller, idempotencyKey }: ActRequest): Promise<CaseView> {
    return this.actOnCase.execute(params.id, 'withdraw', caller, idempotencyKey)
  }

  @Endpoint(endpoints.giveUpCase)
  giveUp({ params, caller, idempotencyKey }: ActRequest): Promise<CaseView> {
    return this.actOnCase.execute(params.id, 'owner-gives-up', caller, idempotencyKey)
  }

  @Endpoint(endpoints.tryCaseAgain)
  tryAgain({ params, caller, idempotencyKey }: ActRequest): Promise<CaseView> {
    return this.actOnCase.execute(params.id, 'try-again', caller, idempotencyKey)
  }

  @Endpoint(endpoints.recordCourtStep)
  courtStep({
    params,
    body: { step: kind, happenedAt: at, reference },
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.recordCourtStep>): Promise<CaseView> {
    const word = { kind, at, facts: { reference } }
    return this.recordOwnersWord.execute(params.id, word, caller, idempotencyKey)
  }
}
