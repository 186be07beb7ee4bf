/** By chain id (EIP-155). One machine's chains: Ganache, Hardhat and Anvil; and the public test networks. */
const testChains: ReadonlySet<number> = new Set([
  1337, 31_337, 17_000, 80_002, 84_532, 421_614, 560_048, 11_155_111, 11_155_420,
])

/**
 * A chain that one machine can rewrite, or whose network is reset from time to time, is no witness: whoever says that a
 * seal stands on it must say that as well.
 */
export function isTestChain(chainId: number): boolean {
  return testChains.has(chainId)
}
