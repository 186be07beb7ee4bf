import {
  planChanged,
  progressTokenResponse,
  scanSteps,
  scanUnlocked,
  startScanResponse,
} from '@originseal/contracts'
import { readAttachments, verifyPdfSignature } from '@originseal/documents/verify'
import { alter, drawing, photograph } from '@originseal/fingerprint/fixtures'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { createDatabase, startOrchestrator, type RunningOrchestrator } from '../scan-orchestrator.harness'
import { link, startSite, type TestSite } from '@originseal/crawling/fixtures'

let database: TestDatabase
let events: TestDatabase
let identity: IdentityDouble
let site: TestSite
let orchestrator: RunningOrchestrator

beforeAll(async () => {
  ;[database, events, identity, site] = await Promise.all([
    createDatabase(),
    createTestDatabase(),
    startIdentityDouble(),
    startSite(),
  ])
  orchestrator = await startOrchestrator({
    databaseUrl: database.url,
    eventsUrl: events.url,
    identity,
    site,
  })
})

afterAll(async () => {
  await orchestrator.stop()
  await Promise.all([identity.close(), site.close()])
  await Promise.all([database.drop(), events.drop()])
})

const png = (seed: number): Promise<Buffer> => drawing(seed, { width: 640, height: 480 }).png().toBuffer()

/** Puts listings on the site: a page each, with its picture as the page's main one. */
function offer(listings: readonly { readonly number: number; readonly picture: Buffer }[]): void {
  site.pages.clear()
  const paths = listings.map(({ number }) => `/listings/${number}`)
  site.pages.set('/', paths.map(link).join(''))
  for (const { number, picture } of listings) {
    const image = `${site.origin}/images/${number}.png`
    const product = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: `商品 ${number}`,
      image,
      datePublished: '2030-01-01',
      offers: { price: 390, priceCurrency: 'TWD', seller: { name: '小店' } },
    }
    site.pages.set(
      `/listings/${number}`,
      `<meta property="og:image" content="${image}"><img src="${image}">` +
        `<script type="application/ld+json">${JSON.stringify(product)}</script>`,
    )
    site.pages.set(`/images/${number}.png`, (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.end(picture)
    })
  }
}

async function owner() {
  const ownerId = crypto.randomUUID()
  return { ownerId, token: await identity.mint(ownerId) }
}

const listingUrl = (number: number): string => `${site.origin}/listings/${number}`

