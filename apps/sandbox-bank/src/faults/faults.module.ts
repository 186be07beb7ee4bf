import { Module } from '@nestjs/common'
import { FaultsQueries } from './faults.queries'
import { FaultsRepository } from './faults.repository'
import { SwitchFault } from './switch-fault'

@Module({ providers: [FaultsQueries, FaultsRepository, SwitchFault], exports: [FaultsQueries, SwitchFault] })
export class FaultsModule {}
