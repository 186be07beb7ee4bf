import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { cleanAddress } from '../../session/address-secrets'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'

const gateway = standInGateway()

function answer(path: string, response: () => Response = () => new HttpResponse(null, { status: 204 })) {
  const sent: unknown[] = []
  gateway.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json())
      return response()
    }),
  )
  return sent
}

async function open(path: string, query = '', language: 'en' | 'zh-TW' = 'en') {
  window.history.replaceState(null, '', path + query)
  cleanAddress()
  const opened = await openPage(path, { language })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
afterEach(() => window.history.replaceState(null, '', '/'))

describe('a forgotten password: asking for a link', () => {
  it('says the same whether or not there is such an account', async () => {
    const sent = answer('/api/auth/password-reset-requests', () => new HttpResponse(null, { status: 202 }))
    const { user } = await open('/forgot-password')
    await user.type(screen.getByLabelText(/^E-mail/), ' ming@example.tw ')
    await user.click(screen.getByRole('button', { name: 'Send me the link' }))
    expect(await screen.findByText(/^If there is an account with ming@example.tw/)).toBeTruthy()
    expect(sent).toEqual([{ email: 'ming@example.tw' }])
    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(await screen.findByLabelText(/^E-mail/)).toBeTruthy()
  })

  it.each([
    ['en', 'Send me the link', 'Please enter your email', 'Please enter a valid e-mail address', /^E-mail/],
    ['zh-TW', '寄送連結', '請輸入您的電子郵件', '請輸入有效的電子郵件地址', /^電子郵件/],
  ] as const)('says in %s what is missing', async (language, button, missing, malformed, label) => {
    const { user } = await open('/forgot-password', '', language)
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText(missing)).toBeTruthy()
    await user.type(screen.getByLabelText(label), 'ming@example')
    expect(await screen.findByText(malformed)).toBeTruthy()
  })

  it('a failure is said and the address stays', async () => {
    answer('/api/auth/password-reset-requests', () => problem(429, 'TOO_MANY_REQUESTS'))
    const warnings = jest.spyOn(console, 'warn').mockImplementation()
    const { user } = await open('/forgot-password')
    await user.type(screen.getByLabelText(/^E-mail/), 'ming@example.tw')
    await user.click(screen.getByRole('button', { name: 'Send me the link' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('ming@example.tw')
    warnings.mockRestore()
  })
})

describe('a forgotten password: the mail’s link', () => {
  async function choose(
    user: Awaited<ReturnType<typeof open>>['user'],
    password: string,
    repeated = password,
  ) {
    await user.type(screen.getByLabelText(/^New password/), password)
    await user.type(screen.getByLabelText(/^Repeat the new password/), repeated)
    await user.click(screen.getByRole('button', { name: 'Save the new password' }))
  }

  it('takes the token out of the address, saves the password and leads to the login', async () => {
    const sent = answer('/api/auth/password-resets')
    const { user, at } = await open('/reset-password', '?token=from-the-mail')
    expect(window.location.href).toBe('http://localhost/reset-password')
    await choose(user, 'tea-house')
    expect(await screen.findByText('Your new password is saved. Please log in with it.')).toBeTruthy()
    expect(sent).toEqual([{ token: 'from-the-mail', password: 'tea-house' }])
    // The header has a login of its own.
    await user.click(screen.getAllByRole('link', { name: 'Log in' }).at(-1)!)
    await waitFor(() => expect(at()).toBe('/login'))
  })

  it.each([
    ['12345', '12345', 'The password must have at least 6 characters'],
    ['tea-house', 'tea-haus', 'two passwords differ'],
  ])('AUTH-05: %j and %j: %s', async (password, repeated, words) => {
    const sent = answer('/api/auth/password-resets')
    const { user } = await open('/reset-password', '?token=from-the-mail')
    await choose(user, password, repeated)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('a password that is too common is refused at its field, and may be another then', async () => {
    answer('/api/auth/password-resets', () => problem(400, 'ACCOUNT_PASSWORD_COMMON'))
    const { user } = await open('/reset-password', '?token=from-the-mail')
    await choose(user, '123456')
    expect(await screen.findByText(/^this password is one of the most common ones/)).toBeTruthy()
    expect(screen.getByLabelText(/^New password/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
    answer('/api/auth/password-resets')
    await choose(user, '-tea-house')
    expect(await screen.findByText('Your new password is saved. Please log in with it.')).toBeTruthy()
  })

  it('a link that is used or too old leads to a new one', async () => {
    answer('/api/auth/password-resets', () => problem(422, 'MAIL_TOKEN_INVALID'))
    const { user } = await open('/reset-password', '?token=old')
    await choose(user, 'tea-house')
    expect(await screen.findByText(/^this link has been used or is too old/)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Ask for a new link' })
    expect(link.getAttribute('href')).toBe('/forgot-password')
  })

  it('a link that was cut short says so', async () => {
    await open('/reset-password')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This link is incomplete/)
    expect(screen.queryByLabelText(/^New password/)).toBeNull()
  })
})