describe('a scan finds the copies and accuses nobody else', () => {
  test('TRIAL-07 TRIAL-09 TRIAL-11 TRIAL-14: from its start to its signed report', async () => {
    const original = await png(1)
    offer([
      { number: 1, picture: await alter(original, 'mirror') },
      { number: 2, picture: await alter(original, 'jpeg-40') },
      { number: 3, picture: await png(2) },
      { number: 4, picture: await photograph(3).png().toBuffer() },
    ])
    const { ownerId, token } = await owner()
    const scan = await orchestrator.start(await orchestrator.tellOf(original, ownerId), token)
    expect(scan.jobId).toBe(scan.scanId)

    const heard = await orchestrator.watch(scan)
    expect(heard.map(({ id }) => id)).toEqual(heard.map((_, index) => index + 1))
    const steps = heard.map(({ event }) => scanSteps.indexOf(event.step as 'done'))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(new Set(heard.map(({ event }) => event.step))).toEqual(new Set(scanSteps))
    const progress = heard.map(({ event }) => event.progress)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect([progress[0], progress.at(-1)]).toEqual([5, 100])

    const result = await orchestrator.read(scan.scanId, token)
    expect(result.status).toBe('completed')
    expect(result.suspiciousLinks.toSorted()).toEqual([listingUrl(1), listingUrl(2)])
    expect(result.findings.every((finding) => finding.fraudReasons.length > 0)).toBe(true)
    expect(result.coverage.map(({ source, state }) => [source, state])).toEqual(
      expect.arrayContaining([
        ['test-site', 'searched'],
        ['tineye', 'not-configured'],
      ]),
    )

    const report = await orchestrator.ask(`/scans/${scan.scanId}/report`, token)
    const pdf = Buffer.from(await report.arrayBuffer())
    expect((await verifyPdfSignature(pdf)).valid).toBe(true)
    const [manifest] = await readAttachments(pdf)
    expect(manifest?.name).toBe('originseal-manifest.json')

    const [finding] = result.findings
    for (const picture of ['candidate', 'overlay']) {
      const shown = await orchestrator.ask(`/scans/${scan.scanId}/findings/${finding!.id}/${picture}`, token)
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      await shown.arrayBuffer()
    }
  })

  test('TRIAL-13 TRIAL-16: who has not paid sees five addresses; the others leave the server nowhere', async () => {
    const original = await png(11)
    const numbers = [101, 102, 103, 104, 105, 106, 107]
    const copies = await Promise.all(
      numbers.map((number) => alter(original, number % 2 ? 'grey' : 'resize-50')),
    )
    offer(numbers.map((number, index) => ({ number, picture: copies[index] as Buffer })))
    const { ownerId, token } = await owner()
    const scan = await orchestrator.start(await orchestrator.tellOf(original, ownerId), token)
    const heard = JSON.stringify(await orchestrator.watch(scan))
    const result = await orchestrator.read(scan.scanId, token)
    expect(result.findings).toHaveLength(7)
    const shown = result.suspiciousLinks.filter((text) => text.startsWith('http'))
    expect(shown).toHaveLength(5)
    expect(result.suspiciousLinks.slice(5)).toEqual(
      Array.from({ length: 2 }, () => 'suspicious link hidden (unlock after payment)'),
    )

    const report = await (await orchestrator.ask(`/scans/${scan.scanId}/report`, token)).arrayBuffer()
    const attached = Buffer.from((await readAttachments(Buffer.from(report)))[0]!.bytes).toString()
    const hidden = numbers.map(listingUrl).filter((url) => !shown.includes(url))
    expect(hidden).toHaveLength(2)
    for (const url of hidden) {
      for (const place of [heard, JSON.stringify(result), attached]) expect(place).not.toContain(url)
    }
    const masked = result.findings.filter((finding) => finding.masked)
    for (const finding of masked) {
      const refused = await orchestrator.ask(`/scans/${scan.scanId}/findings/${finding.id}/candidate`, token)
      expect(refused.status).toBe(403)
      await refused.arrayBuffer()
    }
    const member = await identity.mint(ownerId, 'member')
    const linksOf = async (reader: string) =>
      (await orchestrator.read(scan.scanId, reader)).suspiciousLinks.filter((text) => text.startsWith('http'))
    expect(await linksOf(member)).toHaveLength(5)
    const change = (entitlements: 'links:all'[], changedAt: number) =>
      orchestrator.tell(planChanged, {
        ownerId,
        plan: 'basic',
        catalogueVersion: 1,
        entitlements,
        changedAt: new Date(changedAt).toISOString(),
      })
    const now = Date.now()
    await change(['links:all'], now)
    expect((await linksOf(member)).toSorted()).toEqual(numbers.map(listingUrl).toSorted())
    expect(await linksOf(token)).toHaveLength(5)
    // What is told late changes nothing; what ends, ends.
    await change([], now - 1_000)
    expect(await linksOf(member)).toHaveLength(7)
    await change([], now + 1_000)
    expect(await linksOf(member)).toHaveLength(5)
    // TRIAL-16: paid for, by whomever.
    await orchestrator.tell(scanUnlocked, {
      scanId: scan.scanId,
      orderId: crypto.randomUUID(),
      unlockedAt: new Date(now).toISOString(),
    })
    expect(await linksOf(token)).toHaveLength(7)
    expect(await linksOf(member)).toHaveLength(7)
  })

  test('a site that cannot be reached is said in the coverage, and the scan completes', async () => {
    offer([])
    site.pages.set('/', (_, response) => response.destroy())
    const { ownerId, token } = await owner()
    const scan = await orchestrator.start(await orchestrator.tellOf(await png(21), ownerId), token)
    const result = await orchestrator.completed(scan.scanId, token)
    expect(result.status).toBe('completed')
    expect(result.coverage.find(({ source }) => source === 'test-site')?.state).toBe('unreachable')
    expect(result.suspiciousLinks).toEqual([])
  })
})

describe('a progress stream', () => {
  test('goes on where the last one broke, without a gap and without repeating', async () => {
    offer([{ number: 201, picture: await png(31) }])
    const { ownerId, token } = await owner()
    const scan = await orchestrator.start(await orchestrator.tellOf(await png(32), ownerId), token)
    const first = await orchestrator.watch(scan, 0, (event) => event.step === 'resolve-images')
    const rest = await orchestrator.watch(scan, first.at(-1)!.id)
    const ids = [...first, ...rest].map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, index) => index + 1))
    expect(rest.at(-1)!.event.step).toBe('done')
    for (const strange of ['1e300', '2147483648', '-1', 'x']) {
      const [start] = await orchestrator.watch(scan, strange, () => true)
      expect([strange, start?.id]).toEqual([strange, 1])
    }
  })

  test('opens with its own token only', async () => {
    offer([])
    const { ownerId, token } = await owner()
    const scan = await orchestrator.start(await orchestrator.tellOf(await png(33), ownerId), token)
    for (const wrong of ['', 'guess', token]) {
      const refused = await orchestrator.ask(`/scans/${scan.scanId}/stream?token=${wrong}`)
      expect(refused.status).toBe(401)
      await refused.arrayBuffer()
    }
    await orchestrator.completed(scan.scanId, token)
  })
})

