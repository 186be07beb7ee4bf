import { Module } from '@nestjs/common'
import { SpendersQueries } from './spenders.queries'

@Module({ providers: [SpendersQueries], exports: [SpendersQueries] })
export class SpendersModule {}
