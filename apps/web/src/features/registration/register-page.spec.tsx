import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { storedQuickCase } from '../../api/quick-case'
import { problem, standInGateway, visitor } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { accessTokenOf, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const token = accessTokenOf(member)

interface Sent {
  readonly to: string
  readonly body: unknown
  readonly key: string | null
}

const accept = (): Response => HttpResponse.json({ data: { userId: member.id } }, { status: 201 })

/** Answers registrations and the login after them, and notes what was sent. */
function answerRegistration(
  registered: () => Response = accept,
  loggedIn: () => Response = () => HttpResponse.json({ token, user: member }),
): Sent[] {
  const sent: Sent[] = []
  const answer =
    (response: () => Response) =>
    async ({ request }: { request: Request }) => {
      const { pathname } = new URL(request.url)
      sent.push({ to: pathname, body: await request.json(), key: request.headers.get('idempotency-key') })
      return response()
    }
  gateway.use(
    http.post('/api/auth/register', answer(registered)),
    http.post('/api/auth/login', answer(loggedIn)),
    http.get('/api/*', () => HttpResponse.json({})),
  )
  return sent
}

async function open(path = '/register', visit: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(path, visit)
  await screen.findByRole('heading', { level: 1 })
  return opened
}
type User = Awaited<ReturnType<typeof open>>['user']

const labels = {
  realName: /^Real name/,
  email: /^E-mail/,
  phone: /^Mobile phone/,
  password: /^Password/,
  confirmation: /^Repeat the password/,
}
const answers = {
  realName: '林小印',
  email: 'lin@example.tw',
  phone: '0912-345 678',
  password: 'tea-house',
  confirmation: 'tea-house',
}
const submit = () => screen.getByRole('button', { name: 'Register' })

async function fill(user: User, change: Partial<typeof answers> = {}) {
  for (const [name, text] of Object.entries({ ...answers, ...change })) {
    await user.click(screen.getByLabelText(labels[name as keyof typeof labels]))
    await user.paste(text)
  }
}
async function register(user: User, change: Partial<typeof answers> = {}) {
  await fill(user, change)
  await user.click(screen.getByRole('checkbox'))
  await user.click(submit())
}

describe('AUTH-04: /register', () => {
  it('is not indexed and leads back to where one came from', async () => {
    const { user, at } = await open('/login')
    await user.click(screen.getByRole('link', { name: 'Register for free' }))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    await waitFor(() => expect(at()).toBe('/login'))
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  })

  it('opened by its address, it leads back to the home page', async () => {
    const { user, at } = await open()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(at()).toBe('/'))
  })

  it('lets nobody submit before the terms are ticked, which can be read beside it', async () => {
    const { user } = await open()
    expect(submit()).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox'))
    expect(submit()).toHaveProperty('disabled', false)
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href(/^Terms of service and copyright upload policy \(opens/)).toBe('/terms')
    expect(href(/^Privacy policy \(opens/)).toBe('/privacy')
  })

  it.each([
    ['en', 'please read and agree to terms and copyright upload policy'],
    ['zh-TW', '請閱讀並同意服務條款與著作權上傳規範'],
  ] as const)('AUTH-05: Google needs the terms box, said in %s', async (language, words) => {
    const { user, at } = await open('/register', { language })
    await user.click(await screen.findByRole('button', { name: /Google/ }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    expect(at()).toBe('/register')
    await user.click(screen.getByRole('checkbox'))
    expect(screen.queryByText(words)).toBeNull()
  })

  const url = 'https://shop.example/stolen?id=1'
  const givenBy = {
    state: { quickCase: { url, hasEvidence: true, evidenceFileName: 'screen.png', origin: 'home' } },
  }
  it.each([
    ['navigation state', '/register', givenBy, [url, 'screen.png']],
    ['the address', `/register?prefill_url=${encodeURIComponent(url)}`, {}, [url]],
  ])('shows the reserved case that was given by %s', async (_by, path, visit, facts) => {
    await open(path, visit)
    const card = within(screen.getByRole('region', { name: 'Your first case is reserved' }))
    for (const fact of facts) expect(card.getByText(fact)).toBeTruthy()
    expect(card.queryByRole('link')).toBeNull()
  })

  it('shows the one that this tab has kept, and what it is for', async () => {
    storedQuickCase.write({ url, fileName: 'kept.png' })
    await open('/register?intent=submit_takedown')
    const card = within(screen.getByRole('region', { name: 'Your first case is reserved' }))
    expect(card.getByText('kept.png')).toBeTruthy()
    expect(card.getByText('Register to continue with the takedown request.')).toBeTruthy()
  })

  it.each(['/register', '/register?intent=submit_takedown', '/register?prefill_url=javascript:alert(1)'])(
    'shows none at %s',
    async (path) => {
      await open(path)
      expect(screen.queryByRole('region', { name: 'Your first case is reserved' })).toBeNull()
    },
  )
})

describe('AUTH-05: what is wrong is said before anything is sent', () => {
  it('all four are required', async () => {
    const sent = answerRegistration()
    const { user } = await open()
    await user.click(screen.getByRole('checkbox'))
    await user.click(submit())
    expect(await screen.findByText('all fields required')).toBeTruthy()
    screen.getByText('please enter your real name')
    screen.getByText('please enter your email')
    screen.getByText('please enter your phone number')
    screen.getByText('Please enter a password')
    expect(document.activeElement).toBe(screen.getByLabelText(labels.realName))
    expect(sent).toEqual([])
  })

  it.each([
    ['email', 'lin@example', 'Please enter a valid e-mail address'],
    ['phone', '0812345678', 'Please enter a mobile number of 09 followed by 8 digits'],
    ['confirmation', 'tea-haus', 'two passwords differ'],
  ])('%s %j: %s', async (field, text, words) => {
    const sent = answerRegistration()
    const { user } = await open()
    await register(user, { [field]: text })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText('all fields required')).toBeNull()
    expect(sent).toEqual([])
  })

  it('a password of five characters', async () => {
    const { user } = await open()
    await register(user, { password: '12345', confirmation: '12345' })
    expect(await screen.findByText('The password must have at least 6 characters')).toBeTruthy()
  })

  it('in Traditional Chinese', async () => {
    const { user } = await open('/register', { language: 'zh-TW' })
    await user.type(screen.getByLabelText(/^密碼/), '12345')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '註冊' }))
    for (const words of ['所有欄位皆為必填', '密碼至少需要 6 個字元', '兩次輸入的密碼不一致']) {
      expect(await screen.findByText(words)).toBeTruthy()
    }
  })

  it('tells password managers and phones what is what', async () => {
    await open()
    const autocomplete = Object.values(labels).map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(autocomplete).toEqual(['name', 'email', 'tel', 'new-password', 'new-password'])
    expect(screen.getByLabelText(labels.phone).getAttribute('inputmode')).toBe('tel')
    expect(screen.getByLabelText(labels.email).getAttribute('inputmode')).toBe('email')
  })
})

