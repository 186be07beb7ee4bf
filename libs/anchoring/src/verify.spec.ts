jest.mock('ethers', () => {
  throw new Error('ethers was loaded')
})

describe('@originseal/anchoring/verify', () => {
  it('stays small: it loads without ethers', () => {
    const entry = jest.requireActual<object>('./verify')
    expect(Object.keys(entry).sort()).toEqual([
      'isAnchoredIn',
      'verifyAuditDay',
      'verifyCaseTimeLine',
      'verifyDigestProof',
      'verifyNegotiationRecord',
      'verifyOnChain',
      'verifySealProof',
    ])
    expect(() => jest.requireActual('./evm-chain')).toThrow('ethers was loaded')
  })
})
