import { Controller, type Type } from '@nestjs/common'
import {
  enforcementUnits,
  protectionUnits,
  scanUnits,
  trademarkUnits,
  type PayloadOf,
  type UnitEvents,
} from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { SpenderFacts } from './spender-facts'
import { WelcomeSpender } from './welcome-spender'

/** Hears one of the services that spend units. */
function consumerOf(service: string, events: UnitEvents): Type {
  @Controller()
  class SpenderConsumer {
    constructor(
      private readonly facts: SpenderFacts,
      private readonly welcomeSpender: WelcomeSpender,
    ) {}

    @OnEvent(events.spenderStarted)
    started({ unit }: PayloadOf<typeof events.spenderStarted>, tx: Tx): Promise<void> {
      return this.welcomeSpender.execute(tx, unit, service)
    }

    @OnEvent(events.moved)
    moved(move: PayloadOf<typeof events.moved>, tx: Tx): Promise<void> {
      return this.facts.moved(tx, move)
    }

    @OnEvent(events.counted)
    counted(count: PayloadOf<typeof events.counted>, tx: Tx): Promise<void> {
      return this.facts.counted(tx, count)
    }

    @OnEvent(events.revoked)
    revoked(answer: PayloadOf<typeof events.revoked>, tx: Tx): Promise<void> {
      return this.facts.revoked(tx, answer)
    }
  }
  return SpenderConsumer
}

export const spenderConsumers: Type[] = [
  consumerOf('protection', protectionUnits),
  consumerOf('scan-orchestrator', scanUnits),
  consumerOf('enforcement', enforcementUnits),
  consumerOf('trademark', trademarkUnits),
]
