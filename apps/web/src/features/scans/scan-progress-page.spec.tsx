import { act, screen, waitFor, within } from '@testing-library/react'
import { startScan } from '@originseal/contracts/scan-orchestrator/endpoints'
import { http, HttpResponse } from 'msw'
import { answering } from '../../testing/answering'
import { watchDownloads } from '../../testing/downloads.double'
import { EventSourceDouble } from '../../testing/event-source.double'
import { answers, beAfterSealing, problem, scan, scanId, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'

const gateway = standInGateway()
watchDownloads()
EventSourceDouble.install()

const at = (second: number) => `2026-11-21T08:40:${String(second).padStart(2, '0')}.000Z`
const event = (second: number, change: object = {}) => ({
  step: 'scanning',
  progress: 20,
  message: `page ${second}`,
  ts: at(second),
  ...change,
})
const send = (data: unknown) => act(() => EventSourceDouble.current.send(data))

const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')

async function openStep3(language: 'en' | 'zh-TW' = 'en') {
  beAfterSealing()
  const opened = await openPage('/protect/step3', { language })
  await screen.findByRole('progressbar')
  await waitFor(() => EventSourceDouble.current)
  return opened
}

describe('TRIAL-08: step 3', () => {
  it("is titled 'AI scan in progress', begins at 5 % and names the eight steps", async () => {
    await openStep3()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI scan in progress')
    expect(percent()).toBe('5')
    const steps = within(screen.getByRole('list', { name: 'Steps of the scan' })).getAllByRole('listitem')
    expect(steps).toHaveLength(8)
    expect(steps[0]!.getAttribute('aria-current')).toBe('step')
  })

  it("lists the 'Latest events': five of them, newest first", async () => {
    await openStep3()
    for (let second = 1; second <= 7; second += 1) send(event(second))
    await screen.findByText('page 7')
    const feed = screen.getByRole('region', { name: 'Latest events' })
    const lines = within(feed)
      .getAllByRole('listitem')
      .map((line) => line.textContent)
    expect(lines.map((line) => /page \d/.exec(line)?.[0])).toEqual([
      'page 7',
      'page 6',
      'page 5',
      'page 4',
      'page 3',
    ])
  })

  it('never moves the bar backwards', async () => {
    await openStep3()
    send(event(1, { step: 'ai-scoring', progress: 0.7 }))
    send(event(2, { step: 'scanning', progress: 0.2 }))
    await screen.findByText('page 2')
    expect(percent()).toBe('70')
    expect(screen.getByText('AI similarity analysis').closest('li')!.getAttribute('aria-current')).toBe(
      'step',
    )
  })
})

describe('what a running scan shows and says', () => {
  it('folds the eight steps into one line, which a telephone shows and the keyboard opens', async () => {
    const { user } = await openStep3()
    send(event(1, { step: 'resolve-images' }))
    const line = await screen.findByRole('button', { name: 'Step 3 of 8: Resolve source main images' })
    const list = screen.getByRole('list', { name: 'Steps of the scan' })
    expect(list.className).toContain('max-md:hidden')
    act(() => line.focus())
    await user.keyboard('{Enter}')
    expect(line.getAttribute('aria-expanded')).toBe('true')
    expect(list.className).not.toContain('max-md:hidden')
  })

  it('shows the copies as they are found, above the events, and counts them', async () => {
    await openStep3()
    expect(screen.queryByRole('region', { name: /Copies found/ })).toBeNull()
    send(event(1, { key: 'copy-found', values: { number: 2 } }))
    send(event(2, { key: 'copy-found', values: { number: 5 } }))
    const copies = await screen.findByRole('region', { name: 'Copies found so far: 2' })
    expect(within(copies).getAllByRole('listitem')[0]!.textContent).toContain('picture 5')
    const feed = screen.getByRole('region', { name: 'Latest events' })
    expect(copies.compareDocumentPosition(feed) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('reads out steps and copies, but not each page that is read', async () => {
    await openStep3()
    const said = screen.getByText(/^Step 1 of 8/, { selector: '[role=status]' })
    const pagesRead = (pages: number) => ({ key: 'pages-read', values: { source: 'A', pages, images: 1 } })
    send(event(1, pagesRead(10)))
    await screen.findByText('A: 10 pages read, 1 pictures seen')
    const sentence = said.textContent
    send(event(2, pagesRead(20)))
    const row = await screen.findByText('A: 20 pages read, 1 pictures seen')
    expect(said.textContent).toBe(sentence)
    expect(row.closest('[aria-live], [role=status]')).toBeNull()
    send(event(3, { step: 'ai-scoring', key: 'copy-found', values: { number: 1 } }))
    await waitFor(() =>
      expect(said.textContent).toBe('Step 5 of 8: AI similarity analysis Copies found so far: 1'),
    )
  })
})

describe('events speak the visitor’s language', () => {
  it('by their key where it is known, else as the server wrote them', async () => {
    await openStep3('zh-TW')
    send(event(1, { key: 'searching-source', values: { source: 'Harbour' }, message: 'Searching Harbour' }))
    send(event(2, { key: 'of-tomorrow', message: 'Something new' }))
    await screen.findByText('正在搜尋 Harbour')
    expect(await screen.findByText('Something new')).toBeTruthy()
  })
})

describe('TRIAL-10: a lost stream', () => {
  it.each([
    ['en', 'live progress connection interrupted, switching to polling mode'],
    ['zh-TW', '即時進度連線中斷，改為輪詢模式'],
  ] as const)('is said in %s', async (language, sentence) => {
    await openStep3(language)
    act(() => EventSourceDouble.current.lose())
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})

describe('TRIAL-11: the end', () => {
  it('completed: 100 %, the results, step 4', async () => {
    gateway.use(answers.scan(scan()), answers.pictures())
    const { at: place } = await openStep3()
    send(event(1, { step: 'done', progress: 1 }))
    await waitFor(() => expect(percent()).toBe('100'))
    await waitFor(() => expect(place()).toBe('/protect/step4'))
    expect(await screen.findByText('No suspicious links found yet')).toBeTruthy()
  })

  it('the way back from step 4 leads to the certificate, not to step 3, which would lead on again', async () => {
    beAfterSealing()
    gateway.use(
      answers.scan(scan()),
      answering(startScan, { scanId, progressToken: 'progress.token', jobId: scanId }),
    )
    const { user, at: place, back } = await openPage('/protect/step2')
    await user.click(await screen.findByRole('button', { name: 'next: start AI whole-web scan' }))
    await screen.findByRole('progressbar')
    await waitFor(() => EventSourceDouble.current)
    send(event(1, { step: 'done', progress: 1 }))
    await waitFor(() => expect(place()).toBe('/protect/step4'))
    await back()
    expect(place()).toBe('/protect/step2')
  })

  it("failed: 'scan task failed, please retry later'", async () => {
    gateway.use(answers.scan(scan({ status: 'failed' })))
    await openStep3()
    send(event(1, { step: 'done', progress: 1 }))
    expect(await screen.findByText('scan task failed, please retry later')).toBeTruthy()
    expect(screen.queryByRole('progressbar', { name: 'AI scan in progress' })).toBeNull()
  })

  it('an error event shows its own message', async () => {
    await openStep3()
    send(event(1, { step: 'error', message: 'no shop answers' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('no shop answers')
  })

  it("results that do not come: 'scan completed but error fetching results, please refresh or try later'", async () => {
    gateway.use(http.get(`/api/protect/trial/scans/${scanId}`, () => problem(503, 'SERVICE_UNAVAILABLE')))
    await openStep3()
    send(event(1, { step: 'done', progress: 1 }))
    expect(
      await screen.findByText('scan completed but error fetching results, please refresh or try later'),
    ).toBeTruthy()
  })

  it('can be cancelled', async () => {
    let cancelled = 0
    gateway.use(
      http.post(`/api/protect/trial/scans/${scanId}/cancel`, () => {
        cancelled += 1
        return HttpResponse.json({ data: scan({ status: 'cancelled' }) })
      }),
    )
    const { user } = await openStep3()
    await user.click(screen.getByRole('button', { name: 'Cancel the scan' }))
    await screen.findByText('The scan was cancelled.')
    expect(screen.queryByRole('progressbar', { name: 'AI scan in progress' })).toBeNull()
    expect(cancelled).toBe(1)
    await waitFor(() => expect(EventSourceDouble.opened.every((stream) => stream.isClosed)).toBe(true))
  })
})

describe('TRIAL-12: guards', () => {
  it("no trial token: 'trial login expired, please restart the trial flow', then step 1", async () => {
    beAfterSealing()
    localStorage.removeItem('trialToken')
    const { user, at: place } = await openPage('/protect/step3')
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain('trial login expired, please restart the trial flow')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(place()).toBe('/protect/step1'))
  })

  it('no scan id: an alert, then step 2', async () => {
    beAfterSealing({ lastScanId: undefined })
    const { user, at: place } = await openPage('/protect/step3')
    await screen.findByRole('alertdialog')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(place()).toBe('/protect/step2'))
  })
})
