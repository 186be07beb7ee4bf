import { Module, type DynamicModule } from '@nestjs/common'
import { EvmChain } from '@originseal/anchoring'
import { Exclusive, Listener, Transaction } from '@originseal/database'
import { outsideTransactions } from '@originseal/runtime'
import type { Config } from '../config'
import { AdvanceBatch } from './advance-batch'
import { AnnounceBatch } from './announce-batch'
import { AnchorWorks } from './anchor-works'
import { AnchorsQueries } from './anchors.queries'
import { AnchorsRepository } from './anchors.repository'
import { CloseBatch } from './close-batch'
import { DigestsConsumer } from './digests.consumer'
import { DigestsRepository } from './digests.repository'
import { ForgetSeals } from './forget-seals'
import { HandOverSeals } from './hand-over-seals'
import { QueueDigest } from './queue-digest'
import { QueueSeal } from './queue-seal'
import { ReadSeal } from './read-seal'
import { SealsQueries } from './seals.queries'
import { SealsRepository } from './seals.repository'

const gwei = 1_000_000_000

@Module({})
export class AnchorsModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AnchorsModule,
      controllers: [DigestsConsumer],
      providers: [
        AnchorsQueries,
        AnchorsRepository,
        SealsRepository,
        SealsQueries,
        DigestsRepository,
        CloseBatch,
        AnnounceBatch,
        AdvanceBatch,
        QueueDigest,
        QueueSeal,
        HandOverSeals,
        ForgetSeals,
        {
          provide: ReadSeal,
          inject: [SealsQueries, Listener],
          useFactory: (seals: SealsQueries, listener: Listener) =>
            new ReadSeal(seals, listener, config.ANCHOR_WAIT_MS),
        },
        {
          provide: AnchorWorks,
          inject: [
            Transaction,
            Exclusive,
            Listener,
            AnchorsQueries,
            AnchorsRepository,
            CloseBatch,
            AdvanceBatch,
          ],
          useFactory: (
            transaction: Transaction,
            exclusive: Exclusive,
            listener: Listener,
            queries: AnchorsQueries,
            anchors: AnchorsRepository,
            close: CloseBatch,
            advance: AdvanceBatch,
          ) =>
            new AnchorWorks(
              { transaction, exclusive, listener },
              queries,
              anchors,
              close,
              advance,
              anchorTo(config),
            ),
        },
      ],
      exports: [QueueSeal, ReadSeal, SealsQueries, HandOverSeals, ForgetSeals],
    }
  }
}

function anchorTo(config: Config) {
  const evmChain = new EvmChain({
    rpcUrl: config.CHAIN_RPC_URL,
    keyFile: config.CHAIN_KEY_FILE,
    chainId: config.CHAIN_ID,
    confirmations: config.CHAIN_CONFIRMATIONS,
    maxFeePerGasCap: BigInt(Math.round(config.CHAIN_MAX_FEE_GWEI * gwei)),
  })
  const chain = outsideTransactions(evmChain, 'the chain')
  const policy = {
    maxLeaves: config.ANCHOR_BATCH_SIZE,
    maxOpenMs: config.ANCHOR_BATCH_MS,
    rebroadcastAfterMs: 15_000,
    bumpAfterMs: 180_000,
    confirmations: config.CHAIN_CONFIRMATIONS,
    maxReverts: 3,
  }
  return { chain, policy }
}
