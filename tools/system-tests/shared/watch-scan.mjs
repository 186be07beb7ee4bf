import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.mjs'

const steps = [
  'queued',
  'scanning',
  'resolve-images',
  'cross-search',
  'ai-scoring',
  'rerank',
  'report',
  'done',
]

/** What a stream asks of those that it was cut off from: `retry: 1000`. */
const againAfterMs = 1_000

/**
 * Watches a scan by its server-sent events to its end, printing each; where the stream ends before the scan does it goes
 * on from there, as a browser would.
 * @param {{ origin: string, patienceMs: number }} settings
 * @param {{ scanId: string, progressToken: string }} scan
 * @param {import('./record.mjs').Record} record
 * @returns {Promise<string>} all that the stream has said
 */
export async function watchScan({ origin, patienceMs }, { scanId, progressToken }, record) {
  const url = `${origin}/api/scans/${scanId}/stream`
  await ask(`${url}?token=wrong`, { status: 401 })
  const signal = AbortSignal.timeout(patienceMs)
  const opened = `${url}?token=${encodeURIComponent(progressToken)}`
  /** @type {{ events: { step: string, progress: number, message: string }[], lastId: string, said: string }} */
  const heard = { events: [], lastId: '0', said: '' }
  await listen(opened, signal, heard, record)
  while (!['done', 'error'].includes(heard.events.at(-1)?.step ?? '')) {
    await pause(againAfterMs, undefined, { signal })
    await listen(opened, signal, heard, record)
  }
  checkOrder(heard.events, record)
  return heard.said
}

/** One connection to the stream, until it ends. */
async function listen(url, signal, heard, record) {
  const response = await ask(url, { signal, headers: { 'last-event-id': heard.lastId } })
  record.expect(
    response.headers.get('content-type')?.startsWith('text/event-stream'),
    'the stream is no event stream',
  )
  let rest = ''
  if (response.body === null) throw new Error(`${url} has no stream`)
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    heard.said += text
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const { id, event } of blocks.flatMap(dataOf)) {
      heard.events.push(event)
      heard.lastId = id
      record.print(`  ${String(event.progress).padStart(5)} %  ${event.step.padEnd(15)} ${event.message}`)
    }
  }
}

/** Number and message of a block of the stream; comments and settings have none. */
function dataOf(block) {
  const [, id, data] = /^id: (\d+)\ndata: (.*)$/u.exec(block) ?? []
  return data === undefined ? [] : [{ id, event: JSON.parse(data) }]
}

function checkOrder(events, record) {
  record.same(events.at(-1)?.step, 'done', 'the last step')
  record.same(events.at(-1)?.progress, 100, 'the last progress')
  for (const [index, event] of events.entries()) {
    const before = events[index - 1] ?? event
    record.expect(
      event.progress >= before.progress,
      `progress fell from ${before.progress} to ${event.progress}`,
    )
    record.expect(
      steps.indexOf(event.step) >= steps.indexOf(before.step),
      `${event.step} came after ${before.step}`,
    )
  }
  const missing = steps.filter((step) => !events.some((event) => event.step === step))
  record.same(missing, [], 'the steps that the stream did not name')
}
