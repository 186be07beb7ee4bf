import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ImageRefused, ImageWorkerFailure } from '../picture/image-refused'
import { SINGLE_THREADED_GC, programAt } from '../program'
import type { ImageJob, ImageJobs, JobReply, WorkerSettings } from './protocol'

export interface WorkerLimits extends WorkerSettings {
  /** Resident memory of one worker, in MiB; a job that needs more is refused. */
  memoryMb: number
}

interface RunningJob {
  id: number
  resolve(answer: unknown): void
  reject(error: Error): void
  deadline: NodeJS.Timeout
  memoryWatch: NodeJS.Timeout
}

/** A decoder can take some 1,000 MiB a second: this far apart, it is found out soon after its limit. */
const MEMORY_CHECK_MS = 25
const PAGE_BYTES = 4096
const MIB = 1024 * 1024
const KEPT_STDERR = 2000
/** The variables a decoder needs. Nothing else of the service's environment, secrets least of all, enters a worker. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'HOME', 'TMPDIR', 'LANG', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE']

/**
 * One worker process and at most one job in it. A process rather than a thread: a decoder that crashes takes a thread's
 * whole service along, one that hangs in native code can't be ended in a thread and holds one of the four threads on
 * which the service does its file system calls.
 */
export class WorkerProcess {
  private readonly child: ChildProcess
  private running: RunningJob | null = null
  private lastId = 0
  private stderr = ''
  private endReason: Error | null = null

  /** @param ended called once when the process is gone, for whatever reason */
  constructor(
    private readonly limits: WorkerLimits,
    ended: () => void,
  ) {
    this.child = spawn(limits)
    this.child.on('message', (reply) => this.settle(reply as JobReply))
    this.child.stderr?.on('data', (text) => (this.stderr = (this.stderr + String(text)).slice(-KEPT_STDERR)))
    const gone = (why: string): void => {
      this.end(new ImageWorkerFailure('WORKER_CRASHED', `${why} ${this.stderr}`.trim()))
      ended()
    }
    this.child.once('error', (error) => gone(error.message))
    this.child.once('exit', (code, signal) => gone(`worker ended with ${signal ?? code}`))
    this.holdEventLoop(false)
  }

  get idle(): boolean {
    return this.running === null
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  run<J extends ImageJob>(job: J, ask: ImageJobs[J]['ask']): Promise<ImageJobs[J]['answer']> {
    const id = ++this.lastId
    const { timeoutMs } = this.limits
    return new Promise<unknown>((resolve, reject) => {
      const deadline = setTimeout(
        () => this.kill(new ImageRefused('IMAGE_TIMEOUT', `${job} took longer than ${timeoutMs} ms`)),
        timeoutMs,
      )
      const memoryWatch = setInterval(() => this.checkMemory(), MEMORY_CHECK_MS).unref()
      this.running = { id, resolve, reject, deadline, memoryWatch }
      this.holdEventLoop(true)
      this.child.send({ id, job, ask }, (error) => {
        if (error) this.kill(new ImageWorkerFailure('WORKER_CRASHED', error.message))
      })
    }) as Promise<ImageJobs[J]['answer']>
  }

  /** Ends the process at once; a running job fails with `reason`. */
  kill(reason: Error): void {
    this.endReason ??= reason
    this.child.kill('SIGKILL')
  }

  /** As `kill`, and waits until the process is gone. */
  async stop(reason: Error): Promise<void> {
    const gone =
      this.child.exitCode === null && this.child.signalCode === null ? once(this.child, 'exit') : null
    this.child.ref()
    this.kill(reason)
    await gone
  }

  private settle(reply: JobReply): void {
    if (reply.id !== this.running?.id) return
    const job = this.release()
    if (reply.ok) job?.resolve(reply.answer)
    else if (reply.refused) job?.reject(new ImageRefused(reply.refused, reply.message))
    else job?.reject(new ImageWorkerFailure('WORKER_JOB_FAILED', reply.message))
  }

  private end(reason: Error): void {
    this.release()?.reject(this.endReason ?? reason)
  }

  private release(): RunningJob | null {
    const job = this.running
    if (job) {
      clearTimeout(job.deadline)
      clearInterval(job.memoryWatch)
    }
    this.running = null
    this.holdEventLoop(false)
    return job
  }

  private checkMemory(): void {
    const used = residentBytes(this.child.pid)
    if (used > this.limits.memoryMb * MIB)
      this.kill(new ImageRefused('IMAGE_TOO_LARGE', `needs more than ${this.limits.memoryMb} MiB`))
  }

  /** An idle worker must not keep the service from ending. */
  private holdEventLoop(hold: boolean): void {
    const handles = [
      this.child,
      this.child.channel,
      this.child.stderr as unknown as { ref(): void; unref(): void },
    ]
    for (const handle of handles)
      if (hold) handle?.ref()
      else handle?.unref()
  }
}

function spawn({ memoryMb, ...settings }: WorkerLimits): ChildProcess {
  const { file, args } = programAt(join(__dirname, 'entry'))
  const env = Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  return fork(file, [...args, JSON.stringify(settings satisfies WorkerSettings)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`, ...SINGLE_THREADED_GC],
    // glibc keeps an arena a thread otherwise, and decoders leave them full of holes.
    env: { ...env, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}

/** Resident memory by Linux's /proc; elsewhere, or when the process has just gone, 0. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}
