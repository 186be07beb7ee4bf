import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { ReadScanResponse, RegisterWorkResponse, Verification } from '@originseal/contracts'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { sellCopy } from './market'
import { patient } from './patience'
import { newPicture } from './picture'
import { askChain, killAndAwaitAnother, killAtOnce } from './processes'
import { readStream } from './progress-stream'
import { expectVerified } from './stranger'
import { send, uploadOf } from './upload'
import { Visitor } from './visitor'
import { english as words } from './words'

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } })

const moments = [
  { when: 'half of the file is sent', share: 0.5 },
  { when: 'the whole file is sent and nothing answered yet', share: 1 },
  { when: 'the answer has come and the seal is on its way to the chain', share: undefined },
] as const

for (const { when, share } of moments) {
  test(`TRIAL-03, 04, D1: protection is killed when ${when}: one seal, one anchor, one certificate`, async ({
    request,
    baseURL,
  }, info) => {
    const picture = await newPicture()
    const upload = await uploadOf(picture, randomUUID())
    const url = `${baseURL}/protect/trial`
    if (share !== undefined) await send(url, upload, share, () => killAtOnce('protection'))
    let answer = share === undefined ? await send(url, upload, 1, () => undefined) : undefined
    if (share === undefined) killAtOnce('protection')
    // What a visitor's browser does: the same again, under the same key, until it is answered.
    await expect(async () => {
      answer ??= await send(url, upload, 1, () => undefined)
      const { status, text } = answer ?? { status: 0, text: 'no answer' }
      if (status !== 201) answer = undefined
      expect(status, text).toBe(201)
    }).toPass({ timeout: patient(60_000), intervals: [500] })
    const { file, trialToken } = (JSON.parse(answer?.text ?? '{}') as RegisterWorkResponse).data
    expect(file.fingerprint).toBe(picture.sha256)

    const seal = await anchored(request, file.id)
    expect(await sealsOf(seal), 'transactions that have put this root on the chain').toBe(1)
    const original = info.outputPath(picture.file.name)
    writeFileSync(original, picture.file.buffer)
    const certificate = info.outputPath('certificate.pdf')
    const got = await request.get(`/protect/trial/certificates/${file.id}`, {
      headers: { authorization: `Bearer ${trialToken}` },
    })
    expect(got.status(), got.ok() ? '' : await got.text()).toBe(200)
    writeFileSync(certificate, await got.body())
    await expectVerified(request, info, certificate, original)

    const again = await send(url, upload, 1, () => undefined)
    expect(JSON.parse(again?.text ?? '{}')).toMatchObject({ data: { file: { id: file.id } } })
    const another = await send(url, await uploadOf(picture, randomUUID()), 1, () => undefined)
    expect(another?.status, 'the same picture under another key').toBe(409)
  })
}

async function anchored(request: APIRequestContext, id: string): Promise<Verification> {
  let seal: Verification | undefined
  await expect(async () => {
    seal = (await (await request.get(`/api/verify/${id}`)).json()) as Verification
    expect(seal.state).toBe('anchored')
  }).toPass({ timeout: patient(60_000), intervals: [500] })
  return seal as Verification
}

/** How often the registry says that it has sealed the root. */
async function sealsOf({ anchor }: Verification): Promise<number> {
  const filter = { address: anchor?.registry, fromBlock: '0x0', topics: [null, null, `0x${anchor?.root}`] }
  return (await askChain<unknown[]>('eth_getLogs', filter)).length
}

test('TRIAL-10, 11, D2: the scan orchestrator is killed in three steps: the scan goes on within 30 s and ends right', async ({
  page,
  request,
}) => {
  test.setTimeout(patient(400_000))
  const picture = await newPicture()
  const visitor = new Visitor(page, words)
  await visitor.register()
  await visitor.seal(picture)
  const listings = [
    await sellCopy(request, picture, { mirror: 'yes' }),
    await sellCopy(request, picture, { turn: 'yes' }),
    await sellCopy(request, picture, { border: 'yes' }),
    await sellCopy(request, picture, { crop: '70' }),
  ]
  await visitor.startScan()
  const { lastScanId: scanId, progressToken, token } = await visitor.kept()

  const kills: number[] = []
  for (const step of ['scanning', 'resolve-images', 'ai-scoring'] as const) {
    await test.step(`killed in ${step}`, async () => {
      await expect
        .poll(async () => (await readScan(request, scanId, token))?.step, {
          timeout: patient(90_000),
          // Asked more often, the edge's limit of 300 a minute would answer instead of the scan.
          intervals: [300],
        })
        .toBe(step)
      kills.push(await killAndAwaitAnother('scan-orchestrator'))
    })
    if (kills.length === 1) {
      const interrupted = page.getByText('live progress connection interrupted, switching to polling mode')
      await expect(interrupted).toBeVisible()
    }
  }

  await visitor.awaitResults()
  await expect(page.getByRole('heading', { name: words.links(listings.length) })).toBeVisible()
  const links = await page.getByRole('article').getByRole('link').all()
  const found = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(found.toSorted()).toEqual(listings.toSorted())

  const events = await readStream(request, scanId, progressToken)
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1))
  expect(events.filter(({ step }) => step === 'done')).toHaveLength(1)
  expect(events.filter(({ key }) => key === 'copy-found')).toHaveLength(listings.length)
  const progress = events.map((event) => event.progress)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  for (const at of kills) {
    const next = events.find(({ ts }) => Date.parse(ts) > at)
    expect(Date.parse(next?.ts ?? '') - at, 'ms from the kill to the next thing done').toBeLessThan(
      patient(30_000),
    )
  }
})

async function readScan(
  request: APIRequestContext,
  scanId: string,
  token: string,
): Promise<ReadScanResponse['data'] | undefined> {
  const answer = await request.get(`/protect/trial/scans/${scanId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.ok() ? ((await answer.json()) as ReadScanResponse).data : undefined
}
