import { hiddenLink } from '@originseal/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { watchDownloads } from '../../testing/downloads.double'
import {
  answers,
  beAfterSealing,
  finding,
  masked,
  pdf,
  problem,
  scan,
  scanId,
  sealed,
  standInGateway,
} from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'

const gateway = standInGateway()
const downloads = watchDownloads()

async function openStep4(change: Parameters<typeof scan>[0] = {}, file = sealed) {
  beAfterSealing({ file })
  gateway.use(answers.scan(scan(change)), answers.pictures())
  const opened = await openPage('/protect/step4')
  await screen.findByRole('heading', { name: 'What was searched and what was not' })
  return opened
}

describe('TRIAL-13: step 4', () => {
  it('shows id, fingerprint, IPFS and transaction', async () => {
    await openStep4()
    for (const value of [sealed.id, sealed.fingerprint, sealed.ipfs_hash, sealed.tx_hash!]) {
      expect(screen.getByText(value)).toBeTruthy()
    }
  })

  it("says '(None)' for a missing transaction and 'No suspicious links found yet' for no findings", async () => {
    await openStep4({}, { ...sealed, tx_hash: undefined })
    screen.getByText('(None)')
    expect(screen.getByText('No suspicious links found yet')).toBeTruthy()
  })

  it('shows five links and the word for every further one', async () => {
    await openStep4({ findings: [1, 2, 3, 4, 5].map((rank) => finding(rank)).concat(masked(6), masked(7)) })
    const links = screen.getAllByRole('link', { name: /opens in a new window/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4, 5].map((rank) => `https://shop.example/${rank}`),
    )
    expect(hiddenLink).toBe('suspicious link hidden (unlock after payment)')
    expect(screen.getAllByText(hiddenLink)).toHaveLength(2)
  })

  it('fetches the pictures with the trial token and never the overlay of a masked finding', async () => {
    const asked: string[] = []
    beAfterSealing()
    gateway.use(
      answers.scan(scan({ findings: [masked(6)] })),
      http.get(`/api/scans/${scanId}/findings/:finding/:kind`, ({ request, params }) => {
        asked.push(`${String(params.kind)} ${request.headers.get('Authorization')}`)
        return new HttpResponse(new Blob(['picture']))
      }),
    )
    await openPage('/protect/step4')
    await screen.findByRole('img', { name: 'What was found' })
    expect(asked).toEqual(['candidate Bearer trial.token'])
    expect(screen.queryByText('Show where they match')).toBeNull()
  })

  it('shows both scores with their reasons, also a signal that this page does not know', async () => {
    await openStep4({ findings: [finding(1)] })
    const card = screen.getByRole('article', { name: /Listing 1/ })
    within(card).getByText('88')
    within(card).getByText('High')
    within(card).getByText('of tomorrow (days: 3)')
    expect(within(card).getByText('+40')).toBeTruthy()
  })

  it('says what was searched and what was not', async () => {
    await openStep4()
    expect(screen.getByText('TinEye').closest('li')!.textContent).toContain('Not set up')
    expect(screen.getByText('Harbour').closest('li')!.textContent).toContain('84 pages, 312 images')
  })

  it.each([
    ['without a scan', undefined, () => HttpResponse.error()],
    ['when the scan is gone', scanId, () => problem(404, 'SCAN_NOT_FOUND')],
  ])("%s: 'scan results lost, returning to step 2 to rescan'", async (_what, lastScanId, answer) => {
    beAfterSealing({ lastScanId })
    gateway.use(http.get(`/protect/trial/scans/${scanId}`, answer))
    const { user, at } = await openPage('/protect/step4')
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain('scan results lost, returning to step 2 to rescan')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(at()).toBe('/protect/step2'))
  })

  it('leads back to home', async () => {
    const { user, at } = await openStep4()
    await user.click(screen.getByRole('link', { name: 'back to home' }))
    await waitFor(() => expect(at()).toBe('/'))
  })
})

describe('TRIAL-14: the report', () => {
  const button = () => screen.getByRole('button', { name: 'Download report (PDF)' })

  it('is saved under the scan id', async () => {
    const { user } = await openStep4()
    gateway.use(http.get(`/api/scans/${scanId}/report`, pdf))
    await user.click(button())
    await waitFor(() => expect(downloads.saved).toEqual([`scan-report-${scanId}.pdf`]))
  })

  it.each([
    ['no token', () => localStorage.removeItem('trialToken'), 'auth token not found, please log in again'],
    [
      'no scan id',
      () => beAfterSealing({ lastScanId: undefined }),
      'scan ID not found, cannot download report',
    ],
    [
      'a refusal',
      () => gateway.use(http.get(`/api/scans/${scanId}/report`, () => problem(409, 'SCAN_NOT_COMPLETED'))),
      'infringement report download failed: the report is ready once the scan has completed',
    ],
  ])('%s: an alert', async (_what, happen, message) => {
    const { user } = await openStep4()
    happen()
    await user.click(button())
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain(message)
    expect(downloads.saved).toEqual([])
  })
})
