import { readOperator, sendContactMessage } from '@originseal/contracts/identity/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { answering } from '../../testing/answering'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { http, HttpResponse } from 'msw'

const gateway = standInGateway()
const reference = '20261122-7K3Q9XMA'

async function fillIn(path = '/contact') {
  const opened = await openPage(path)
  const { user } = opened
  await user.type(await screen.findByLabelText(/^Your name/), 'Lin')
  await user.type(screen.getByLabelText(/^E-mail/), 'lin@example.com')
  await user.type(screen.getByLabelText(/^Message/), 'first line{enter}second')
  return opened
}
const send = () => screen.getByRole('button', { name: 'Send' })

describe('SHELL-01: /contact', () => {
  it('sends what was written and shows the reference number', async () => {
    const sent: unknown[] = []
    gateway.use(
      answering(sendContactMessage, { data: { reference } }, async (request) => {
        sent.push(await request.json(), request.headers.get('idempotency-key'))
      }),
    )
    const { user } = await fillIn()
    await user.selectOptions(screen.getByLabelText('This is about'), 'Consumer complaint')
    await user.type(screen.getByLabelText(/^Order number/), 'OS-1')
    await user.click(send())
    expect(await screen.findByText(reference)).toBeTruthy()
    expect(sent).toEqual([
      {
        kind: 'consumer-complaint',
        name: 'Lin',
        email: 'lin@example.com',
        about: 'OS-1',
        message: 'first line\nsecond',
      },
      expect.any(String),
    ])
  })

  it('says what is missing, and sends nothing', async () => {
    const { user } = await openPage('/contact')
    await screen.findByLabelText(/^Your name/)
    await user.click(send())
    await waitFor(() => expect(screen.getAllByText('Please fill this in')).toHaveLength(3))
  })

  it('keeps what was written when it could not be sent, and says why', async () => {
    gateway.use(http.post('/api/contact-messages', () => problem(429, 'CONTACT_LIMIT_REACHED')))
    const { user } = await fillIn()
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toMatch(/many messages were sent/)
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('first line\nsecond')
  })

  it('sends the same message again under the same key where no answer came', async () => {
    const used: (string | null)[] = []
    gateway.use(
      http.post('/api/contact-messages', ({ request }) => {
        used.push(request.headers.get('idempotency-key'))
        return HttpResponse.error()
      }),
    )
    const { user } = await fillIn()
    await user.click(send())
    await screen.findByRole('alert')
    const before = used.length
    await user.click(send())
    await waitFor(() => expect(used.length).toBeGreaterThan(before))
    expect(new Set(used).size).toBe(1)
  })

  it('shows only the ways that are set', async () => {
    gateway.use(answering(readOperator, { data: { operator: { lineId: '@originseal' } } }))
    await openPage('/contact')
    const line = await screen.findByRole('link', { name: '@originseal' })
    expect(line.getAttribute('href')).toBe('https://line.me/R/oaMessage/%40originseal/')
    expect(screen.queryByText('Telephone')).toBeNull()
  })
})

describe('SHELL-01: /resolution', () => {
  it.each(['A1B2-C3D4', 'x'])('answers each code alike: %s', async (code) => {
    const { user } = await openPage('/resolution')
    await user.type(await screen.findByLabelText(/^Code/), code)
    await user.click(screen.getByRole('button', { name: 'Look it up' }))
    expect(screen.getByRole('status').textContent).toMatch(/^We do not recognise this code/)
  })

  it('sends an objection to a claim as such', async () => {
    const kinds: unknown[] = []
    gateway.use(
      answering(sendContactMessage, { data: { reference } }, async (request) => {
        kinds.push(((await request.json()) as { kind: unknown }).kind)
      }),
    )
    const { user } = await fillIn('/resolution')
    await user.click(send())
    await screen.findByText(reference)
    expect(kinds).toEqual(['claim-complaint'])
  })
})
