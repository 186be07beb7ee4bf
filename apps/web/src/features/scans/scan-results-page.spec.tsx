import { hiddenLink, type ScoreReason } from '@originseal/contracts'
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

  it('MEMBER-05: says what its owner has decided of a page, of a hidden one, too', async () => {
    await openStep4({
      findings: [finding(1), { ...finding(2), decision: 'licensed' }, { ...masked(3), decision: 'ignored' }],
    })
    const said = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => /Licensed|Ignored/.exec(heading.textContent)?.[0])
    expect(said.slice(-3)).toEqual([undefined, 'Licensed', 'Ignored'])
  })

  it('MEMBER-07: shows what is licensed as such until when, and counts and weighs it nowhere', async () => {
    const licence = { notAfter: '2027-12-31T16:00:00.000Z' }
    await openStep4({ findings: [finding(1), { ...finding(2), decision: 'licensed', licence }] })
    screen.getByText('By a settlement, until December 31, 2027')
    expect(screen.getByText('Suspicious links').nextElementSibling?.textContent).toBe('1')
    expect(screen.getByText('Of high risk').nextElementSibling?.textContent).toBe('1')
    expect(screen.getAllByText('FraudRisk')).toHaveLength(1)
  })

  it('TRIAL-16: hidden links lead to the checkout of this scan, with the price of the server', async () => {
    await openStep4({ findings: [finding(1), masked(2)] })
    const way = await screen.findByRole('link', { name: 'Unlock this scan for NT$101' })
    expect(way.getAttribute('href')).toBe(`/addon-payment?scan=${scanId}`)
    expect(screen.getByText('Hidden suspicious links: 1')).toBeTruthy()
  })

  it('where nothing is hidden nothing is to be unlocked', async () => {
    await openStep4({ findings: [finding(1)] })
    expect(screen.queryByText(/Unlock this scan/)).toBeNull()
  })

  it('fetches the pictures with the trial token, and nothing of a masked finding', async () => {
    const asked: string[] = []
    beAfterSealing()
    gateway.use(
      answers.scan(scan({ findings: [masked(1), finding(2)] })),
      http.get(`/api/scans/${scanId}/findings/:finding/:kind`, ({ request, params }) => {
        const { finding: id, kind } = params
        asked.push([kind, id, request.headers.get('Authorization')].join(' '))
        return new HttpResponse(new Blob(['picture']))
      }),
      answers.pictures(),
    )
    const { user } = await openPage('/protect/step4')
    await screen.findByRole('img', { name: 'What was found' })
    expect(asked).toEqual([`candidate ${finding(2).id} Bearer trial.token`])
    const locked = screen.getByRole('article', { name: /link hidden/ })
    within(locked).getByText('Unlock after payment')
    expect(within(locked).queryByRole('radio')).toBeNull()

    await user.click(screen.getByRole('radio', { name: 'Matching parts' }))
    await screen.findByRole('img', { name: 'Both pictures with their matching parts' })
    expect(asked.slice(1)).toEqual([`overlay ${finding(2).id} Bearer trial.token`])
    await user.click(screen.getByRole('radio', { name: 'Side by side' }))
    expect(screen.queryByRole('img', { name: 'Both pictures with their matching parts' })).toBeNull()
  })

  it('begins with what came of it: links, high risk, images compared, sources searched', async () => {
    await openStep4({ findings: [finding(1), finding(2, { fraudRisk: 'low' }), masked(6)] })
    const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent
    expect(figure('Suspicious links')).toBe('31 of them hidden')
    expect(figure('Of high risk')).toBe('2')
    expect(figure('Images compared')).toBe('312')
    expect(figure('Sources searched')).toBe('1 of 2')
  })

  it('never shows what was hardly read in green', async () => {
    await openStep4({
      findings: [finding(1, { fraudRisk: 'not-enough-data' }), finding(2, { fraudRisk: 'low' })],
    })
    expect(screen.getByText('Not enough data').className).not.toMatch(/good/)
    expect(screen.getByText('Low').className).toMatch(/good/)
  })

  it('lays what was found over the sealed work where the scan says how they lie', async () => {
    const { user } = await openStep4({
      findings: [finding(1, { homography: [-1, 0, 1, 0, 1, 0, 0, 0, 1] }), finding(2)],
    })
    const [first, second] = screen.getAllByRole('article')
    await within(first!).findByRole('radio', { name: 'Overlay' })
    await user.click(within(first!).getByRole('radio', { name: 'Slider' }))
    within(first!).getByRole('slider', { name: 'Where the pictures meet' })
    expect(within(second!).queryByRole('radio', { name: 'Slider' })).toBeNull()
  })

  it.each([
    [88, 'Your sealed work is the likelier origin.'],
    [55, 'Which of the two was first cannot be told.'],
    [35, 'The found page may have been first.'],
  ])('says what a score of %i speaks for', async (originScore, verdict) => {
    await openStep4({ findings: [finding(1, { originScore })] })
    expect(screen.getByText(verdict)).toBeTruthy()
  })

  it('keeps the report and the next step in reach', async () => {
    const { user, at } = await openStep4({ findings: [finding(1)] })
    const next = screen.getByRole('link', { name: 'Keep the results' })
    expect(next.closest('.action-bar')!.textContent).toContain('Download report (PDF)')
    await user.click(next)
    await waitFor(() => expect(at()).toBe('/register'))
  })

  it('shows both scores with their reasons, also a signal that this page does not know', async () => {
    await openStep4({ findings: [finding(1)] })
    const card = screen.getByRole('article', { name: /Listing 1/ })
    expect(within(card).getAllByText('88')).toHaveLength(2)
    within(card).getByText('High')
    within(card).getByText('of tomorrow (days: 3)')
    expect(within(card).getByText('+40')).toBeTruthy()
  })

  it('folds the reasons; opened, a score begins at its base, the weightiest reason first, and ends with its sum', async () => {
    const originReasons: ScoreReason[] = [
      { signal: 'mirrored-or-turned', points: 5, values: {} },
      { signal: 'anchored', points: 10, values: { at: '2026-11-21T08:30:20.000Z' } },
      { signal: 'published-after-seal', points: 20, values: { hours: 0 } },
      { signal: 'seen-before-seal', points: -30, values: { days: 12 } },
    ]
    const { user } = await openStep4({ findings: [finding(1, { originReasons, originScore: 55 })] })
    const card = within(screen.getByRole('article'))
    const summary = card.getByText('Why: 4 reasons with their points')
    expect(summary.closest('details')!.open).toBe(false)
    await user.click(summary)
    expect(summary.closest('details')!.open).toBe(true)
    const instant = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
    const lines = within(card.getByRole('region', { name: 'OriginScore' })).getAllByRole('listitem')
    expect(lines.map((line) => line.textContent)).toEqual([
      'Where it begins50',
      'We had seen this picture 12 days before the seal-30',
      'The page states that it was published less than an hour after the seal+20',
      `The time of the seal is recorded on a blockchain (${instant.format(new Date('2026-11-21T08:30:20Z'))})+10`,
      'The found picture is mirrored or turned+5',
      'Sum55',
    ])
  })

  it.each([
    ['en', { hours: 1 }, 'We had seen this picture 1 hour before the seal'],
    ['zh-TW', { hours: 0 }, '我們在封存前不到 1 小時就看過這張圖片'],
    ['zh-TW', { days: 12 }, '我們在封存前12 天就看過這張圖片'],
    ['ja', { hours: 3 }, 'この画像は封印より前に確認されています（差は 3 時間）'],
  ] as const)('tells spans in %s: %j', async (language, values, sentence) => {
    beAfterSealing()
    const originReasons = [{ signal: 'seen-before-seal', points: -30, values }]
    gateway.use(answers.scan(scan({ findings: [finding(1, { originReasons })] })), answers.pictures())
    await openPage('/protect/step4', { language })
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('says what was searched and what was not', async () => {
    await openStep4({
      coverage: [
        {
          ...scan().coverage[0]!,
          notes: [
            { key: 'index-held', values: { pictures: 1304 } },
            { key: 'of-tomorrow', values: { pages: 2 } },
          ],
        },
        scan().coverage[1]!,
      ],
    })
    screen.getByText('Pictures held from earlier scans when this one began: 1,304')
    screen.getByText('of tomorrow (pages: 2)')
    expect(screen.getByText('TinEye').closest('li')!.textContent).toContain('Not set up')
    expect(screen.getByText('Harbour').closest('li')!.textContent).toContain('84 pages, 312 images')
  })

  it.each([
    ['without a scan', undefined, () => HttpResponse.error()],
    ['when the scan is gone', scanId, () => problem(404, 'SCAN_NOT_FOUND')],
  ])("%s: 'scan results lost, returning to step 2 to rescan'", async (_what, lastScanId, answer) => {
    beAfterSealing({ lastScanId })
    gateway.use(http.get(`/api/protect/trial/scans/${scanId}`, answer))
    const { user, at } = await openPage('/protect/step4')
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain('scan results lost, returning to step 2 to rescan')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(at()).toBe('/protect/step2'))
  })

  it('leads back to home', async () => {
    const { user, at } = await openStep4()
    await user.click(screen.getByRole('link', { name: 'Back to home' }))
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
