import type { Inclusion, RootRecord, SealReceipt, SignedSeal } from './chain'

/**
 * open: takes leaves · closed: its root is fixed · signed: signed bytes are stored, not known to be sent ·
 * broadcast: a node took them · mined: the registry has the root · confirmed: for long enough ·
 * reorged: the registry had the root and has it no more.
 */
export type BatchState = 'open' | 'closed' | 'signed' | 'broadcast' | 'mined' | 'confirmed' | 'reorged'

/** Signed bytes as stored. Instants are milliseconds since 1970. */
export interface Attempt extends SignedSeal {
  readonly signedAt: number
}

/** A batch of commitments under one root, on its way to the chain. */
export interface AnchorBatch {
  readonly state: BatchState
  readonly openedAt: number
  readonly leafCount: number
  /** 64 hex characters from `closed` on. */
  readonly root: string | null
  /** Every transaction ever signed for it, oldest first; all stay, for any of them may yet be mined. */
  readonly attempts: readonly Attempt[]
  /** When the last attempt was last sent. */
  readonly sentAt: number | null
  /** Where the registry has the root, from `mined` on. */
  readonly inclusion: Inclusion | null
}

export type BatchEvent =
  | { readonly type: 'close'; readonly root: string }
  | { readonly type: 'sign'; readonly attempt: Attempt }
  | { readonly type: 'send'; readonly at: number }
  | { readonly type: 'include'; readonly inclusion: Inclusion }
  | { readonly type: 'confirm' }
  | { readonly type: 'expel' }

/** The whole machine. `sign` from `signed`, `broadcast` and `reorged` is a replacement or a new nonce. */
const TRANSITIONS: Readonly<Record<BatchState, Partial<Record<BatchEvent['type'], BatchState>>>> = {
  open: { close: 'closed' },
  closed: { sign: 'signed', include: 'mined' },
  signed: { sign: 'signed', send: 'broadcast', include: 'mined' },
  broadcast: { sign: 'signed', send: 'broadcast', include: 'mined' },
  reorged: { sign: 'signed', send: 'broadcast', include: 'mined' },
  mined: { include: 'mined', confirm: 'confirmed', expel: 'reorged', send: 'mined' },
  confirmed: { expel: 'reorged', send: 'confirmed' },
}

export class BatchTransitionError extends Error {
  override readonly name = 'BatchTransitionError'
  readonly code = 'TRANSITION_NOT_ALLOWED'
}

const changes = (batch: AnchorBatch, event: BatchEvent): Partial<AnchorBatch> => {
  switch (event.type) {
    case 'close':
      return { root: event.root }
    case 'sign':
      return { attempts: [...batch.attempts, event.attempt], sentAt: null }
    case 'send':
      return { sentAt: event.at }
    case 'include':
      return { inclusion: event.inclusion }
    case 'confirm':
      return {}
    case 'expel':
      return { inclusion: null }
  }
}

/** The batch after an event. Throws a BatchTransitionError when its state does not know the event. */
export function applyEvent(batch: AnchorBatch, event: BatchEvent): AnchorBatch {
  const state = TRANSITIONS[batch.state][event.type]
  if (!state) throw new BatchTransitionError(`a batch that is ${batch.state} can't ${event.type}`)
  return { ...batch, ...changes(batch, event), state }
}

export const openBatch = (now: number): AnchorBatch => ({
  state: 'open',
  openedAt: now,
  leafCount: 0,
  root: null,
  attempts: [],
  sentAt: null,
  inclusion: null,
})

export interface AnchorPolicy {
  /** A batch closes at this many leaves … */
  readonly maxLeaves: number
  /** … or when its first leaf has waited so long, ms. */
  readonly maxOpenMs: number
  /** Signed bytes that no node knows are sent again after this time, ms. */
  readonly rebroadcastAfterMs: number
  /** A transaction that waits longer is replaced at a higher fee, ms. */
  readonly bumpAfterMs: number
  /** Blocks, its own included, that make a record confirmed. */
  readonly confirmations: number
  /** Reverted transactions after which a person must look. */
  readonly maxReverts: number
}

/** What the chain and the clock say at one moment. */
export interface Observation {
  readonly now: number
  /** The registry's record of the batch's root: the one authority on whether it is anchored. */
  readonly record: RootRecord | null
  /** Receipts of the batch's attempts by transaction hash; absent ones count as unknown. */
  readonly receipts: Readonly<Record<string, SealReceipt>>
  /** See `Chain.nextNonce`. */
  readonly nextNonce: number
  /** See `Chain.settledNonce`. */
  readonly settledNonce: number
  /** The next nonce, when later ones wait for it and no stored attempt has it: nobody would ever fill it. */
  readonly gap: number | null
}

