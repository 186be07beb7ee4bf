import { readOrder } from '@originseal/contracts/billing/endpoints'
import { openOrderLink } from '@originseal/contracts/identity/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { trialSession } from '../../api/trial-session'
import { cleanAddress } from '../../session/address-secrets'
import { answering } from '../../testing/answering'
import { beAfterSealing, problem, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { orderId, orderOf } from '../../testing/orders.fixture'
import { accessTokenOf, beLoggedIn, knows } from '../../testing/session.fixture'

const gateway = standInGateway()
const tokenOf = (id: string) => accessTokenOf({ id, role: 'trial' })
const opened = tokenOf('the-buyer')
function orders() {
  const read: string[] = []
  gateway.use(
    answering(readOrder, orderOf({ state: 'cancelled' }), ({ url }) => read.push(new URL(url).pathname)),
  )
  return read
}

function exchanged(token = opened) {
  const sent: unknown[] = []
  const data = { token, expiresAt: '2026-11-23T08:00:00.000Z', orderId }
  gateway.use(answering(openOrderLink, { data }, async (request) => sent.push(await request.clone().json())))
  return sent
}
const moved = () =>
  gateway.use(
    http.post('/api/order-links', () =>
      HttpResponse.json(
        { status: 409, code: 'ORDER_LINK_CLAIMED', message: 'moved', details: { orderId } },
        { status: 409 },
      ),
    ),
  )

async function open(query = '?token=from-the-mail') {
  window.history.replaceState(null, '', `/order-link${query}`)
  cleanAddress()
  return openPage('/order-link')
}
afterEach(() => window.history.replaceState(null, '', '/'))

describe('TRIAL-16: the link of the mail of an order that was placed without an account', () => {
  it('leads on to the order in a browser that knows nothing; the token is in no address', async () => {
    const read = orders()
    const sent = exchanged()
    const { at } = await open()
    expect(await screen.findByText('The order is cancelled')).toBeTruthy()
    expect(at()).toBe('/payment/success')
    expect([sent, read[0]]).toEqual([[{ link: 'from-the-mail' }], `/api/orders/${orderId}`])
    expect(trialSession.token.read()).toBe(opened)
    expect(window.location.href).not.toContain('from-the-mail')
  })

  it('leaves the same visitor’s own token, which may more', async () => {
    orders()
    exchanged()
    const own = accessTokenOf({ id: 'the-buyer', role: 'trial' }, 80_000)
    trialSession.token.write(own)
    const { at } = await open()
    await waitFor(() => expect(at()).toBe('/payment/success'))
    expect(trialSession.token.read()).toBe(own)
  })

  it('asks before another trial in this browser is given up for it', async () => {
    orders()
    exchanged()
    beAfterSealing()
    const other = tokenOf('somebody-else')
    trialSession.token.write(other)
    const { at, user } = await open()
    const button = await screen.findByRole('button', { name: 'Open this order' })
    expect(trialSession.token.read()).toBe(other)
    expect(await faultsIn(document.body)).toEqual([])
    await user.click(button)
    await waitFor(() => expect(at()).toBe('/payment/success'))
    expect([trialSession.token.read(), trialSession.data.read()]).toEqual([opened, undefined])
  })

  it('of an order that has moved to an account leads to the login, and a member to the order', async () => {
    orders()
    moved()
    const { page } = await open()
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/login')
    page.unmount()
    beLoggedIn()
    gateway.use(knows())
    const { at } = await open()
    await waitFor(() => expect(at()).toBe('/payment/success'))
  })

  it('tells a member how the order comes to the account, and changes nothing', async () => {
    exchanged()
    beLoggedIn()
    gateway.use(knows())
    await open()
    expect(await screen.findByText(/^You are logged in, and this order was placed without/u)).toBeTruthy()
    expect(trialSession.token.read()).toBeUndefined()
  })

  it('that has ended says so; a server that is away is asked again', async () => {
    gateway.use(http.post('/api/order-links', () => problem(422, 'ORDER_LINK_EXPIRED')))
    const { page } = await open()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^this link has ended/u)
    page.unmount()
    gateway.use(http.post('/api/order-links', () => problem(503, 'SERVICE_UNAVAILABLE')))
    const { at, user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    orders()
    exchanged()
    await user.click(retry)
    await waitFor(() => expect(at()).toBe('/payment/success'))
  })

  it('that was cut short says so and asks nothing', async () => {
    await open('')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This link is incomplete/u)
  })
})
