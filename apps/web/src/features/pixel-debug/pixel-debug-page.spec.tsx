import type { ReadTrackingResponse, TryConversionRequest } from '@originseal/contracts'
import { readTracking, tryConversion } from '@originseal/contracts/billing/endpoints'
import { screen } from '@testing-library/react'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'

const gateway = standInGateway()
const settings: ReadTrackingResponse = {
  metaPixelId: '1234567890',
  measurementId: null,
  canTest: true,
  isOpenForTests: true,
}

async function open(change: Partial<ReadTrackingResponse> = {}) {
  const sent: TryConversionRequest[] = []
  gateway.use(
    answering(readTracking, { ...settings, ...change }),
    answering(
      tryConversion,
      { request: { event_name: 'sent' }, status: 200, answer: 'taken' },
      async (request) => sent.push((await request.json()) as TryConversionRequest),
    ),
  )
  return { sent, ...(await openPage('/_pixel-debug')) }
}

describe('TRACK-05: /_pixel-debug', () => {
  it('SHELL-01: opens for anybody and is not indexed', async () => {
    await open()
    expect(await screen.findByText('1234567890')).toBeTruthy()
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  })

  it.each([
    ['Send a test page view', { event_name: 'PageView' }],
    ['Send a test purchase (999)', { event_name: 'Purchase', custom_data: { value: 999, currency: 'TWD' } }],
  ])('%s', async (name, event) => {
    const { user, sent } = await open()
    await user.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText(/taken/)).toBeTruthy()
    expect(sent).toEqual([{ ...event, event_id: expect.any(String), event_source_url: expect.any(String) }])
  })

  it('sends a server-side purchase with e-mail and phone', async () => {
    const { user, sent } = await open()
    await user.type(await screen.findByLabelText('E-mail'), 'a@b.tw')
    await user.type(screen.getByLabelText('Mobile phone'), '0912345678')
    await user.click(screen.getByRole('button', { name: 'Send the server-side purchase' }))
    await screen.findByText(/taken/)
    expect(sent).toEqual([
      expect.objectContaining({
        email: 'a@b.tw',
        phone: '0912345678',
        custom_data: { value: 999, currency: 'TWD' },
      }),
    ])
  })

  it.each([
    ['a stranger', { isOpenForTests: false }, 'Only administrators can send trials here. Nothing was sent.'],
    [
      'nobody where no test code is set up',
      { canTest: false },
      'No test event code is set up. Nothing is sent.',
    ],
  ])('acts not for %s, and says so', async (_, change, words) => {
    await open(change)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  })
})
