import { Global, Module } from '@nestjs/common'
import { ForgetTries } from './forget-tries'
import { Tries } from './tries'
import { TriesQueries } from './tries.queries'
import { TriesRepository } from './tries.repository'

@Global()
@Module({ providers: [Tries, TriesQueries, TriesRepository, ForgetTries], exports: [Tries] })
export class TriesModule {}
