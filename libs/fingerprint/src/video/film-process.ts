import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SINGLE_THREADED_GC, programAt } from '../program'
import type { VideoJob, VideoJobs, VideoReply } from './child/protocol'
import type { VideoLimits } from './video-limits'
import { VideoRefused, VideoWorkerFailure } from './video-refused'

const MEMORY_CHECK_MS = 100
const PAGE_BYTES = 4096
const MIB = 1024 * 1024
/** Node itself, the decoder's code, the file and the frames, beside the decoder's own memory. */
const OTHER_MEMORY_MB = 512
const KEPT_STDERR = 2000

/**
 * One film, one process: what a hostile film may have done to its decoder ends with it. It has nothing of the service's
 * environment, so no secret, and is killed when its time or memory is over.
 */
export class FilmProcess {
  private readonly child: ChildProcess
  private reason: Error | null = null
  private stderr = ''

  constructor(private readonly limits: VideoLimits) {
    const { file, args } = programAt(join(__dirname, 'child', 'entry'))
    this.child = fork(file, args, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${limits.memoryMb}`, ...SINGLE_THREADED_GC],
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.child.stderr?.on('data', (text) => (this.stderr = (this.stderr + String(text)).slice(-KEPT_STDERR)))
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  /** Resolves or rejects when the process is gone. @throws VideoRefused, VideoWorkerFailure */
  async run<J extends VideoJob>(job: J, ask: VideoJobs[J]['ask']): Promise<VideoJobs[J]['answer']> {
    const { limits, child } = this
    const late = new VideoRefused('VIDEO_TIMEOUT', `${job} took longer than ${limits.timeoutMs} ms`)
    const deadline = setTimeout(() => this.kill(late), limits.timeoutMs)
    const memoryWatch = setInterval(() => this.checkMemory(), MEMORY_CHECK_MS)
    try {
      const reply = await new Promise<VideoReply | null>((resolve, reject) => {
        let answered: VideoReply | null = null
        child.on('message', (message) => (answered = message as VideoReply))
        child.once('error', reject)
        child.once('close', () => resolve(answered))
        child.send({ job, ask, limits }, (error) => {
          if (error) this.kill(new VideoWorkerFailure('VIDEO_WORKER_CRASHED', error.message))
        })
      })
      return this.answerOf(reply) as VideoJobs[J]['answer']
    } finally {
      clearTimeout(deadline)
      clearInterval(memoryWatch)
    }
  }

  /** Ends the process at once; what runs fails with `reason`. */
  kill(reason: Error): void {
    this.reason ??= reason
    this.child.kill('SIGKILL')
  }

  private answerOf(reply: VideoReply | null): unknown {
    if (reply?.ok) return reply.answer
    if (reply?.refused) throw new VideoRefused(reply.refused, reply.message)
    if (reply?.decoderMissing) throw new VideoWorkerFailure('VIDEO_DECODER_MISSING', reply.message)
    if (reply) throw new VideoWorkerFailure('VIDEO_JOB_FAILED', reply.message)
    const { exitCode, signalCode } = this.child
    throw (
      this.reason ??
      new VideoWorkerFailure(
        'VIDEO_WORKER_CRASHED',
        `ended with ${signalCode ?? exitCode} ${this.stderr}`.trim(),
      )
    )
  }

  private checkMemory(): void {
    const most = this.limits.memoryMb + OTHER_MEMORY_MB
    if (residentBytes(this.child.pid) > most * MIB)
      this.kill(new VideoRefused('VIDEO_TOO_DEMANDING', `needs more than ${most} MiB`))
  }
}

/** Resident memory by Linux's /proc; elsewhere, or when the process has just gone, 0. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}
