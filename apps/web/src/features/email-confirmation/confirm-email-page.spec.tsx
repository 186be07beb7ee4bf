import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { cleanAddress } from '../../session/address-secrets'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'

const gateway = standInGateway()

function answer(response: () => Response) {
  const sent: unknown[] = []
  gateway.use(
    http.post('/api/account/email-confirmations', async ({ request }) => {
      sent.push(await request.json())
      return response()
    }),
  )
  return sent
}
const done = () => new HttpResponse(null, { status: 204 })

async function open(query = '?token=from-the-mail', language: 'en' | 'zh-TW' = 'en') {
  window.history.replaceState(null, '', `/confirm-email${query}`)
  cleanAddress()
  return openPage('/confirm-email', { language })
}
afterEach(() => window.history.replaceState(null, '', '/'))

describe('an e-mail address is confirmed by the mail’s link', () => {
  it.each([
    ['en', 'Your e-mail address is confirmed.'],
    ['zh-TW', '電子郵件確認完成。'],
  ] as const)('at once and once, and says so in %s', async (language, words) => {
    const sent = answer(done)
    await open('?token=from-the-mail', language)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(sent).toEqual([{ token: 'from-the-mail' }])
    expect(window.location.href).toBe('http://localhost/confirm-email')
  })

  it('a link that is used or too old leads to the member centre, which sends a new one', async () => {
    answer(() => problem(422, 'MAIL_TOKEN_INVALID'))
    await open()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^this link has been used or is too old/)
    const link = screen.getByRole('link', { name: 'To the member centre' })
    expect(link.getAttribute('href')).toBe('/member-info')
  })

  it('a failure on the way can be tried again, with the same token', async () => {
    let isDown = true
    const sent = answer(() => (isDown ? problem(503, 'SERVICE_UNAVAILABLE') : done()))
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(retry)
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeTruthy()
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1)
  })

  it('a link that was cut short says so and asks nothing', async () => {
    await open('')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This link is incomplete/)
  })
})
