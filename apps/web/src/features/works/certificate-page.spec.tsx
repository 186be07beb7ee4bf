import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { watchDownloads } from '../../testing/downloads.double'
import { EventSourceDouble } from '../../testing/event-source.double'
import {
  beAfterSealing,
  fileId,
  pdf,
  problem,
  scanId,
  sealed,
  standInGateway,
  transaction,
} from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'

const gateway = standInGateway()
const downloads = watchDownloads()
EventSourceDouble.install()

const notScanned = { lastScanId: undefined, progressToken: undefined, jobId: undefined }
const certificate = () => screen.findByRole('button', { name: 'Download certificate (PDF)' })
const next = () => screen.findByRole('button', { name: 'next: start AI whole-web scan' })

describe('TRIAL-06: step 2', () => {
  it('shows name, SHA-256, IPFS hash and transaction', async () => {
    beAfterSealing(notScanned)
    await openPage('/protect/step2')
    for (const value of [sealed.filename, sealed.fingerprint, sealed.ipfs_hash, transaction]) {
      expect(await screen.findByText(value)).toBeTruthy()
    }
    expect(await next()).toBeTruthy()
  })

  it('leads with the sealing time and the chain, and says of a test chain that it is no evidence', async () => {
    const chain = { id: 31_337, name: 'OriginSeal development chain' }
    beAfterSealing({ ...notScanned, file: { ...sealed, sealedAt: '2026-11-21T08:30:00.000Z', chain } })
    await openPage('/protect/step2')
    await next()
    const [first, second] = screen.getAllByRole('term').map((term) => term.textContent)
    expect([first, second]).toEqual(['Sealed at', 'Blockchain'])
    screen.getByText('OriginSeal development chain · Test chain')
    screen.getByText(/^This is a test chain: .* It cannot serve as evidence\.$/)
  })

  it('shows N/A until the transaction is there, then the transaction, and keeps it', async () => {
    beAfterSealing({ ...notScanned, file: { ...sealed, tx_hash: undefined } })
    let asked = 0
    gateway.use(
      http.get(`/api/protect/trial/files/${fileId}`, ({ request }) => {
        expect(request.headers.get('Authorization')).toBe('Bearer trial.token')
        asked += 1
        return HttpResponse.json({ data: { file: asked === 1 ? { ...sealed, tx_hash: undefined } : sealed } })
      }),
    )
    await openPage('/protect/step2')
    await screen.findByText('N/A')
    await screen.findByText(transaction)
    expect(screen.queryByText('N/A')).toBeNull()
    expect(sessionStorage.getItem('trialData')).toContain(transaction)
  })

  it('says when only the first frame was fingerprinted, and when an earlier seal is similar', async () => {
    beAfterSealing({ ...notScanned, file: { ...sealed, frames: 12, similarToEarlierSeal: true } })
    await openPage('/protect/step2')
    await screen.findByText(/This file has 12 frames or pages/)
    expect(await screen.findByText(/^Similar to an earlier seal/)).toBeTruthy()
  })

  it('saves the certificate as certificate_{id}.pdf', async () => {
    beAfterSealing(notScanned)
    gateway.use(http.get(`/api/protect/trial/certificates/${fileId}`, pdf))
    const { user } = await openPage('/protect/step2')
    await user.click(await certificate())
    await waitFor(() => expect(downloads.saved).toEqual([`certificate_${fileId}.pdf`]))
  })

  it.each([
    [
      'the code',
      () => problem(409, 'CERTIFICATE_NOT_READY'),
      /^the certificate is issued once the seal is on/,
    ],
    [
      "the server's error field",
      () => HttpResponse.json({ error: 'printer on fire' }, { status: 500 }),
      'printer on fire',
    ],
    ['nothing at all', () => HttpResponse.error(), 'download failed'],
  ])('says why the certificate cannot be downloaded: %s', async (_what, answer, message) => {
    beAfterSealing(notScanned)
    gateway.use(http.get(`/api/protect/trial/certificates/${fileId}`, answer))
    const { user } = await openPage('/protect/step2')
    await user.click(await certificate())
    await screen.findByText(message)
    expect(downloads.saved).toEqual([])
  })

  it('without trial data: an alert, then step 1', async () => {
    const { user, at } = await openPage('/protect/step2')
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain('trial data or file info not found, returning to step 1')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    // Step 1 knows no visitor either, and sends on.
    await waitFor(() => expect(at()).toBe('/register'))
  })

  it('damaged trial data counts as none', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    sessionStorage.setItem('trialData', '{"file":{"id":1}}')
    await openPage('/protect/step2', { language: 'zh-TW' })
    expect(await screen.findByText('找不到試用資料或檔案資訊，將返回步驟 1')).toBeTruthy()
    warn.mockRestore()
  })
})

describe('TRIAL-07: starting the scan', () => {
  const start = (answer: () => Response) =>
    gateway.use(http.post(`/api/protect/trial/files/${fileId}/scan`, answer))

  it('keeps scanId, progressToken and jobId (which falls back to scanId), then goes to step 3', async () => {
    beAfterSealing(notScanned)
    start(() => HttpResponse.json({ scanId, progressToken: 'pt' }, { status: 202 }))
    const { user, at } = await openPage('/protect/step2')
    await user.click(await next())
    await waitFor(() => expect(at()).toBe('/protect/step3'))
    expect(JSON.parse(sessionStorage.getItem('trialData')!)).toMatchObject({
      lastScanId: scanId,
      progressToken: 'pt',
      jobId: scanId,
    })
  })

  it.each([
    ['the reason', () => problem(409, 'SCAN_ALREADY_RUNNING'), 'a scan for this work is already running'],
    ['no scanId', () => HttpResponse.json({ jobId: scanId }), 'API response missing scanId'],
    ['no answer', () => HttpResponse.error(), 'unknown error while dispatching the scan task'],
  ])("alerts 'scan start failed: …' with %s", async (_what, answer, reason) => {
    const log = jest.spyOn(console, 'error').mockImplementation()
    beAfterSealing(notScanned)
    start(answer)
    const { user, at } = await openPage('/protect/step2')
    await user.click(await next())
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain(`scan start failed: ${reason}`)
    expect(at()).toBe('/protect/step2')
    log.mockRestore()
  })
})
