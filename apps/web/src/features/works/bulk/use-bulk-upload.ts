import { mostWorksInBatch, type TrialUser } from '@originseal/contracts'
import { useEffect, useRef, useState } from 'react'
import { ownWorkIn } from '../../../api/already-sealed'
import { newIdempotencyKey } from '../../../api/idempotency-key'
import { isProblem, wasAnswered, type Problem } from '../../../api/problem'
import type { QueuedFile } from '../../../components/file-queue/file-queue.rules'
import { useFileQueue, type Sending } from '../../../components/file-queue/use-file-queue'
import { useProblemText } from '../../../i18n/problem-text'
import { refusalOf, titleFor } from '../register-work.rules'
import { useRegisterWorkMutation } from '../works.api'
import { sendPatiently, stopsBatch } from './bulk.rules'
import { bulkRunning } from './bulk-running'
import type { KeptFile, KeptFiles, SealedAs } from './kept-files'

interface BulkUploadOptions {
  readonly user: TrialUser
  readonly userId: string
  readonly maxBytes: number | undefined
  readonly kept: readonly KeptFile[]
  readonly files: KeptFiles
}

/** Few enough that others get through, and that a line is busy. */
const atOnce = 2

/** Seals the files of a batch one after the other; it stops, goes on, and goes on after the page was loaded again. */
export function useBulkUpload({ user, userId, maxBytes, kept, files }: BulkUploadOptions) {
  const problemText = useProblemText()
  const [register] = useRegisterWorkMutation()
  const [isRunning, setRunning] = useState(() => bulkRunning.read() === userId)
  const [stopped, setStopped] = useState<Problem>()
  const [isKept, setKept] = useState(true)
  const [sealed, setSealed] = useState(() => sealedOf(kept))
  const keys = useRef(new Map(kept.map(({ queued: { id }, key }) => [id, key])))

  function run(isOn: boolean) {
    if (isOn) bulkRunning.write(userId)
    else bulkRunning.remove()
    setRunning(isOn)
  }

  async function seal(file: File, { id, signal, onProgress }: Sending): Promise<SealedAs> {
    const send = () => {
      const sending = register({
        work: {
          file,
          title: titleFor(file, { file: undefined, title: '', keywords: [] }),
          keywords: [],
          user,
        },
        idempotencyKey: keys.current.get(id) ?? newIdempotencyKey(),
        onProgress: (part) => onProgress(part * file.size),
      })
      signal.addEventListener('abort', () => sending.abort(), { once: true })
      return sending
    }
    const answer = await sendPatiently(send, problemIn, (ms) => pause(ms, signal))
    if (answer.data) return { workId: answer.data.data.file.id, isOld: false }
    const own = ownWorkIn(answer.error)
    if (own !== undefined) return { workId: own, isOld: true }
    const problem = problemIn(answer)
    if (problem && wasAnswered(problem)) keys.current.set(id, newIdempotencyKey())
    if (problem && stopsBatch(problem)) {
      setStopped(problem)
      run(false)
    }
    throw answer.error
  }

  const queue = useFileQueue({
    initial: kept.map(({ queued }) => queued),
    atOnce: isRunning ? atOnce : 0,
    send: async (file, sending) => {
      const became = await seal(file, sending)
      setSealed((before) => new Map(before).set(sending.id, became))
    },
    faultText: (reason) => problemText(reason),
    refuse: (file) => {
      const code = refusalOf(file, maxBytes)
      return code && problemText({ status: 422, code } satisfies Problem)
    },
  })

  const written = useRef(new Map<string, QueuedFile>(kept.map(({ queued }) => [queued.id, queued])))
  useEffect(() => {
    const { current } = written
    const fail = (reason: unknown) => {
      console.error('the batch is not kept', reason)
      setKept(false)
    }
    queue.files.forEach((queued, place) => {
      const before = current.get(queued.id)
      const became = sealed.get(queued.id)
      // What is being sent waits again after the page was loaded; what is done is kept with what it was sealed as.
      const isOnItsWay = queued.state === 'sending' || (queued.state === 'done' && !became)
      if (before?.state === queued.state || isOnItsWay) return
      current.set(queued.id, queued)
      const key = keys.current.get(queued.id) ?? newIdempotencyKey()
      keys.current.set(queued.id, key)
      files.write({ place, queued, key, sealed: became }).catch(fail)
    })
    for (const id of current.keys()) {
      if (queue.files.some((queued) => queued.id === id)) continue
      current.delete(id)
      files.remove(id).catch(fail)
    }
  }, [queue.files, sealed, files])

  return {
    queue,
    sealed,
    isRunning,
    isKept,
    stopped,
    room: mostWorksInBatch - queue.files.length,
    start() {
      setStopped(undefined)
      run(true)
    },
    stop: () => run(false),
    /** Takes everything out of the list; what is sealed stays sealed. */
    clear() {
      run(false)
      for (const { id } of queue.files) queue.remove(id)
    },
  }
}

const sealedOf = (kept: readonly KeptFile[]): ReadonlyMap<string, SealedAs> =>
  new Map(kept.flatMap(({ queued: { id }, sealed }) => (sealed ? [[id, sealed]] : [])))

const problemIn = ({ error }: { readonly error?: unknown }): Problem | undefined =>
  isProblem(error) ? error : undefined

/** Ends at once when nobody waits any more. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