describe('AUTH-06: what the server says', () => {
  it.each([
    [409, 'ACCOUNT_EMAIL_TAKEN', 'User with this email already exists', 'email already registered'],
    [409, 'ACCOUNT_PHONE_TAKEN', 'User with this phone number already exists', 'phone already registered'],
    [
      400,
      'ACCOUNT_PHONE_FORMAT',
      'Phone number must be in format',
      'Please enter a mobile number of 09 followed by 8 digits',
    ],
    [
      400,
      'ACCOUNT_PASSWORD_SHORT',
      'Password must be at least 6 characters',
      'The password must have at least 6 characters',
    ],
    [
      400,
      'ACCOUNT_PASSWORD_COMMON',
      'this password is one of the most common ones, which are guessed first; please choose another',
      'This password is one of the most common ones, which are guessed first; please choose another',
    ],
    [
      400,
      'ACCOUNT_FIELDS_REQUIRED',
      'Email, password, and phone are required',
      'Email, password and phone are required',
    ],
    // Recognised by its sentence too, as the specification writes it.
    [409, 'NO_SUCH_CODE', 'User with this email already exists', 'email already registered'],
    [422, 'NO_SUCH_CODE', 'invitation code missing', 'invitation code missing'],
    [400, 'REQUEST_INVALID', 'realName: too long', 'realName: too long'],
  ])('%i %s %j: %s', async (status, code, message, words) => {
    answerRegistration(() => problem(status, code, message))
    const { user, at } = await open()
    await register(user)
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(at()).toBe('/register')
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  it('who is registered already is led to the login', async () => {
    answerRegistration(() => problem(409, 'ACCOUNT_EMAIL_TAKEN'))
    const { user } = await open('/register', { language: 'en' })
    await register(user)
    const notice = within(await screen.findByText(/^email already registered/, { selector: 'div' }))
    expect(notice.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    expect(document.activeElement).toBe(screen.getByLabelText(labels.email))
  })

  it('no answer: said so, and the next try is the same attempt', async () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation()
    let isDown = true
    const sent = answerRegistration(() => (isDown ? HttpResponse.error() : accept()))
    const { user } = await open()
    await register(user)
    expect(await screen.findByText('unexpected error during registration, try later')).toBeTruthy()
    isDown = false
    await user.click(submit())
    await screen.findByRole('alertdialog')
    const keys = sent.filter(({ to }) => to.endsWith('/register')).map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    warnings.mockRestore()
  })
})

describe('AUTH-07: after the registration', () => {
  it.each([
    ['en', 'registration successful, automatically logged in', 'OK'],
    ['zh-TW', '註冊成功，已自動登入', '確定'],
  ] as const)('logs in, says so in %s and goes to the member centre', async (language, words, ok) => {
    const sent = answerRegistration()
    const { user, at } = await open('/register', { state: { trialUser: visitor } })
    await user.type(screen.getByLabelText(labels.password), 'tea-house')
    await user.type(screen.getByLabelText(labels.confirmation), 'tea-house')
    await user.click(screen.getByRole('checkbox'))
    if (language !== 'en') await (await import('../../i18n/i18n')).changeLanguage(language)
    await user.click(screen.getByRole('button', { name: /^(Register|註冊)$/ }))
    expect(within(await screen.findByRole('alertdialog')).getByText(words)).toBeTruthy()
    expect(localStorage.getItem('accessToken')).toBe(token)
    expect(at()).toBe('/register')
    await user.click(screen.getByRole('button', { name: ok }))
    await waitFor(() => expect(at()).toBe('/dashboard'))
    expect(sent.map(({ to, body }) => [to, body])).toEqual([
      ['/api/auth/register', { ...visitor, password: 'tea-house' }],
      ['/api/auth/login', { identifier: visitor.email, password: 'tea-house' }],
    ])
  })

  it('goes to what was asked for', async () => {
    answerRegistration()
    const { user, where } = await open('/register', {
      state: { from: { pathname: '/verify', search: '?id=7' } },
    })
    await register(user)
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(where()).toBe('/verify?id=7'))
  })

  it('an account without the automatic login leads to the login', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation()
    answerRegistration(undefined, () => problem(503, 'LOGIN_BUSY'))
    const { user, at } = await open()
    await register(user)
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/^Your account has been created/)
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(at()).toBe('/login'))
    log.mockRestore()
  })
})
