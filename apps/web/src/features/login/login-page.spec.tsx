import { screen, waitFor } from '@testing-library/react'
import { readSocialProviders } from '@originseal/contracts/identity/endpoints'
import { http, HttpResponse } from 'msw'
import { answering } from '../../testing/answering'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { accessTokenOf, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()

/** Answers logins and notes what was sent. */
function answerLogin(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = []
  gateway.use(
    http.post('/api/auth/login', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
    // What the pages behind the login ask for.
    http.get('/api/*', () => HttpResponse.json({})),
  )
  return sent
}
const token = accessTokenOf(member)
const session = (user = member) => HttpResponse.json({ token, user })

async function open(path = '/login', visit: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(path, visit)
  await screen.findByRole('heading', { level: 1 })
  return opened
}
type Opened = Awaited<ReturnType<typeof open>>

async function logIn({ user }: Opened, identifier = 'ming@example.tw', password = 'tea-house') {
  await user.type(screen.getByLabelText(/^E-mail or mobile number/), identifier)
  await user.type(screen.getByLabelText(/^Password/), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('AUTH-01: /login', () => {
  it('is titled, not indexed, and leads to the registration and to a new password', async () => {
    await open()
    expect(document.title).toBe('login')
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Register for free')).toBe('/register')
    expect(href('Forgot your password?')).toBe('/forgot-password')
  })

  it.each([
    ['en', /may create a new account/],
    ['zh-TW', /可能會另外建立一個新帳號/],
  ] as const)('warns in %s that social login may create a new account', async (language, warning) => {
    await open('/login', { language })
    expect(await screen.findByText(warning)).toBeTruthy()
    expect(screen.getByRole('button', { name: /Google/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Facebook/ })).toBeTruthy()
  })

  it.each([
    [['facebook'], ['Continue with Facebook']],
    [[], []],
  ] as const)(
    'AUTH-08: of the providers only those that are configured have a button: %j',
    async (providers, names) => {
      const asked = jest.fn()
      gateway.use(answering(readSocialProviders, { data: { providers: [...providers] } }, asked))
      await open()
      await waitFor(() => expect(asked).toHaveBeenCalled())
      await waitFor(() =>
        expect(
          screen.queryAllByRole('button', { name: /Continue with/ }).map((one) => one.textContent),
        ).toEqual(names),
      )
      expect(screen.queryAllByText(/may create a new account/)).toHaveLength(names.length)
    },
  )

  it('requires both answers, says so beside them and sends nothing', async () => {
    const sent = answerLogin(session)
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByText('Please enter your e-mail or mobile number')
    screen.getByText('Please enter your password')
    expect(document.activeElement).toBe(screen.getByLabelText(/^E-mail or mobile number/))
    expect(sent).toEqual([])
  })

  it('tells password managers what is what, and shows the password when asked to', async () => {
    const { user } = await open()
    const password = screen.getByLabelText(/^Password/)
    expect(screen.getByLabelText(/^E-mail or mobile number/).getAttribute('autocomplete')).toBe('username')
    expect(password.getAttribute('autocomplete')).toBe('current-password')
    expect(password.getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password.getAttribute('type')).toBe('password')
  })
})

describe('AUTH-02: ?error= is said and leaves the address', () => {
  it.each([
    ['google_auth_failed', 'Google login failed, retry', 'Google 登入失敗，請重試'],
    ['facebook_auth_failed', 'Facebook login failed, retry', 'Facebook 登入失敗，請重試'],
    [
      'google_not_configured',
      'not configured yet, use normal login (or normal registration)',
      '這種登入方式尚未設定，請使用一般登入（或一般註冊）',
    ],
    [
      'facebook_not_configured',
      'not configured yet, use normal login (or normal registration)',
      '這種登入方式尚未設定，請使用一般登入（或一般註冊）',
    ],
    ['auth_callback_failed', 'social login callback failed, retry', '社群登入沒有完成，請重試'],
    ['constructor', 'social login error, retry', '社群登入發生錯誤，請重試'],
  ])('%s', async (code, english, chinese) => {
    for (const [language, words] of [['en', english] as const, ['zh-TW', chinese] as const]) {
      const { page, where } = await open(`/login?error=${code}&utm_source=mail`, { language })
      expect((await screen.findByRole('alert')).textContent).toBe(words)
      await waitFor(() => expect(where()).toBe('/login?utm_source=mail'))
      expect(screen.getByRole('alert').textContent).toBe(words)
      page.unmount()
    }
  })
})

describe('AUTH-03: the login', () => {
  it('sends what was typed, keeps the token and goes to the member centre', async () => {
    const sent = answerLogin(session)
    const opened = await open()
    await logIn(opened)
    await waitFor(() => expect(opened.at()).toBe('/dashboard'))
    expect(sent).toEqual([{ identifier: 'ming@example.tw', password: 'tea-house' }])
    expect(localStorage.getItem('accessToken')).toBe(token)
  })

  it('a mobile number may be written as people write it', async () => {
    const sent = answerLogin(session)
    const opened = await open()
    await logIn(opened, '0912-345 678', ' with spaces ')
    await waitFor(() => expect(opened.at()).toBe('/dashboard'))
    expect(sent).toEqual([{ identifier: '0912345678', password: ' with spaces ' }])
  })

  it('an administrator goes to the back office', async () => {
    answerLogin(() => session({ ...member, role: 'admin' }))
    const opened = await open()
    await logIn(opened)
    await waitFor(() => expect(opened.at()).toBe('/admin/dashboard'))
  })

  it('goes to what was asked for, with its query', async () => {
    answerLogin(session)
    const opened = await open('/login', { state: { from: { pathname: '/verify', search: '?id=7' } } })
    await logIn(opened)
    await waitFor(() => expect(opened.where()).toBe('/verify?id=7'))
  })

  it('never to another site', async () => {
    answerLogin(session)
    const opened = await open('/login', { state: { from: { pathname: '//evil.example', search: '' } } })
    await logIn(opened)
    await waitFor(() => expect(opened.at()).toBe('/dashboard'))
  })

  it('who is logged in already goes on at once', async () => {
    beLoggedIn()
    answerLogin(session)
    gateway.use(knows())
    const { at } = await openPage('/login', { state: { from: { pathname: '/verify', search: '' } } })
    await waitFor(() => expect(at()).toBe('/verify'))
  })

  it.each([
    ['the server’s refusal', () => problem(401, 'LOGIN_FAILED'), 'login failed, check your credentials'],
    [
      'too many tries',
      () => problem(429, 'LOGIN_TRIES_EXCEEDED'),
      'too many tries, please wait before the next one',
    ],
    [
      'a refusal of tomorrow, unchanged',
      () => problem(403, 'NEW_RULE', 'confirm your e-mail first'),
      'confirm your e-mail first',
    ],
    [
      'an answer without a user',
      () => HttpResponse.json({ token: 'abc' }),
      'data format from server incorrect',
    ],
    [
      'an answer without a token',
      () => HttpResponse.json({ user: member }),
      'data format from server incorrect',
    ],
  ])('says %s and stays', async (_what, answer, words) => {
    const log = jest.spyOn(console, 'error').mockImplementation()
    const warnings = jest.spyOn(console, 'warn').mockImplementation()
    answerLogin(answer)
    const opened = await open()
    await logIn(opened)
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(opened.at()).toBe('/login')
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('tea-house')
    log.mockRestore()
    warnings.mockRestore()
  })

  it('says it in Traditional Chinese', async () => {
    answerLogin(() => problem(401, 'LOGIN_FAILED'))
    const { user } = await open('/login', { language: 'zh-TW' })
    await user.type(screen.getByLabelText(/^電子郵件或手機號碼/), 'ming@example.tw')
    await user.type(screen.getByLabelText(/^密碼/), 'wrong')
    await user.click(screen.getByRole('button', { name: '登入' }))
    expect((await screen.findByRole('alert')).textContent).toBe('登入失敗，請確認帳號與密碼')
  })
})
