import {
  type AnchorBatch,
  type AnchorPolicy,
  applyEvent,
  type Attempt,
  type BatchEvent,
  type Decision,
  nextAction,
  type Observation,
} from './anchor-batch.rules'
import type { BroadcastOutcome, Chain, SealReceipt } from './chain'
import { ChainRefused } from './chain-errors'

/** What a step needs from its service. */
export interface StepPorts {
  readonly chain: Chain
  readonly policy: AnchorPolicy
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The nonces, from this one upwards, of all stored attempts of this sealer, over all batches, in any order. */
  readonly noncesFrom: (nonce: number) => Promise<readonly number[]>
  /**
   * Stores the batch, durably, before it returns. Must throw, and store nothing, when the stored batch is no longer
   * the one that the step began with, or when another batch has an attempt with the same nonce (a unique index):
   * the step then ends without having sent anything.
   */
  readonly save: (batch: AnchorBatch) => Promise<void>
}

export interface StepResult {
  readonly batch: AnchorBatch
  readonly decision: Decision
  /** What the node said, when the step sent something. */
  readonly outcome?: BroadcastOutcome
}

/**
 * Asks the chain, decides, does one thing and stores it. Call it again and again for every batch that is not
 * confirmed (and those that `needsRecheck`), one caller per sealer at a time, in the order of their nonces; closing
 * is the service's, which has the leaves. May be killed anywhere: signed bytes are stored before they are sent, and
 * all else is found again on the chain.
 *
 * @throws ChainUnavailable, ChainRefused and whatever `save` throws: the batch is as it was stored, try again later.
 */
export async function stepBatch(batch: AnchorBatch, ports: StepPorts): Promise<StepResult> {
  const decision = nextAction(batch, await observe(batch, ports), ports.policy)
  switch (decision.action) {
    case 'include':
      return stored(batch, { type: 'include', inclusion: decision.inclusion }, decision, ports)
    case 'confirm':
      return stored(batch, { type: 'confirm' }, decision, ports)
    case 'expel':
      return stored(batch, { type: 'expel' }, decision, ports)
    case 'sign':
      return send(await signed(batch, ports), decision, ports)
    case 'bump':
      return send(await replaced(batch, decision.attempt, ports), decision, ports)
    case 'fill':
      await ports.chain.fillNonce(decision.nonce)
      return send(batch, decision, ports)
    case 'broadcast':
    case 'rebroadcast':
      return send(batch, decision, ports)
    case 'close':
    case 'alarm':
    case 'wait':
      return { batch, decision }
  }
}

async function observe(batch: AnchorBatch, { chain, noncesFrom, now }: StepPorts): Promise<Observation> {
  const unseen = { now: now(), record: null, receipts: {}, nextNonce: 0, settledNonce: 0, gap: null }
  if (batch.root === null) return unseen
  const record = await chain.rootRecord(batch.root)
  const last = batch.attempts.at(-1)
  if (!last) return { ...unseen, record }
  const nextNonce = await chain.nextNonce()
  if (record) return { ...unseen, record, nextNonce }
  const isGap = nextNonce < last.nonce && !(await noncesFrom(nextNonce)).includes(nextNonce)
  // The settled nonce before the receipts: what is mined in between shows as mined, never as displaced by a stranger.
  const receipts: Record<string, SealReceipt> = {}
  const settledNonce = await chain.settledNonce()
  for (const { hash } of batch.attempts) receipts[hash] = await chain.receipt(hash)
  return { ...unseen, receipts, nextNonce, settledNonce, gap: isGap ? nextNonce : null }
}

async function stored(
  batch: AnchorBatch,
  event: BatchEvent,
  decision: Decision,
  { save }: StepPorts,
): Promise<StepResult> {
  const after = applyEvent(batch, event)
  await save(after)
  return { batch: after, decision }
}

async function signed(batch: AnchorBatch, { chain, noncesFrom, now, save }: StepPorts): Promise<AnchorBatch> {
  // The first nonce that neither the chain nor a stored attempt uses; one that is left over is taken up again.
  let nonce = await chain.nextNonce()
  const taken = new Set(await noncesFrom(nonce))
  while (taken.has(nonce)) nonce += 1
  const seal = await chain.sign(batch.root!, batch.leafCount, nonce)
  const after = applyEvent(batch, { type: 'sign', attempt: { ...seal, signedAt: now() } })
  await save(after)
  return after
}

async function replaced(
  batch: AnchorBatch,
  attempt: Attempt,
  { chain, now, save }: StepPorts,
): Promise<AnchorBatch> {
  try {
    const seal = await chain.replacement(attempt.rawTransaction)
    const after = applyEvent(batch, { type: 'sign', attempt: { ...seal, signedAt: now() } })
    await save(after)
    return after
  } catch (error) {
    // No dearer than the cap: the one that waits is sent again as it is, and waits on.
    if (error instanceof ChainRefused && error.code === 'FEE_CAP') return batch
    throw error
  }
}

/** Sends the last attempt. Refusals change nothing: what they mean shows on the chain at the next look. */
async function send(batch: AnchorBatch, decision: Decision, ports: StepPorts): Promise<StepResult> {
  const outcome = await ports.chain.broadcast(batch.attempts.at(-1)!.rawTransaction)
  if (outcome.outcome === 'refused') return { batch, decision, outcome }
  const result = await stored(batch, { type: 'send', at: ports.now() }, decision, ports)
  return { ...result, outcome }
}
