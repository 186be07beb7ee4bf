import { isTestChain } from './chains'

test.each([
  ['Anvil', 31_337, true],
  ['Ganache', 1337, true],
  ['Sepolia', 11_155_111, true],
  ['Polygon Amoy', 80_002, true],
  ['Ethereum', 1, false],
  ['Base', 8453, false],
  ['Polygon', 137, false],
])('%s is a test chain: %s, %s', (_, chainId, isTest) => {
  expect(isTestChain(chainId)).toBe(isTest)
})
