import { EvmChain } from '@originseal/anchoring'
import { ANVIL_CHAIN_ID, ANVIL_KEY, startAnvil, type Anvil } from '@originseal/testing/anvil'
import { AnchorWorks } from './anchor-works'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

/** As far as it gets before it looks into its database. */
const start = (rpcUrl: string, chainId: number) => {
  const options = {
    rpcUrl,
    chainId,
    privateKey: ANVIL_KEY,
    confirmations: 1,
    maxFeePerGasCap: 1n,
    rpcTimeoutMs: 1_000,
  }
  const reached = new Error('the start goes on')
  const database = {
    transaction: {} as never,
    exclusive: {} as never,
    listener: {
      on() {
        throw reached
      },
    } as never,
  }
  const to = { chain: new EvmChain(options), policy: {} as never }
  return new AnchorWorks(database, {} as never, {} as never, {} as never, to).onApplicationBootstrap()
}

test('SYS-05: a node of another chain than the configured ends the start', async () => {
  await expect(start(anvil.url, 1)).rejects.toMatchObject({ code: 'WRONG_CHAIN' })
  await expect(start(anvil.url, ANVIL_CHAIN_ID)).rejects.toThrow('the start goes on')
})

test('SYS-05: a node that is away does not', async () => {
  await expect(start('http://127.0.0.1:9', ANVIL_CHAIN_ID)).rejects.toThrow('the start goes on')
})
