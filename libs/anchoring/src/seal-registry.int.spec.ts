import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { until } from '@originseal/testing'
import { ANVIL_CHAIN_ID, ANVIL_KEY, type Anvil, startAnvil } from '@originseal/testing/anvil'
import { EvmChain } from './evm-chain'
import { sealedBatch } from './sealed-batch.fixture'

describe('SealRegistry', () => {
  it('is the contract that its source compiles to, byte for byte', () => {
    const compiler = join(__dirname, '../contracts/compile-registry.mjs')
    expect(execFileSync(process.execPath, [compiler, '--check'], { encoding: 'utf8' })).toContain('is what')
  })

  it('P6: a seal in a batch of 1,000 costs at most 1/500 of a transaction per file', async () => {
    const anvil: Anvil = await startAnvil()
    try {
      const chain = new EvmChain({
        rpcUrl: anvil.url,
        privateKey: ANVIL_KEY,
        chainId: ANVIL_CHAIN_ID,
        confirmations: 1,
        maxFeePerGasCap: 100_000_000_000n,
      })
      await chain.ensureRegistry()
      const gasOf = async (leafCount: number): Promise<number> => {
        const { root } = sealedBatch(leafCount)
        const { rawTransaction, hash } = await chain.sign(root, leafCount, await chain.nextNonce())
        await chain.broadcast(rawTransaction)
        const receipt = await until(() =>
          anvil.call<{ gasUsed: string; status: string } | null>('eth_getTransactionReceipt', [hash]),
        )
        expect(receipt.status).toBe('0x1')
        return Number(receipt.gasUsed)
      }
      const [alone, batch] = [await gasOf(1), await gasOf(1000)]
      const share = batch / 1000 / alone
      console.info(
        `P6: gas ${alone} for one file alone, ${batch} for 1,000: a seal costs 1/${Math.round(1 / share)}`,
      )
      expect(share).toBeLessThanOrEqual(1 / 500)
    } finally {
      await anvil.stop()
    }
  })
})
