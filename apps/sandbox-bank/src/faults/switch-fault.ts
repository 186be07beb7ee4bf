import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import type { FaultName } from './fault.rules'
import { FaultsRepository } from './faults.repository'

/** Lets the bank do something wrong from now on, or no longer. */
@Injectable()
export class SwitchFault {
  constructor(
    private readonly transaction: Transaction,
    private readonly faults: FaultsRepository,
  ) {}

  execute(name: FaultName, isOn: boolean): Promise<void> {
    return this.transaction.run((tx) => this.faults.set(tx, name, isOn))
  }
}
