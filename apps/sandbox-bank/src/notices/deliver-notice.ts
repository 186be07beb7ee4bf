import { Injectable } from '@nestjs/common'
import { defineJob, Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { z } from 'zod'
import { BankTime } from '../merchant'
import { acknowledges, noticeTries } from './notice.rules'
import { NoticesQueries } from './notices.queries'
import { NoticesRepository } from './notices.repository'

export const deliverNotice = defineJob({
  name: 'notices.deliver',
  payload: z.object({ noticeId: z.uuid() }),
  timeoutMs: 15_000,
  concurrency: { perProcess: 8 },
})

/** The merchant has 10 s to answer. */
const answerMs = 10_000
const longestAnswer = 200

/** Posts one notice to the merchant, and once more later unless the answer is `1|OK`: five times in all. */
@Injectable()
export class DeliverNotice {
  constructor(
    private readonly queries: NoticesQueries,
    private readonly notices: NoticesRepository,
    private readonly jobs: Jobs,
    private readonly time: BankTime,
  ) {}

  @OnJob(deliverNotice)
  async execute({ payload: { noticeId }, signal }: RunningJob<{ noticeId: string }>): Promise<Effect | void> {
    const notice = await this.queries.find(noticeId)
    if (!notice || notice.acknowledged) return
    const { acknowledged, answer } = await post(notice.address, notice.body, signal)
    const tries = notice.tries + 1
    return async (tx) => {
      await this.notices.noteAnswer(tx, noticeId, { tries, answer, acknowledged })
      if (acknowledged || tries >= noticeTries) return
      const runAt = new Date(Date.now() + this.time.noticePauseSeconds * 1_000)
      await this.jobs.add(tx, deliverNotice, { noticeId }, { runAt })
    }
  }
}

/** A merchant that is away or silent is one of the answers. */
async function post(
  address: string,
  body: string,
  signal: AbortSignal,
): Promise<{ acknowledged: boolean; answer: string }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    })
    const answer = (await response.text()).slice(0, longestAnswer)
    return { acknowledged: acknowledges(response.status, answer), answer: `${response.status} ${answer}` }
  } catch (error) {
    if (signal.aborted) throw error
    return { acknowledged: false, answer: error instanceof Error ? error.message : String(error) }
  }
}
