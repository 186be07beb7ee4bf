import 'reflect-metadata'
import { setTimeout as pause } from 'node:timers/promises'
import { startJobs } from './jobs.harness'
import { OnJob, type Effect, type RunningJob } from './on-job'
import { probe, type Probe } from './probe.fixture'

/** A worker of its own, to be killed and frozen: node … <database> <name>. It tells its parent what it begins. */
const [url, worker] = process.argv.slice(3) as [string, string]

class Handler {
  @OnJob(probe) async do({ payload: { name, pauseMs } }: RunningJob<Probe>): Promise<Effect> {
    process.send!(`begun ${name}`)
    await pause(pauseMs) // what it does heeds no signal
    return async (tx) => {
      process.send!(`writes ${name}`)
      await tx.query('INSERT INTO effect VALUES ($1, $2)', [name, worker])
    }
  }
}

void startJobs(url, [Handler], worker).then(() => process.send!('ready'))