export type Decision =
  | { readonly action: 'wait' | 'close' | 'sign' | 'expel' | 'confirm' }
  | { readonly action: 'broadcast' | 'rebroadcast' | 'bump'; readonly attempt: Attempt }
  /** Use up the nonce with an empty transaction, then send the attempt that waits behind it again. */
  | { readonly action: 'fill'; readonly nonce: number; readonly attempt: Attempt }
  | { readonly action: 'include'; readonly inclusion: Inclusion }
  | { readonly action: 'alarm'; readonly why: string }

const WAIT: Decision = { action: 'wait' }

/** A clock that was set back counts as time passed: every action that depends on it may be done once too often. */
const elapsed = (since: number, now: number, ms: number): boolean => now - since >= ms || now < since

const sameInclusion = (a: Inclusion | null, b: Inclusion): boolean =>
  a !== null &&
  a.transactionHash === b.transactionHash &&
  a.blockHash === b.blockHash &&
  a.logIndex === b.logIndex

/** What to do next with a batch. Pure; whatever it answers may be done twice without harm. */
export function nextAction(batch: AnchorBatch, seen: Observation, policy: AnchorPolicy): Decision {
  if (batch.state === 'open') return mustClose(batch, seen.now, policy) ? { action: 'close' } : WAIT
  return seen.record ? recorded(batch, seen, seen.record, policy) : unrecorded(batch, seen, policy)
}

export const mustClose = ({ leafCount, openedAt }: AnchorBatch, now: number, policy: AnchorPolicy): boolean =>
  leafCount >= policy.maxLeaves || (leafCount > 0 && elapsed(openedAt, now, policy.maxOpenMs))

/**
 * A confirmed batch whose nonce the chain has not used: the chain lost blocks (a restored or reset node) or a
 * reorganisation went deeper than was waited for. It must be looked at again, for all later nonces wait on it.
 */
export const needsRecheck = (batch: AnchorBatch, nextNonce: number): boolean =>
  batch.state === 'confirmed' && (batch.attempts.at(-1)?.nonce ?? -1) >= nextNonce

/** The registry has the root: the rest is to say so, and to wait until it can't go away. */
function recorded(batch: AnchorBatch, seen: Observation, record: RootRecord, policy: AnchorPolicy): Decision {
  const same = sameInclusion(batch.inclusion, record.inclusion)
  if (!same)
    return batch.state === 'confirmed'
      ? { action: 'expel' }
      : { action: 'include', inclusion: record.inclusion }
  const last = batch.attempts.at(-1)
  // Recorded through an earlier attempt while a later one has an unused nonce: left out, it would be a gap for ever.
  if (
    last &&
    last.nonce >= seen.nextNonce &&
    elapsed(batch.sentAt ?? 0, seen.now, policy.rebroadcastAfterMs)
  ) {
    return { action: 'rebroadcast', attempt: last }
  }
  return batch.state === 'mined' && record.confirmations >= policy.confirmations
    ? { action: 'confirm' }
    : WAIT
}

/** The registry does not have the root: sign, send, and keep at it. */
function unrecorded(batch: AnchorBatch, seen: Observation, policy: AnchorPolicy): Decision {
  if (batch.state === 'mined' || batch.state === 'confirmed') return { action: 'expel' }
  const last = batch.attempts.at(-1)
  if (!last) return { action: 'sign' }

  const rivals = batch.attempts.filter(({ nonce }) => nonce === last.nonce)
  const receipts = rivals.map(({ hash }) => seen.receipts[hash] ?? { state: 'unknown' as const })
  const reverted = receipts.find((receipt) => receipt.state === 'reverted')
  if (reverted) return afterRevert(batch, reverted.confirmations, policy)
  // In a block, but the record was read a moment before: the next look sees it.
  if (receipts.some(({ state }) => state === 'mined' || state === 'confirmed')) return WAIT

  const waiting = receipts.some(({ state }) => state === 'pending')
  // Someone else used the nonce for good, so none of these transactions can ever be mined.
  if (!waiting && seen.settledNonce > last.nonce) return { action: 'sign' }
  if (batch.state === 'signed') return { action: 'broadcast', attempt: last }
  if (batch.state === 'reorged') return { action: 'rebroadcast', attempt: last }
  const patient = !elapsed(batch.sentAt ?? 0, seen.now, policy.rebroadcastAfterMs)
  if (seen.gap !== null && seen.gap < last.nonce) {
    return patient ? WAIT : { action: 'fill', nonce: seen.gap, attempt: last }
  }
  if (elapsed(last.signedAt, seen.now, policy.bumpAfterMs)) return { action: 'bump', attempt: last }
  return waiting || patient ? WAIT : { action: 'rebroadcast', attempt: last }
}

/** A revert without a record is out of gas or a missing registry: tried again under a new nonce, but not for ever. */
function afterRevert(batch: AnchorBatch, confirmations: number, policy: AnchorPolicy): Decision {
  if (confirmations < policy.confirmations) return WAIT
  const nonces = new Set(batch.attempts.map(({ nonce }) => nonce))
  if (nonces.size < policy.maxReverts) return { action: 'sign' }
  return { action: 'alarm', why: `${nonces.size} transactions for this root were mined without effect` }
}
