import { Controller, type Type } from '@nestjs/common'
import { administratorActed, type AdministratorAct, type ServiceName } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { RecordAct } from './record-act'

/** Hears what administrators do in one of the services. */
function consumerOf(service: ServiceName): Type {
  @Controller()
  class ActsConsumer {
    constructor(private readonly recordAct: RecordAct) {}

    @OnEvent(administratorActed[service])
    acted(act: AdministratorAct, tx: Tx): Promise<void> {
      return this.recordAct.execute(tx, service, act)
    }
  }
  return ActsConsumer
}

export const actsConsumers: Type[] = (Object.keys(administratorActed) as ServiceName[]).map(consumerOf)
