export { verifyAuditDay } from './audit-chain'
export { verifyDigestProof } from './digest-proof'
export { type ProofCheck, type Verdict, verifySealProof } from './verify-proof'
export { type ChainCheck, verifyOnChain } from './verify-on-chain'
