import { limits, progressEvent, type ProgressEvent } from '@originseal/contracts'
import { watchScan } from '@originseal/contracts/scan-orchestrator/endpoints'
import { addressOf } from '../../api/endpoint'
import { isProblem } from '../../api/problem'
import type { ScanState, WatchedScan } from './scan'
import {
  advance,
  answer,
  beginning,
  creep,
  hasEnded,
  interrupt,
  refuse,
  type ScanProgress,
} from './scan-progress.rules'

interface Surroundings {
  /** Called with every change. */
  readonly show: (progress: ScanProgress) => void
  readonly read: () => Promise<{ data?: ScanState; error?: unknown }>
}

/**
 * Follows a scan to its end: by its event stream, and by asking every few seconds while there is none. The
 * browser reconnects a lost stream by itself and tells the server where it was; then the asking rests again.
 * @returns stops following
 */
export function followScan({ scanId, progressToken }: WatchedScan, { show, read }: Surroundings): () => void {
  let progress = beginning
  const stream = progressToken
    ? new EventSource(`${addressOf(watchScan, { id: scanId })}?token=${encodeURIComponent(progressToken)}`)
    : undefined

  function change(next: ScanProgress) {
    if (hasEnded(progress)) return
    progress = next
    show(progress)
    if (hasEnded(progress)) stop()
  }

  async function ask() {
    const { data, error } = await read()
    if (data) change(answer(progress, data))
    else if (isProblem(error)) change(refuse(progress, error))
    else if (error) console.error('the scan could not be read', error)
  }

  function hear({ data }: MessageEvent<string>) {
    const event = decodeEvent(data)
    if (!event) return
    change(advance(progress, event))
    if (progress.phase !== 'fetching') return
    stream?.close()
    void ask()
  }

  const lose = () => change(interrupt(progress, new Date().toISOString()))

  const cycle = setInterval(() => {
    if (progress.phase !== 'polling') return
    change(creep(progress))
    void ask()
  }, limits.poll.intervalMs)

  function stop() {
    clearInterval(cycle)
    stream?.close()
  }

  if (stream) {
    stream.onmessage = hear
    stream.onerror = lose
  } else {
    lose()
  }
  return stop
}

/** What cannot be decoded is reported and left out, never guessed. */
function decodeEvent(text: string): ProgressEvent | undefined {
  try {
    return progressEvent.parse(JSON.parse(text))
  } catch (reason) {
    console.error('an event of the scan cannot be read', text, reason)
    return undefined
  }
}
