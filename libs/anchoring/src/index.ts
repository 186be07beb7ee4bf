export { type AuditPosition, auditEntryHash, findAuditFault, isAnchorOf, NO_AUDIT_HASH } from './audit-chain'
export {
  type AnchorBatch,
  type AnchorPolicy,
  applyEvent,
  type Attempt,
  type BatchEvent,
  type BatchState,
  BatchTransitionError,
  type Decision,
  mustClose,
  needsRecheck,
  nextAction,
  type Observation,
  openBatch,
} from './anchor-batch.rules'
export { caseEntryHash, NO_CASE_HASH } from './case-chain'
export { negotiationEntryHash, NO_NEGOTIATION_HASH } from './negotiation-chain'
export type { BroadcastOutcome, Chain, Inclusion, RootRecord, SealReceipt, SignedSeal } from './chain'
export { ChainRefused, ChainUnavailable } from './chain-errors'
export { chainName } from './chain-name'
export { CommitmentError, commitSeal, type SealFields } from './commitment'
export { commitDigest, issueDigestProof } from './digest-proof'
export { EvmChain, type EvmChainOptions, REGISTRY_ADDRESS } from './evm-chain'
export { issueProof, ProofError, type ProofSources } from './issue-proof'
export { consistencyProof, inclusionProof, leafHash, merkleRoot, type MerkleTree, merkleTree } from './merkle'
export { stepBatch, type StepPorts, type StepResult } from './step-batch'
export {
  type ConsistencyClaim,
  type InclusionClaim,
  verifyConsistency,
  verifyInclusion,
} from './verify-merkle'
