import { Controller } from '@nestjs/common'
import { caseOpened, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { CertifyForCase } from './certify-for-case'

@Controller()
export class CasesConsumer {
  constructor(private readonly certifyForCase: CertifyForCase) {}

  @OnEvent(caseOpened)
  opened({ workId }: PayloadOf<typeof caseOpened>, tx: Tx): Promise<void> {
    return this.certifyForCase.plan(tx, workId)
  }
}
