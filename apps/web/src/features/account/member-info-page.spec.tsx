import { screen, waitFor, within } from '@testing-library/react'
import type { EndpointDefinition, ResponseOf } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { http } from 'msw'
import { answering } from '../../testing/answering'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { ownUnits } from '../../testing/units.fixture'
import { account, beLoggedIn, knows, ownAccount } from '../../testing/session.fixture'

const gateway = standInGateway()

const open = async (view = account()) => {
  beLoggedIn()
  gateway.use(knows(), ownAccount(view), ...ownUnits())
  const opened = await openPage('/member-info')
  await screen.findByRole('heading', { name: 'Member information' })
  await screen.findByRole('region', { name: 'Profile' })
  return opened
}
const section = (name: string) => within(screen.getByRole('region', { name }))

/** Answers a command and notes what was asked. */
const hears = <const Endpoint extends EndpointDefinition>(
  endpoint: Endpoint,
  answer: ResponseOf<Endpoint>,
) => {
  const heard: { body: unknown; key: string | null }[] = []
  gateway.use(
    answering(endpoint, answer, async (request) => {
      const text = await request.text()
      heard.push({ body: text && JSON.parse(text), key: request.headers.get('idempotency-key') })
    }),
  )
  return heard
}

describe('MEMBER-02: /member-info', () => {
  it('shows plan, quota and payments', async () => {
    await open()
    expect(section('Registration and gifts').getByText('5 with your sign-up')).toBeTruthy()
    expect(
      section('Registration and gifts').getByText(
        /2 months \(number 3 of that day\), until January 21, 2027/,
      ),
    ).toBeTruthy()
    expect(await section('Payments').findByText('No payments yet.')).toBeTruthy()
    expect(await section('Plan and renewal').findByText('Guardian plan')).toBeTruthy()
    expect(section('Plan and renewal').getByText(/On January 21, 2027, then the free plan/)).toBeTruthy()
  })

  it('AUTH-16: says what is left of each unit and until when, and what a unit was spent for', async () => {
    await open()
    const units = section('Allowances')
    expect(await units.findByText('34 left')).toBeTruthy()
    expect(units.getByText('Gift: 29, until December 21, 2026')).toBeTruthy()
    expect(units.getByText('With your sign-up: 5, without an end')).toBeTruthy()
    expect(units.getByText('30 more on December 21, 2026')).toBeTruthy()
    expect(units.getByText(/not usable yet and not sold/)).toBeTruthy()
    const spent = await units.findByRole('link', { name: 'Used: a work was sealed' })
    expect(spent.getAttribute('href')).toBe('/verify/7c2b8c1e-5555-4222-8333-444455556666')
    expect(units.getByText('Evidence seals -1')).toBeTruthy()
  })

  it('changes name and phone, the number without its hyphens, under an idempotency key', async () => {
    const heard = hears(endpoints.editAccount, { data: account() })
    const { user } = await open()
    const phone = section('Profile').getByRole('textbox', { name: /Mobile number/ })
    await user.clear(phone)
    await user.type(phone, '0987-654-321')
    await user.click(section('Profile').getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeTruthy()
    expect(heard).toEqual([
      {
        body: { realName: '王小明', phone: '0987654321', language: 'zh-TW' },
        key: expect.stringMatching(/^[\w-]{8,}$/) as string,
      },
    ])
  })

  it('says beside the field what is wrong, and sends nothing', async () => {
    const heard = hears(endpoints.editAccount, { data: account() })
    const { user } = await open()
    const phone = section('Profile').getByRole('textbox', { name: /Mobile number/ })
    await user.clear(phone)
    await user.type(phone, '12345')
    await user.click(section('Profile').getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('A mobile number has 10 digits and begins with 09')).toBeTruthy()
    expect(phone.getAttribute('aria-invalid')).toBe('true')
    expect(heard).toEqual([])
  })

  it('changes the password only when both new ones are the same', async () => {
    const heard = hears(endpoints.changePassword, undefined)
    const { user } = await open()
    const password = section('Password')
    await user.type(password.getByLabelText(/Current password/), 'old-secret')
    await user.type(password.getByLabelText(/^New password(?! again)/), 'new-secret')
    await user.type(password.getByLabelText(/New password again/), 'new-sekret')
    await user.click(password.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('two passwords differ')).toBeTruthy()
    await user.clear(password.getByLabelText(/New password again/))
    await user.type(password.getByLabelText(/New password again/), 'new-secret')
    await user.click(password.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('The password has been changed.')).toBeTruthy()
    expect(heard.map(({ body }) => body)).toEqual([{ currentPassword: 'old-secret', password: 'new-secret' }])
  })

  it("shows the server's refusal in the page's language", async () => {
    const { user } = await open()
    gateway.use(http.post('/api/account/password', () => problem(403, 'PASSWORD_WRONG')))
    const password = section('Password')
    await user.type(password.getByLabelText(/Current password/), 'wrong!')
    await user.type(password.getByLabelText(/^New password(?! again)/), 'new-secret')
    await user.type(password.getByLabelText(/New password again/), 'new-secret')
    await user.click(password.getByRole('button', { name: 'Change password' }))
    expect((await screen.findByRole('alert')).textContent).toMatch('the password is not right')
  })

  it('shows at its field that the new password is too common', async () => {
    const { user } = await open()
    gateway.use(http.post('/api/account/password', () => problem(400, 'ACCOUNT_PASSWORD_COMMON')))
    const password = section('Password')
    await user.type(password.getByLabelText(/Current password/), 'old-secret')
    await user.type(password.getByLabelText(/^New password(?! again)/), 'iloveyou')
    await user.type(password.getByLabelText(/New password again/), 'iloveyou')
    await user.click(password.getByRole('button', { name: 'Change password' }))
    expect(await password.findByText(/^this password is one of the most common ones/)).toBeTruthy()
    expect(password.getByLabelText(/^New password(?! again)/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks for a first password only, where a social login opened the account', async () => {
    await open(account({ hasPassword: false }))
    expect(section('Password').queryByLabelText(/Current password/)).toBeNull()
    expect(section('Password').getByRole('button', { name: 'Set a password' })).toBeTruthy()
  })

  it('sends the confirmation again for an address that is not confirmed', async () => {
    const heard = hears(endpoints.requestEmailConfirmation, undefined)
    const { user } = await open(account({ emailConfirmed: false }))
    expect(section('E-mail').getByText('Not confirmed')).toBeTruthy()
    await user.click(section('E-mail').getByRole('button', { name: 'Send the mail again' }))
    await waitFor(() => expect(heard).toHaveLength(1))
    expect(await screen.findByText('The mail is on its way, please look into your inbox.')).toBeTruthy()
  })

  it('deletes the account after its password, and can be undone in the time of grace', async () => {
    const asked = hears(endpoints.requestDeletion, { data: account() })
    const { user } = await open()
    const deletion = section('Delete the account')
    await user.click(deletion.getByRole('button', { name: 'I want to delete my account' }))
    await user.type(deletion.getByLabelText(/Your password, to confirm/), 'secret-1')
    gateway.use(ownAccount(account({ erasesAt: '2026-12-05T08:00:00.000Z' })))
    await user.click(deletion.getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByText(/will be deleted for good on December 5, 2026/)).toBeTruthy()
    expect(asked.map(({ body }) => body)).toEqual([{ password: 'secret-1' }])

    const undone = hears(endpoints.undoDeletion, { data: account() })
    gateway.use(ownAccount())
    await user.click(screen.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(undone).toHaveLength(1))
    expect(await screen.findByRole('region', { name: 'Delete the account' })).toBeTruthy()
  })

  it('says what stands in the way of reading it, and tries again', async () => {
    beLoggedIn()
    gateway.use(
      knows(),
      http.get('/api/account', () => problem(503, 'SERVICE_UNAVAILABLE')),
    )
    const { user } = await openPage('/member-info')
    expect((await screen.findByRole('alert')).textContent).toMatch(/not available right now/)
    gateway.use(ownAccount())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Profile' })).toBeTruthy()
  })
})
