/**
 * `npm run streams`: against a product of two orchestrators and two gateways (ORCHESTRATORS=2 GATEWAYS=2). One scan,
 * whose progress is read by a client that is cut off after every second event and goes on at the other gateway by
 * Last-Event-ID, while another client reads each gateway's stream whole. All three must have heard the same, and both
 * orchestrators must have worked. Exit 0 when so, else 1.
 *
 *   DATA_DIR         whose product (.data)
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ask, askJson, bearer, form } from '../system-tests/shared/ask.mjs'
import { drawPicture } from '../system-tests/shared/draw-picture.mjs'
import { Record } from '../system-tests/shared/record.mjs'
import { repository } from '../standalone/prepare.mjs'

/** A scan on a machine with other work. */
const patienceMs = 600_000
const eventsBeforeCut = 2

/** @returns the addresses of all processes of one kind, from the ports of the run */
function addresses(ports, name) {
  const names = [name, ...Array.from({ length: 8 }, (_, i) => `${name}-${i + 2}`)]
  return names.filter((each) => each in ports).map((each) => `http://127.0.0.1:${ports[each]}`)
}

/**
 * Reads a stream of server-sent events.
 * @param {string} url
 * @param {{ after?: string, most?: number }} [options] `after` is the last id that was heard; `most` events are read
 * @returns {Promise<{ events: { id: string, data: string }[], ended: boolean }>} `ended` unless cut off by us
 */
async function listen(url, { after, most = Infinity } = {}) {
  const cut = new AbortController()
  const headers = new Headers(after === undefined ? [] : [['last-event-id', after]])
  const signal = AbortSignal.any([cut.signal, AbortSignal.timeout(patienceMs)])
  const response = await ask(url, { headers, signal })
  const events = []
  let rest = ''
  if (response.body === null) throw new Error(`${url} has no stream`)
  try {
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      events.push(...blocks.flatMap(eventOf))
      if (events.length >= most) {
        cut.abort()
        // More may have come with the last piece; a client that is cut off has not seen it.
        return { events: events.slice(0, most), ended: false }
      }
    }
  } catch (error) {
    if (!cut.signal.aborted) throw error
  }
  return { events, ended: true }
}

/** Comments and settings are no events. */
function eventOf(block) {
  const field = (name) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const [id, data] = [field('id'), field('data')]
  return id === undefined || data === undefined ? [] : [{ id, data }]
}

/** One client that changes the gateway whenever its stream is cut. */
async function wander(urls) {
  const heard = []
  let cuts = 0
  for (;;) {
    const { events, ended } = await listen(urls[cuts % urls.length], {
      after: heard.at(-1)?.id,
      most: eventsBeforeCut,
    })
    heard.push(...events)
    const last = heard.at(-1)
    if (ended || (last && JSON.parse(last.data).step === 'done')) return { heard, cuts }
    cuts += 1
  }
}

async function tasksDone(metrics) {
  return Promise.all(
    metrics.map(async (address) => {
      const text = await (await ask(`${address}/metrics`)).text()
      const counts = [
        ...text.matchAll(/^originseal_jobs_done_total\{[^}]*kind="scans\.do-task"[^}]*\} (\d+)/gm),
      ].map(([, count]) => Number(count))
      return counts.reduce((sum, count) => sum + count, 0)
    }),
  )
}

async function startScan(origin) {
  const bytes = await drawPicture(Date.now() % 2 ** 31)
  const visitor = { realName: '林原印', email: 'streams@example.tw', phone: '0912345678' }
  /** @type {Parameters<typeof form>[0]} */
  const fields = {
    ...visitor,
    title: '兩個入口',
    keywords: '',
    agreePolicy: 'true',
    file: [new Blob([bytes]), 'streams.jpg'],
  }
  const headers = { 'idempotency-key': randomUUID() }
  const { data } = await askJson(`${origin}/protect/trial`, {
    method: 'POST',
    headers,
    body: form(fields),
    status: 201,
  })
  const scan = { method: 'POST', headers: bearer(data.trialToken), status: 202 }
  return askJson(`${origin}/protect/trial/files/${data.file.id}/scan`, scan)
}

async function main() {
  const data = resolve(repository, process.env.DATA_DIR ?? '.data')
  const ports = JSON.parse(readFileSync(join(data, 'ports.json'), 'utf8'))
  const [gateways, metrics] = [addresses(ports, 'gateway'), metricsAddresses(ports)]
  const record = new Record((line) => console.log(line))
  record.expect(
    gateways.length >= 2,
    'there is one gateway; start the product with ORCHESTRATORS=2 GATEWAYS=2',
  )
  record.artefact('gateways', gateways.join(' '))
  const before = await tasksDone(metrics)
  const { scanId, progressToken } = await startScan(gateways[0])
  record.artefact('scan', scanId)
  const urls = gateways.map(
    (origin) => `${origin}/api/scans/${scanId}/stream?token=${encodeURIComponent(progressToken)}`,
  )
  const [{ heard, cuts }, ...wholes] = await Promise.all([wander(urls), ...urls.map((url) => listen(url))])
  for (const [index, { events }] of wholes.entries()) {
    record.same(
      events,
      heard,
      `what gateway ${index + 1} said in one piece, beside what was heard in ${cuts + 1} pieces`,
    )
  }
  const ids = heard.map(({ id }) => Number(id))
  record.same(new Set(ids).size, ids.length, 'the number of different events')
  record.same(
    ids,
    ids.toSorted((a, b) => a - b),
    'the order of events',
  )
  record.same(JSON.parse(heard.at(-1).data).step, 'done', 'the last step')
  record.expect(cuts >= 2, `the stream was cut ${cuts} times, too few to show anything`)
  const done = (await tasksDone(metrics)).map((count, index) => count - before[index])
  record.artefact('events', `${heard.length}, heard in ${cuts + 1} pieces`)
  record.artefact('tasks done', done.map((count, index) => `orchestrator ${index + 1}: ${count}`).join(', '))
  record.expect(done.length >= 2 && done.every((count) => count > 0), 'one orchestrator has done nothing')
  console.log(`\nStreams go on at the other gateway without a gap: ${record.held} checks held`)
}

function metricsAddresses(ports) {
  return Object.keys(ports)
    .filter((name) => /^scan-orchestrator(-\d)?-metrics$/.test(name))
    .sort()
    .map((name) => `http://127.0.0.1:${ports[name]}`)
}

main().catch((error) => {
  console.error(
    `\nThe check failed: ${error.cause ? `${error.message} (${error.cause.message})` : error.message}`,
  )
  process.exitCode = 1
})
