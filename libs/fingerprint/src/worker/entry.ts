/** The worker process: takes one job after another from its parent and ends with it. */
import { ImageRefused } from '../picture/image-refused'
import { answerJob } from './answer-job'
import type { JobMessage, JobReply, WorkerSettings } from './protocol'

const settings = JSON.parse(process.argv[2]!) as WorkerSettings

process.on('message', (message: JobMessage) => {
  void answer(message).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.exit(0))
// Signals to the whole group (Ctrl-C, a supervisor's TERM) are for the service: it drains, and its workers end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

async function answer({ id, job, ask }: JobMessage): Promise<JobReply> {
  try {
    return { id, ok: true, answer: await answerJob(job, ask, settings) }
  } catch (error) {
    const refused = error instanceof ImageRefused ? error.code : null
    const message =
      error instanceof Error ? (refused ? error.message : (error.stack ?? error.message)) : String(error)
    return { id, ok: false, refused, message }
  }
}
