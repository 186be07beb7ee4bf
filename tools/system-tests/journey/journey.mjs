/**
 * `npm run journey`: the main job, whole, against a running instance: seal a picture, check its certificate, offer
 * altered copies for sale, scan, find all of them and nobody else, check the report; or, with `billing`, what is bought,
 * paid and given back; or, with `enforcement`, how copies are taken down; or, with `settlement`, how the two sides of a case
 * come to terms; or, with `trademark`, a name, its report, its watch and an issue of the gazette with a mark like it. Exit 0 when all held, else 1.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { askJson, bearer } from '../shared/ask.mjs'
import { billingJourney } from './billing/billing-journey.mjs'
import { drawPicture } from '../shared/draw-picture.mjs'
import { enforcementJourney } from './enforcement/enforcement-journey.mjs'
import { Record } from '../shared/record.mjs'
import { settlementJourney } from './settlement/settlement-journey.mjs'
import { HELP, readSettings } from '../shared/settings.mjs'
import { checkFindings } from './steps/check-findings.mjs'
import { compareCid } from './steps/compare-cid.mjs'
import { fetchCertificate } from './steps/fetch-certificate.mjs'
import { fetchReport } from './steps/fetch-report.mjs'
import { openVerificationPage } from './steps/open-verification-page.mjs'
import { postCopies } from '../shared/post-copies.mjs'
import { readVerification } from './steps/read-verification.mjs'
import { sealWork } from '../shared/seal-work.mjs'
import { watchScan } from '../shared/watch-scan.mjs'
import { trademarkJourney } from './trademark/trademark-journey.mjs'

/** The picture of this journey, kept beside its artefacts. */
async function takePicture({ photo, seed, folder }) {
  mkdirSync(folder, { recursive: true })
  const bytes = photo ? readFileSync(photo) : await drawPicture(seed)
  const filename = photo ? basename(photo) : `journey-${seed}.jpg`
  const path = join(folder, filename)
  writeFileSync(path, bytes)
  return { bytes, filename, path, title: `旅程 ${seed.toString(36)}` }
}

/** @param {import('../shared/settings.mjs').Settings} settings @param {Record} record */
async function journey(settings, record) {
  const work = await takePicture(settings)
  record.artefact('seed', settings.seed)
  record.artefact('original', work.path)
  const seal = await record.step('Seal', () => sealWork(settings, work, record))
  await record.step('Kubo', () => compareCid(settings, seal, work.bytes, record))
  await record.step('Certificate', () => fetchCertificate(settings, seal, work.path, record))
  await record.step('Public verification', () => readVerification(settings, seal, record))
  const { copies, innocent } = await record.step('Copies for sale', () => postCopies(settings, work, record))
  const scan = await askJson(`${settings.origin}/protect/trial/files/${seal.id}/scan`, {
    method: 'POST',
    headers: bearer(seal.token),
    status: 202,
  })
  record.same(scan.jobId, scan.scanId, 'the job id')
  const said = await record.step(`Scan ${scan.scanId}`, () => watchScan(settings, scan, record))
  const watched = { scanId: scan.scanId, token: seal.token, said }
  const hidden = await record.step('Findings', () => checkFindings(settings, watched, copies, record))
  const shown = copies.filter((copy) => !hidden.includes(copy))
  await record.step('Report', () =>
    fetchReport(settings, watched, { shown, hidden: [...hidden, innocent] }, record),
  )
  await record.step('Public page', () => openVerificationPage(settings, seal, record))
}

const journeys = {
  main: journey,
  billing: billingJourney,
  enforcement: enforcementJourney,
  settlement: settlementJourney,
  trademark: trademarkJourney,
}

async function main() {
  const settings = readSettings(process.argv.slice(2), process.env)
  if (settings === 'help') return console.log(HELP)
  const began = Date.now()
  const record = new Record((line) => console.log(line))
  await journeys[settings.kind ?? 'main'](settings, record)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(
    `\nThe journey ended well: ${record.held} checks held, ${record.notRun.length} not run, ${seconds} s`,
  )
}

main().catch((error) => {
  console.error(
    `\nThe journey failed: ${error.cause ? `${error.message} (${error.cause.message})` : error.message}`,
  )
  process.exitCode = 1
})
