/**
 * `npm run bench -- rescan`: seals a picture on a running instance, offers its altered copies for sale, scans, and scans
 * again while nothing has changed. Both scans must find the same pages; the figure is the second's time by the first's.
 * The two can't take turns: only the first is a first. So the load of the machine is printed beside each.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { askJson, bearer } from '../../shared/ask.mjs'
import { drawPicture } from '../../shared/draw-picture.mjs'
import { Record } from '../../shared/record.mjs'
import { readSettings } from '../../shared/settings.mjs'
import { postCopies } from '../../shared/post-copies.mjs'
import { sealWork } from '../../shared/seal-work.mjs'
import { printFigures } from '../figures.mjs'

/** What a scan may take, on a machine that others load too. */
const PATIENCE_MS = 1_200_000
/** What the second scan may take, by the first. */
const PROMISED_SHARE = 0.1

/** @param {string[]} argv as the journey's: `--seed NUMBER` */
export async function run(argv) {
  const settings = readSettings(argv, process.env)
  if (settings === 'help') throw new Error('rescan takes --seed NUMBER, ORIGINSEAL_URL and MARKET_URL')
  const record = new Record((line) => console.log(line))
  mkdirSync(settings.folder, { recursive: true })
  const bytes = await drawPicture(settings.seed)
  const filename = `rescan-${settings.seed}.jpg`
  writeFileSync(join(settings.folder, filename), bytes)
  const work = { bytes, filename, title: `重掃 ${settings.seed.toString(36)}` }
  const seal = await record.step('Seal', () => sealWork(settings, work, record))
  const { copies } = await record.step('Copies for sale', () => postCopies(settings, work, record))
  const first = await scan('First scan', settings, seal, record)
  const second = await scan('Second scan', settings, seal, record)
  const share = second.seconds / first.seconds
  printFigures([
    { name: 'rescan.first', value: first.seconds, unit: 's', samples: 1 },
    { name: 'rescan.second', value: second.seconds, unit: 's', samples: 1 },
    { name: 'rescan.share', value: share, unit: '', reference: 'first scan', ratio: 1 / share, samples: 1 },
  ])
  console.log(`Load average: ${first.load} before the first, ${second.load} before the second scan.`)
  // A first scan that ran out of its time leaves pages to the second: then the two can't be compared.
  record.same(first.cutOff, [], 'what the first scan left out for want of time')
  record.same(first.findings, copies.length, 'the number of copies that the first scan found')
  record.same(second.links, first.links, 'what the second scan found')
  const held = share < PROMISED_SHARE
  console.log(
    `The second scan took ${(share * 100).toFixed(1)} % of the first's time: ${held ? 'held' : 'NOT HELD'}`,
  )
  if (!held) process.exitCode = 1
}

/** One scan to its end; its seconds are those that the service states. */
async function scan(title, settings, seal, record) {
  const load = loadavg()[0].toFixed(1)
  const headers = bearer(seal.token)
  const started = await askJson(`${settings.origin}/protect/trial/files/${seal.id}/scan`, {
    method: 'POST',
    headers,
    status: 202,
  })
  const url = `${settings.origin}/protect/trial/scans/${started.scanId}`
  const data = await record.step(title, () => ended(url, headers, record))
  record.same(data.status, 'completed', 'the status of the scan')
  for (const { source, state, pages, images, notes } of data.coverage)
    record.artefact(source, `${state}, ${pages} pages, ${images} pictures ${JSON.stringify(notes)}`)
  const seconds = (Date.parse(data.endedAt) - Date.parse(data.startedAt)) / 1000
  const cutOff = data.coverage.flatMap(({ notes }) => notes).filter(({ key }) => key === 'time-used-up')
  return { load, seconds, cutOff, findings: data.findings.length, links: [...data.suspiciousLinks].sort() }
}

/** The scan when it is over. */
async function ended(url, headers, record) {
  let step
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await setTimeout(250)) {
    const { data } = await askJson(url, { headers })
    if (data.step !== step) record.print(`  ${(step = data.step)}, ${new Date().toISOString()}`)
    if (data.status !== 'processing') return data
  }
  throw new Error('the scan did not end')
}
