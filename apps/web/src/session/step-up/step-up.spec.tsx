import { screen, waitFor, within } from '@testing-library/react'
import * as identity from '@originseal/contracts/identity/endpoints'
import { http, HttpResponse } from 'msw'
import { answering } from '../../testing/answering'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { accessTokenOf, beLoggedIn, knows, member, ownAccount } from '../../testing/session.fixture'

const gateway = standInGateway()
it('E7: a login with a second factor asks for the code, says that it is wrong, and then opens', async () => {
  const sent: unknown[] = []
  let tries = 0
  gateway.use(
    http.post('/api/auth/login', () =>
      HttpResponse.json(
        {
          code: 'SECOND_FACTOR_NEEDED',
          message: 'x',
          details: { challenge: 'the challenge', methods: ['totp', 'recovery-code'] },
        },
        { status: 401 },
      ),
    ),
    http.post('/api/auth/second-factors', async ({ request }) => {
      sent.push(await request.json())
      tries += 1
      if (tries === 1) return problem(403, 'SECOND_FACTOR_WRONG')
      return HttpResponse.json({ token: accessTokenOf(member), user: member })
    }),
    http.get('/api/*', () => HttpResponse.json({})),
  )
  const { user, at } = await openPage('/login')
  await user.type(await screen.findByLabelText(/^E-mail/), 'ming@example.com')
  await user.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}')
  const code = await screen.findByLabelText(/Code of your authenticator/)
  await user.type(code, '123 456{Enter}')
  expect(await screen.findByText('the code is not right, or it was used already')).toBeTruthy()
  await user.clear(code)
  await user.type(code, 'ABCD1234-EFGH5678{Enter}')
  await waitFor(() => expect(at()).toBe('/dashboard'))
  expect(sent).toEqual([
    { challenge: 'the challenge', answer: { totp: '123456' } },
    { challenge: 'the challenge', answer: { recoveryCode: 'ABCD1234-EFGH5678' } },
  ])
})

describe('E7: a call that wants a proof', () => {
  async function openAccount() {
    beLoggedIn()
    const calls: { key: string | null; proof: string | null }[] = []
    const proofs: unknown[] = []
    gateway.use(
      http.post('/api/account/authenticators', ({ request: { headers } }) => {
        calls.push({ key: headers.get('idempotency-key'), proof: headers.get('step-up') })
        if (headers.get('step-up') !== 'the proof')
          return HttpResponse.json(
            { code: 'STEP_UP_NEEDED', message: 'x', details: { operation: 'beginAuthenticator' } },
            { status: 403 },
          )
        const secret = 'JBSWY3DPEHPK3PXPJBSWY3DP'
        return HttpResponse.json(
          { data: { secret, address: `otpauth://totp/OriginSeal:x?secret=${secret}` } },
          { status: 201 },
        )
      }),
      answering(
        identity.stepUp,
        { data: { proof: 'the proof', method: 'password', expiresAt: '2026-11-22T08:05:00.000Z' } },
        async (request) => proofs.push(await request.json()),
      ),
      knows(),
      ownAccount(),
    )
    const opened = await openPage('/member-info')
    await opened.user.click(await screen.findByRole('button', { name: 'Set up an authenticator' }))
    return { ...opened, calls, proofs, dialog: within(await screen.findByRole('dialog')) }
  }

  it('has it asked for by the dialog, for that call only, and then goes on by itself', async () => {
    const { user, calls, proofs, dialog } = await openAccount()
    await user.type(await dialog.findByLabelText(/Your password/), 'correct horse')
    await user.click(dialog.getByRole('button', { name: 'Confirm and go on' }))
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    const [{ key } = { key: null }] = calls
    expect(calls).toEqual([
      { key, proof: null },
      { key, proof: 'the proof' },
    ])
    expect(proofs).toEqual([
      { password: 'correct horse', for: { operation: 'beginAuthenticator', idempotencyKey: key } },
    ])
  })

  it('is given up where the dialog is closed, and says why', async () => {
    const { user, calls, dialog } = await openAccount()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('please prove first that it is still you')).toBeTruthy()
    expect(calls).toHaveLength(1)
  })
})
