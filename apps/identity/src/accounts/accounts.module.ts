import { Module } from '@nestjs/common'
import { AccountsQueries } from './accounts.queries'
import { AccountsRepository } from './accounts.repository'

@Module({ providers: [AccountsQueries, AccountsRepository], exports: [AccountsQueries] })
export class AccountsModule {}
