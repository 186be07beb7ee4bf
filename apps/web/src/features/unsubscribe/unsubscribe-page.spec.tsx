import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { cleanAddress } from '../../session/address-secrets'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'

const gateway = standInGateway()

async function open(
  scope: string,
  { query = '?token=from-the-mail', language = 'en' as 'en' | 'zh-TW' } = {},
) {
  const heard: string[] = []
  const note = (request: Request) => heard.push(`${request.method} ${new URL(request.url).search}`)
  gateway.use(
    http.get('/api/unsubscribe', ({ request }) => {
      note(request)
      return HttpResponse.json({ data: { scope } })
    }),
    http.post('/api/unsubscribe', ({ request }) => {
      note(request)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  window.history.replaceState(null, '', `/unsubscribe${query}`)
  cleanAddress()
  return { heard, ...(await openPage('/unsubscribe', { language })) }
}
afterEach(() => window.history.replaceState(null, '', '/'))

describe('the link of a notification mail', () => {
  it('says what it ends, and ends it only when asked to', async () => {
    const { heard, user } = await open('new-sighting')
    expect(await screen.findByText(/no more mails about “New copy found”/)).toBeTruthy()
    expect(heard).toEqual(['GET ?token=from-the-mail'])
    expect(window.location.href).toBe('http://localhost/unsubscribe')
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByText(/^You are unsubscribed/)).toBeTruthy()
    expect(heard).toEqual(['GET ?token=from-the-mail', 'POST ?token=from-the-mail'])
  })

  it('of a digest ends the digest, in Traditional Chinese', async () => {
    await open('digest', { language: 'zh-TW' })
    expect(await screen.findByText(/之後不會再寄每日摘要/)).toBeTruthy()
  })

  it('that was changed or cut short says so', async () => {
    await open('new-sighting', { query: '' })
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This link is incomplete/)
  })

  it('that is not ours says so', async () => {
    await open('new-sighting', { query: '' })
    gateway.use(http.get('/api/unsubscribe', () => problem(422, 'UNSUBSCRIBE_LINK_INVALID')))
    window.history.replaceState(null, '', '/unsubscribe?token=forged')
    cleanAddress()
    await openPage('/unsubscribe')
    expect(await screen.findByText(/^this link is not complete/)).toBeTruthy()
  })
})