describe('TRIAL-15: a page that was closed', () => {
  test('watches its scan again by a new token, which the owner alone is given', async () => {
    offer([])
    const { ownerId, token } = await owner()
    const { scanId } = await orchestrator.start(await orchestrator.tellOf(await png(34), ownerId), token)
    const issue = (by: string | undefined) =>
      orchestrator.ask(`/scans/${scanId}/progress-tokens`, by, {
        method: 'POST',
        headers: { 'idempotency-key': 'opened-again-0001' },
      })
    const [first, again] = [await issue(token), await issue(token)]
    expect(first.status).toBe(201)
    const { progressToken } = progressTokenResponse.parse(await first.json())
    expect(await again.json()).toEqual({ progressToken })
    const heard = await orchestrator.watch({ scanId, progressToken })
    expect([heard[0]?.id, heard.at(-1)?.event.step]).toEqual([1, 'done'])
    const refused = await Promise.all([issue((await owner()).token), issue(undefined)])
    expect(refused.map(({ status }) => status)).toEqual([404, 401])
    await Promise.all(refused.map((response) => response.arrayBuffer()))
  })
})

describe('a scan is its owner’s alone', () => {
  test('others can neither start, read, cancel nor have its report', async () => {
    offer([])
    const { ownerId, token } = await owner()
    const workId = await orchestrator.tellOf(await png(41), ownerId)
    const scan = await orchestrator.start(workId, token)
    await orchestrator.completed(scan.scanId, token)
    const stranger = (await owner()).token
    const asks: [string, RequestInit][] = [
      [`/protect/trial/files/${workId}/scan`, { method: 'POST' }],
      [`/protect/trial/scans/${scan.scanId}`, {}],
      [`/protect/trial/scans/${scan.scanId}/cancel`, { method: 'POST' }],
      [`/scans/${scan.scanId}/report`, {}],
    ]
    for (const [path, init] of asks) {
      const [strange, anonymous] = [
        await orchestrator.ask(path, stranger, init),
        await orchestrator.ask(path, undefined, init),
      ]
      expect([path, strange.status, anonymous.status]).toEqual([path, 404, 401])
      await Promise.all([strange.arrayBuffer(), anonymous.arrayBuffer()])
    }
  })
})

describe('a scan that runs', () => {
  const endless = (): void => {
    offer([])
    site.pages.set('/', (_, response) => {
      setTimeout(() => response.end(link('/')), 3_000).unref()
    })
  }

  test('HOME-01: looks at a page that is given along, to which nothing leads; what is there stays its own', async () => {
    const original = await png(7)
    offer([{ number: 71, picture: await alter(original, 'mirror') }])
    site.pages.set('/', 'leads nowhere')
    const { ownerId, token } = await owner()
    const workId = await orchestrator.tellOf(original, ownerId)
    const start = (page: string) =>
      orchestrator.ask(`/protect/trial/files/${workId}/scan`, token, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ page }),
      })
    const started = await start(listingUrl(71))
    expect(started.status).toBe(202)
    const { scanId } = startScanResponse.parse(await started.json())
    const another = await start(listingUrl(72))
    expect([another.status, await another.json()]).toMatchObject([409, { code: 'SCAN_ALREADY_RUNNING' }])
    const { findings, coverage } = await orchestrator.completed(scanId, token)
    expect(findings.map(({ pageUrl }) => pageUrl)).toEqual([listingUrl(71)])
    expect(coverage.find(({ source }) => source === 'given-page')).toMatchObject({
      state: 'searched',
      pages: 1,
    })
    // Another owner of the same picture does not hear of it.
    const stranger = await owner()
    const theirs = await orchestrator.tellOf(original, stranger.ownerId)
    const second = await orchestrator.start(theirs, stranger.token)
    const result = await orchestrator.completed(second.scanId, stranger.token)
    expect(result.findings).toEqual([])
    expect(result.coverage.map(({ source }) => source)).not.toContain('given-page')
  })

  test('is joined, not doubled, by a second start', async () => {
    endless()
    const { ownerId, token } = await owner()
    const workId = await orchestrator.tellOf(await png(51), ownerId)
    const [one, other] = await Promise.all([
      orchestrator.start(workId, token),
      orchestrator.start(workId, token),
    ])
    expect(other.scanId).toBe(one.scanId)
    expect(other.progressToken).not.toBe(one.progressToken)
    await orchestrator.completed(one.scanId, token)
  })

  test('can be cancelled, once or twice, and then stays cancelled', async () => {
    endless()
    const { ownerId, token } = await owner()
    const scan = await orchestrator.start(await orchestrator.tellOf(await png(52), ownerId), token)
    const watching = orchestrator.watch(scan)
    for (let time = 0; time < 2; time += 1) {
      const answer = await orchestrator.ask(`/protect/trial/scans/${scan.scanId}/cancel`, token, {
        method: 'POST',
      })
      expect(answer.status).toBe(204)
    }
    expect((await watching).at(-1)!.event).toMatchObject({ step: 'error', key: 'cancelled' })
    await until(async () => (await orchestrator.read(scan.scanId, token)).status === 'cancelled', {
      what: 'the cancelled scan',
    })
    const report = await orchestrator.ask(`/scans/${scan.scanId}/report`, token)
    expect(report.status).toBe(409)
    await report.arrayBuffer()
  })
})
