const NAMES: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  10: 'OP Mainnet',
  137: 'Polygon PoS',
  8453: 'Base',
  11155111: 'Sepolia (test network)',
  31337: 'OriginSeal development chain',
}

/** The name of a chain by its id (EIP-155), `eip155:<id>` for one without a name here. */
export const chainName = (chainId: number): string => NAMES[chainId] ?? `eip155:${chainId}`

/** Whether a proof may call the chain so: a proof older than a chain's name here keeps the plain form. */
export const isChainName = (chainId: number, name: string): boolean =>
  name === chainName(chainId) || name === `eip155:${chainId}`
