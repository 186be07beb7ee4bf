import {
  type AnchorBatch,
  type AnchorPolicy,
  applyEvent,
  type Attempt,
  type BatchEvent,
  BatchTransitionError,
  needsRecheck,
  nextAction,
  type Observation,
  openBatch,
} from './anchor-batch.rules'
import type { Inclusion, SealReceipt } from './chain'

const policy: AnchorPolicy = {
  maxLeaves: 1000,
  maxOpenMs: 200,
  rebroadcastAfterMs: 10_000,
  bumpAfterMs: 60_000,
  confirmations: 3,
  maxReverts: 2,
}
const attempt = (nonce: number, hash = `0x${nonce}`): Attempt => ({
  nonce,
  hash,
  rawTransaction: `0xraw${nonce}`,
  maxFeePerGas: '1',
  signedAt: 1_000,
})
const inclusion = (blockHash = '0xb1'): Inclusion => ({
  transactionHash: '0x4',
  blockNumber: 1,
  blockHash,
  blockTime: '2026-11-21T08:00:00.000Z',
  logIndex: 0,
})
const record = (confirmations: number, blockHash?: string) => ({
  leafCount: 2,
  confirmations,
  inclusion: inclusion(blockHash),
})
const after = (...events: BatchEvent[]): AnchorBatch =>
  events.reduce(applyEvent, { ...openBatch(1_000), leafCount: 2 })
const close: BatchEvent = { type: 'close', root: 'aa' }
const sign: BatchEvent = { type: 'sign', attempt: attempt(4) }
const send: BatchEvent = { type: 'send', at: 1_000 }
const include: BatchEvent = { type: 'include', inclusion: inclusion() }
const seen = (change: Partial<Observation> = {}): Observation => ({
  now: 2_000,
  record: null,
  receipts: {},
  nextNonce: 5,
  settledNonce: 0,
  gap: null,
  ...change,
})
const says = (receipt: SealReceipt): Partial<Observation> => ({ receipts: { '0x4': receipt } })
const reverted: SealReceipt = { state: 'reverted', confirmations: 3 }

const confirmed = after(close, sign, send, include, { type: 'confirm' })
const resigned = after(close, sign, send, { type: 'sign', attempt: attempt(9, '0x4') }, send)

describe('anchor batch', () => {
  it.each<[string, AnchorBatch, Partial<Observation>, string]>([
    ['an empty open batch stays open', { ...openBatch(1_000) }, { now: 9_000 }, 'wait'],
    ['an open batch closes by time', after(), { now: 1_200 }, 'close'],
    ['an open batch closes by count', { ...after(), leafCount: 1000 }, { now: 1_001 }, 'close'],
    ['an open batch closes when the clock was set back', after(), { now: 500 }, 'close'],
    ['a closed batch is signed', after(close), {}, 'sign'],
    [
      'a closed batch that is on the chain already (a restored database) is taken over',
      after(close),
      { record: record(1) },
      'include',
    ],
    ['signed bytes are sent', after(close, sign), {}, 'broadcast'],
    ['a crash after sending: sent again', after(close, sign), says({ state: 'pending' }), 'broadcast'],
    ['a crash after mining: found', after(close, sign), { record: record(1) }, 'include'],
    ['waits while pending', after(close, sign, send), says({ state: 'pending' }), 'wait'],
    ['waits a little for what no node knows', after(close, sign, send), {}, 'wait'],
    ['a dropped transaction is sent again', after(close, sign, send), { now: 11_000 }, 'rebroadcast'],
    [
      'a slow transaction is replaced',
      after(close, sign, send),
      { ...says({ state: 'pending' }), now: 61_000 },
      'bump',
    ],
    [
      'waits while a stranger’s use of the nonce can be undone',
      after(close, sign, send),
      { nextNonce: 9 },
      'wait',
    ],
    ['a nonce used by a stranger for good: new nonce', after(close, sign, send), { settledNonce: 5 }, 'sign'],
    [
      'mined since the record was read: looks again',
      after(close, sign, send),
      says({ state: 'mined', confirmations: 1, inclusion: inclusion() }),
      'wait',
    ],
    [
      'a fresh revert may be undone',
      after(close, sign, send),
      says({ state: 'reverted', confirmations: 1 }),
      'wait',
    ],
    ['a settled revert: new nonce', after(close, sign, send), says(reverted), 'sign'],
    ['reverts again and again: a person must look', resigned, says(reverted), 'alarm'],
    ['mined waits for confirmations', after(close, sign, send, include), { record: record(2) }, 'wait'],
    [
      'mined for long enough is confirmed',
      after(close, sign, send, include),
      { record: record(3) },
      'confirm',
    ],
    [
      'mined elsewhere after a reorganisation',
      after(close, sign, send, include),
      { record: record(9, '0xb2') },
      'include',
    ],
    ['mined no more', after(close, sign, send, include), {}, 'expel'],
    ['expelled: sent again at once', after(close, sign, send, include, { type: 'expel' }), {}, 'rebroadcast'],
    ['confirmed rests', confirmed, { record: record(9) }, 'wait'],
    ['confirmed, but the chain lost it', confirmed, {}, 'expel'],
    ['confirmed, but in another block now', confirmed, { record: record(9, '0xb2') }, 'expel'],
    [
      'recorded by another attempt: the unused nonce is filled',
      confirmed,
      { record: record(9), nextNonce: 4, now: 11_000 },
      'rebroadcast',
    ],
    [
      'a nonce before it that nobody will use is filled',
      after(close, sign, send),
      { ...says({ state: 'pending' }), gap: 3, now: 11_000 },
      'fill',
    ],
    ['a gap may close by itself for a while', after(close, sign, send), { gap: 3 }, 'wait'],
  ])('E6: %s', (_, batch, observation, action) => {
    expect(nextAction(batch, seen(observation), policy).action).toBe(action)
  })

  it('sends the latest attempt and keeps all of them', () => {
    const batch = applyEvent(after(close, sign, send), { type: 'sign', attempt: attempt(4, '0x4b') })
    expect(batch.attempts.map(({ hash }) => hash)).toEqual(['0x4', '0x4b'])
    expect(nextAction(batch, seen(), policy)).toEqual({ action: 'broadcast', attempt: attempt(4, '0x4b') })
  })

  it('an earlier attempt that still waits counts', () => {
    const batch = applyEvent(after(close, sign, send), { type: 'sign', attempt: attempt(4, '0x4b') })
    const waits = seen({ ...says({ state: 'pending' }), now: 11_000, settledNonce: 5 })
    expect(nextAction(applyEvent(batch, send), waits, policy).action).toBe('wait')
  })

  it.each<[AnchorBatch, BatchEvent]>([
    [after(), sign],
    [after(close), send],
    [after(close, sign), { type: 'confirm' }],
    [confirmed, sign],
    [confirmed, include],
    [after(close), close],
  ])('refuses what a state does not know', (batch, event) => {
    expect(() => applyEvent(batch, event)).toThrow(BatchTransitionError)
  })

  it('looks again at a confirmed batch whose nonce the chain has not used', () => {
    expect([
      needsRecheck(confirmed, 5),
      needsRecheck(confirmed, 4),
      needsRecheck(after(close, sign), 4),
    ]).toEqual([false, true, false])
  })
})
