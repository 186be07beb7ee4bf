import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { cleanAddress } from '../../session/address-secrets'
import { askedBeforeLeaving } from '../../session/asked-path'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { accessTokenOf, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const token = accessTokenOf(member)
const session = (user = member) => HttpResponse.json({ token, user })

/** Arrives from a provider: the browser's address bears the query, and is cleaned before the app starts. */
async function arrive(path: string, query: string, language: 'en' | 'zh-TW' = 'en') {
  window.history.replaceState(null, '', `${path}?${query}`)
  cleanAddress()
  const opened = await openPage(path, { language })
  expect(window.location.href).toBe(`http://localhost${path}`)
  return opened
}

/** Notes the tokens that are exchanged. */
function answerExchange(answer: () => Response | Promise<Response>) {
  const spent: unknown[] = []
  gateway.use(
    http.post('/api/auth/exchange', async ({ request }) => {
      spent.push(await request.json())
      return answer()
    }),
    http.get('/api/*', () => HttpResponse.json({})),
  )
  return spent
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe.each(['/auth/oauth-success', '/auth/callback'])('AUTH-09: %s', (path) => {
  it('says that it works, spends the token once and goes to the member centre', async () => {
    let answer: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (answer = resolve))
    const spent = answerExchange(() => waiting.then(() => session()))
    const { at } = await arrive(path, 'token=one-time&provider=google')
    expect(await screen.findByText('processing login...')).toBeTruthy()
    answer()
    await waitFor(() => expect(at()).toBe('/dashboard'))
    // The app runs in React's strict mode, where effects run twice.
    expect(spent).toEqual([{ token: 'one-time' }])
    expect(localStorage.getItem('accessToken')).toBe(token)
  })

  it('an administrator goes to the back office', async () => {
    answerExchange(() => session({ ...member, role: 'admin' }))
    const { at } = await arrive(path, 'token=one-time&provider=google')
    await waitFor(() => expect(at()).toBe('/admin/dashboard'))
  })

  it.each([
    ['en', 'login verification failed, please retry', 'OK'],
    ['zh-TW', '登入驗證失敗，請重試', '確定'],
  ] as const)(
    'a token that is not good: says so in %s and leads to the registration',
    async (language, words, ok) => {
      const log = jest.spyOn(console, 'error').mockImplementation()
      answerExchange(() => problem(401, 'SOCIAL_TOKEN_INVALID'))
      const { user, at } = await arrive(path, 'token=spent&provider=google', language)
      expect((await screen.findByRole('alertdialog')).textContent).toContain(words)
      await user.click(screen.getByRole('button', { name: ok }))
      await waitFor(() => expect(at()).toBe('/register'))
      expect(localStorage.getItem('accessToken')).toBeNull()
      log.mockRestore()
    },
  )

  it.each([
    ['provider=google', 'login failed: no verification token received'],
    ['error=access_denied&provider=google', 'social login failed: access_denied'],
    ['error=%3Cb%3Ehello%3C%2Fb%3E&token=one-time', 'social login failed: <b>hello</b>'],
  ])('%s: %s', async (query, words) => {
    const spent = answerExchange(session)
    const { user, at } = await arrive(path, query)
    expect((await screen.findByRole('alertdialog')).textContent).toContain(words)
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(at()).toBe('/register'))
    expect(spent).toEqual([])
  })
})

it('AUTH-09: goes to what was asked for before the browser left for the provider, once', async () => {
  askedBeforeLeaving.write({ pathname: '/verify', search: '?id=7' })
  answerExchange(session)
  const { where } = await arrive('/auth/oauth-success', 'token=one-time&provider=google')
  await waitFor(() => expect(where()).toBe('/verify?id=7'))
  expect(askedBeforeLeaving.read()).toBeUndefined()
})
