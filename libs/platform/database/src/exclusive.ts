import { Injectable } from '@nestjs/common'
import { DataSource, type QueryRunner } from 'typeorm'

/**
 * Lets one process at a time do something that takes longer than a transaction may. The lock is the connection's: it
 * is free when the work has ended, the process has died, or has stood still for 20 s. So the work, too, must bear that
 * another process begins the same.
 */
@Injectable()
export class Exclusive {
  /** A process that stands still gives its lock up after this, so that another one can go on within 30 s. */
  protected readonly idleMs: number = 20_000

  constructor(private readonly source: DataSource) {}

  /** Runs `work` while no other process does; undefined where one does. @param lock any number that is its own alone */
  async run<Result>(lock: number, work: () => Promise<Result>): Promise<Result | undefined> {
    const runner = this.source.createQueryRunner()
    try {
      if (!(await take(runner, lock, this.idleMs))) return undefined
      const heartbeat = keepAlive(runner, this.idleMs / 4)
      try {
        return await work()
      } finally {
        clearInterval(heartbeat)
        await runner.query(`SELECT pg_advisory_unlock(${lock}); RESET idle_session_timeout`)
      }
    } finally {
      await runner.release()
    }
  }
}

/** Work that takes long keeps its lock as long as its process lives. */
const keepAlive = (runner: QueryRunner, everyMs: number): NodeJS.Timeout =>
  // Where the connection is lost, giving the lock back says so.
  setInterval(() => void runner.query('SELECT').catch(() => undefined), everyMs)

async function take(runner: QueryRunner, lock: number, idleMs: number): Promise<boolean> {
  const [row] = (await runner.query('SELECT pg_try_advisory_lock($1) AS held', [lock])) as { held: boolean }[]
  if (row?.held !== true) return false
  await runner.query(`SET idle_session_timeout = ${idleMs}`)
  return true
}
