import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { afterEvent, startable, type QueuedFile } from './file-queue.rules'

export interface Sending {
  /** Of the file in the queue. */
  readonly id: string
  /** Bytes that an earlier try has sent: a way of sending that can go on does so from here. */
  readonly from: number
  readonly signal: AbortSignal
  /** Called with the bytes that are there. */
  readonly onProgress: (sent: number) => void
}

interface FileQueueOptions {
  /** Sends one file; rejects with what went wrong. */
  readonly send: (file: File, sending: Sending) => Promise<unknown>
  /** What to say about a file that was not sent. */
  readonly faultText: (reason: unknown) => string
  /** Why a file is not taken, or undefined. */
  readonly refuse?: (file: File) => string | undefined
  /** How many are sent at once; none while the queue rests. */
  readonly atOnce?: number
  /** What is in the queue at first, such as what an earlier visit left. */
  readonly initial?: readonly QueuedFile[]
}

/** Sends files a few at a time, each with its own progress; what failed can be tried again. */
export function useFileQueue({ send, faultText, refuse, atOnce = 2, initial = [] }: FileQueueOptions) {
  const [files, tell] = useReducer(afterEvent, initial)
  const running = useRef(new Map<string, AbortController>())

  const begin = useEffectEvent((id: string, file: File, from: number) => {
    const controller = new AbortController()
    running.current.set(id, controller)
    tell({ kind: 'started', id })
    const { signal } = controller
    send(file, { id, from, signal, onProgress: (sent) => tell({ kind: 'progressed', id, sent }) })
      .finally(() => running.current.delete(id))
      .then(
        () => tell({ kind: 'finished', id }),
        // What was taken out is gone by now; anything else that was interrupted waits for its turn again.
        (reason: unknown) =>
          tell(
            signal.aborted ? { kind: 'interrupted', id } : { kind: 'failed', id, fault: faultText(reason) },
          ),
      )
  })

  useEffect(() => {
    for (const { id, file, sent } of startable(files, atOnce)) {
      if (!running.current.has(id)) begin(id, file, sent)
    }
  }, [files, atOnce])

  useEffect(() => {
    const controllers = running.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  return {
    files,
    add: (file: File) => tell({ kind: 'added', id: crypto.randomUUID(), file, refusal: refuse?.(file) }),
    retry: (id: string) => tell({ kind: 'retried', id }),
    remove(id: string) {
      running.current.get(id)?.abort()
      tell({ kind: 'removed', id })
    },
  }
}
