import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import type { ErrorCode, StepUpPurpose } from '@originseal/contracts'

/** A call that is refused without a proof, or without another administrator's approval. */
interface RefusedCall {
  readonly purpose: StepUpPurpose
  readonly request: FetchArgs
  readonly code: ErrorCode | undefined
}

/** It waits until its caller has proven who they are, or has proposed it. */
export interface AskedStepUp extends RefusedCall {
  /** @param proof absent where they would rather not */
  readonly settle: (proof: string | undefined) => void
}

let waiting: readonly AskedStepUp[] = []
const listeners = new Set<() => void>()

function change(next: readonly AskedStepUp[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** The calls that wait, for the one dialog of the app: it asks for one after the other. */
export const askedStepUps = {
  first: (): AskedStepUp | undefined => waiting[0],
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** @returns the proof for this call; undefined where they would rather not */
  ask: (call: RefusedCall): Promise<string | undefined> =>
    new Promise((resolve) => {
      // On a page without the dialog nobody can be asked: the call is refused.
      if (listeners.size === 0) return resolve(undefined)
      const asked: AskedStepUp = {
        ...call,
        settle: (proof) => {
          change(waiting.filter((one) => one !== asked))
          resolve(proof)
        },
      }
      change([...waiting, asked])
    }),
}
