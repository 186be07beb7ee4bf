import { DIGEST_PROOF_HOW_TO, type CaseView, type DigestProof, type ListedCase } from '@originseal/contracts'
import { fileId, scanId as caseId } from '../../testing/gateway.fixture'

const hour = '2026-11-22T08:00:00.000Z'

export const listedCase = (change: Partial<ListedCase> = {}): ListedCase => ({
  id: caseId,
  number: 'ZK-2611-007',
  workId: fileId,
  title: 'Sunrise',
  pageUrl: 'https://shop.example/items/1',
  pageTitle: 'Listing 1',
  state: 'filed',
  outcome: null,
  stage: 3,
  actor: 'platform',
  standsStill: false,
  openedAt: hour,
  changedAt: hour,
  dueAt: null,
  remedy: null,
  ...change,
})

export const caseView = (change: Partial<CaseView> = {}): CaseView => ({
  ...listedCase(),
  round: 1,
  removedAt: null,
  isPublic: false,
  canBePublic: false,
  clocks: { ranMs: 9 * 3_600_000, startedAt: hour, isRunning: true, endedAt: null, pauses: [] },
  deadlines: [],
  timeLine: [
    { sequence: 1, kind: 'open', at: hour, by: 'owner', stateAfter: 'checking', facts: {} },
    { sequence: 2, kind: 'dispatched', at: hour, by: 'us', stateAfter: 'filed', facts: {} },
    {
      sequence: 3,
      kind: 'acknowledged',
      at: hour,
      by: 'platform',
      stateAfter: null,
      facts: { ticket: 'T-1' },
    },
  ],
  head: 'ab'.repeat(32),
  ...change,
})

const hash = 'ab'.repeat(32)

export const digestProof = (): DigestProof => ({
  version: 'originseal-digest-proof/1',
  digest: hash,
  salt: hash,
  commitment: hash,
  tree: { hash: 'sha-256', scheme: 'rfc6962', leafIndex: 0, size: 1, path: [] },
  root: hash,
  chain: {
    chainId: 31_337,
    name: 'Anvil',
    registry: `0x${'4e'.repeat(20)}`,
    sealer: `0x${'5e'.repeat(20)}`,
    transactionHash: `0x${hash}`,
    blockNumber: 7,
    blockHash: `0x${hash}`,
    blockTime: hour,
    logIndex: 0,
  },
  howTo: DIGEST_PROOF_HOW_TO,
})
