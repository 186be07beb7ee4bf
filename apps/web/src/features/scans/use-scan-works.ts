import { useRef, useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { isProblem } from '../../api/problem'
import { useStartScanMutation } from './scans.api'

export interface RefusedScan {
  readonly fileId: string
  readonly error: unknown
}

export interface BatchOutcome {
  readonly started: readonly string[]
  readonly refused: readonly RefusedScan[]
}

/** Starts a scan for each of several works, one after the other; without units left the rest is not asked for. */
export function useScanWorks() {
  const [start] = useStartScanMutation()
  const [isBusy, setBusy] = useState(false)
  // What failed may have reached the server: asked again, it is the same attempt.
  const keys = useRef(new Map<string, string>())

  function keyOf(fileId: string): string {
    const key = keys.current.get(fileId) ?? newIdempotencyKey()
    keys.current.set(fileId, key)
    return key
  }

  async function scan(fileIds: readonly string[]): Promise<BatchOutcome> {
    setBusy(true)
    const started: string[] = []
    const refused: RefusedScan[] = []
    for (const fileId of fileIds) {
      const { error } = await start({ fileId, idempotencyKey: keyOf(fileId) })
      if (error) refused.push({ fileId, error })
      else {
        started.push(fileId)
        keys.current.delete(fileId)
      }
      if (isProblem(error) && error.code === 'QUOTA_EXHAUSTED') break
    }
    setBusy(false)
    return { started, refused }
  }

  return { scan, isBusy }
}
