import { Injectable } from '@nestjs/common'
import type { Unit } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { RepeatGrants } from './repeat-grants'
import { SpendersRepository } from './spenders.repository'

/** A service begins to spend a unit: from now on it can be sold, and the service gets every grant that there is of it. */
@Injectable()
export class WelcomeSpender {
  constructor(
    private readonly spenders: SpendersRepository,
    private readonly repeatGrants: RepeatGrants,
  ) {}

  async execute(tx: Tx, unit: Unit, service: string): Promise<void> {
    await this.spenders.insert(tx, unit, service)
    await this.repeatGrants.begin(tx, unit)
  }
}
