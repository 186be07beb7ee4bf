export { type ProofCheck, type Verdict, verifySealProof } from './verify-proof'
export { type ChainCheck, verifyOnChain } from './verify-on-chain'
