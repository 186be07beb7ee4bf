import { ask } from '../ask.mjs'

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

/**
 * Watches a scan by its server-sent events to its end, printing each.
 * @param {import('../settings.mjs').Settings} settings
 * @param {{ scanId: string, progressToken: string }} scan
 * @param {import('../record.mjs').Record} record
 * @returns {Promise<string>} all that the stream has said
 */
export async function watchScan({ origin, patienceMs }, { scanId, progressToken }, record) {
  const url = `${origin}/api/scans/${scanId}/stream`
  await ask(`${url}?token=wrong`, { status: 401 })
  const signal = AbortSignal.timeout(patienceMs)
  const response = await ask(`${url}?token=${encodeURIComponent(progressToken)}`, { signal })
  record.expect(
    response.headers.get('content-type')?.startsWith('text/event-stream'),
    'the stream is no event stream',
  )
  const events = []
  let said = ''
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    said += text
    const complete = said.split('\n\n').slice(0, -1).flatMap(dataOf)
    for (const event of complete.slice(events.length)) {
      events.push(event)
      record.print(`  ${String(event.progress).padStart(5)} %  ${event.step.padEnd(15)} ${event.message}`)
    }
  }
  checkOrder(events, record)
  return said
}

/** The message of a block of the stream; comments and settings have none. */
function dataOf(block) {
  const line = block.split('\n').find((text) => text.startsWith('data: '))
  return line ? [JSON.parse(line.slice('data: '.length))] : []
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
