import { Module } from '@nestjs/common'
import { ReadTimeLedger } from './read-time-ledger'
import { TimeLedgerController } from './time-ledger.controller'

/** How long removals take, measured and published with the rows it is calculated from. */
@Module({ controllers: [TimeLedgerController], providers: [ReadTimeLedger] })
export class TimeLedgerModule {}
