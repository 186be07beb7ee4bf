import type { PlaceOrderRequest } from '@originseal/contracts'
import {
  listPaymentMethods,
  payAgain,
  placeOrder,
  quoteOrder,
  readOrder,
} from '@originseal/contracts/billing/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { storedPendingPurchase } from '../../offers/pending-purchase'
import { documentExits } from '../../loading/document-exits'
import { answering } from '../../testing/answering'
import { offers } from '../../testing/catalogue.fixture'
import { beAfterSealing, problem, scanId, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { orderId, orderOf } from '../../testing/orders.fixture'
import { beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const provider = 'https://bank.example/Cashier/AioCheckOut/V5'
const next = {
  kind: 'form',
  action: provider,
  fields: { MerchantTradeNo: 'OS1', TotalAmount: '391' },
} as const

/** Forms that left the page: where to, and with which fields. */
const left: { action: string; fields: Record<string, string> }[] = []
beforeAll(() => {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const inputs = [...this.querySelectorAll('input')]
    left.push({
      action: this.action,
      fields: Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
    })
  })
})
beforeEach(() => (left.length = 0))
afterAll(() => jest.restoreAllMocks())

const open = answering(listPaymentMethods, { methods: ['card', 'atm', 'transfer'] })

/** A member at the checkout, and the orders that reach the server. */
async function openCheckout(path = '/addon-payment?pack=seal-pack') {
  const placed: { order: PlaceOrderRequest; key: string | null }[] = []
  beLoggedIn()
  gateway.use(
    knows(),
    offers(),
    open,
    answering(quoteOrder, { amount: 391, renews: false }),
    answering(placeOrder, { order: orderOf(), next }, async (request) => {
      const order = (await request.clone().json()) as PlaceOrderRequest
      placed.push({ order, key: request.headers.get('Idempotency-Key') })
    }),
  )
  const opened = await openPage(path)
  await screen.findByRole('radiogroup', { name: 'How to pay' })
  return { ...opened, placed }
}

const terms = () => screen.getByRole('checkbox', { name: /agree to the terms/ })
const pay = () => screen.getByRole('button', { name: 'Go on to pay NT$391' })

describe('BILL-02: one thing is ordered, at the server’s price', () => {
  it('by keyboard only: the form goes to the provider, and what is pending is kept', async () => {
    const { user, placed } = await openCheckout()
    screen.getByText('NT$391')
    while (document.activeElement !== screen.getByRole('radio', { name: /^Card/ })) await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^ATM/ }).checked).toBe(true)
    while (document.activeElement !== terms()) await user.tab()
    await user.keyboard(' ')
    while (document.activeElement !== pay()) await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(left).toEqual([{ action: provider, fields: next.fields }]))
    expect(placed[0]?.order).toMatchObject({
      item: { kind: 'pack', pack: 'seal-pack' },
      payment: 'atm',
      invoice: { kind: 'person', email: member.email, carrier: { type: 'provider' } },
      startNow: false,
    })
    expect(storedPendingPurchase.read()).toEqual({
      orderId,
      value: 391,
      currency: 'TWD',
      email: member.email,
      phone: '',
      eventId: placed[0]?.order.eventId,
      plan: 'seal-pack',
      paymentType: 'card',
      items: [{ item_id: 'seal-pack', item_name: 'Seal pack', price: 391, quantity: 1 }],
    })
  })

  it('nothing is agreed to before it is ticked, and nothing is ordered without it', async () => {
    const { user, placed } = await openCheckout()
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false)
    await user.click(pay())
    await screen.findByText(/tick that you agree/)
    expect(document.activeElement).toBe(terms())
    expect(placed).toEqual([])
  })

  it.each([
    ['Business', 'Business number', '12345678', /checksum of this business number is wrong/],
    ['Donation', 'Donation code', '1', /A donation code has 3 to 7 digits/],
  ])('what is wrong with the invoice of a %s stands at its field', async (kind, field, typed, fault) => {
    const { user, placed } = await openCheckout()
    await user.click(screen.getByRole('radio', { name: kind }))
    await user.type(screen.getByRole('textbox', { name: field }), typed)
    await user.click(terms())
    await user.click(pay())
    await screen.findByText(fault)
    expect(screen.getByRole('textbox', { name: field }).getAttribute('aria-invalid')).toBe('true')
    expect(placed).toEqual([])
  })

  it('an order whose answer was lost is the same order when it is sent again', async () => {
    const { user, placed } = await openCheckout()
    await user.click(terms())
    const keys: (string | null)[] = []
    gateway.use(
      http.post('/api/orders', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return Response.error()
      }),
    )
    await user.click(pay())
    await screen.findByText(/The order was not placed/)
    gateway.use(
      answering(placeOrder, { order: orderOf(), next }, (request) => {
        placed.push({ order: {} as PlaceOrderRequest, key: request.headers.get('Idempotency-Key') })
      }),
    )
    await user.click(pay())
    await waitFor(() => expect(left).toHaveLength(1))
    expect(new Set([...keys, placed[0]?.key]).size).toBe(1)
  })

  it('a refusal of the server is said, and nothing is left', async () => {
    const { user } = await openCheckout()
    gateway.use(http.post('/api/orders', () => problem(409, 'ITEM_NOT_SOLD')))
    await user.click(terms())
    await user.click(pay())
    expect(await screen.findByText(/not sold yet/)).toBeTruthy()
    expect(left).toEqual([])
  })
})

describe('who is not known yet', () => {
  it('logs in or registers first, and is led back', async () => {
    gateway.use(offers(), open)
    const { user, at } = await openPage('/payment?plan=pro&interval=year')
    await screen.findByText('NT$19,910')
    await user.click(await screen.findByRole('link', { name: 'Register for free', hidden: false }))
    await waitFor(() => expect(at()).toBe('/register'))
  })

  it('TRIAL-16: a visitor of the trial unlocks a scan without an account', async () => {
    beAfterSealing()
    gateway.use(offers(), open, answering(quoteOrder, { amount: 101, renews: false }))
    await openPage(`/addon-payment?scan=${scanId}`)
    await screen.findByRole('radiogroup', { name: 'How to pay' })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe('ming@example.tw')
  })
})

test('a checkout that somebody was led on to loads a document of its own, and shows no form before', async () => {
  const reload = jest.spyOn(documentExits, 'reload').mockImplementation(() => undefined)
  const loadedAtLogin = { name: 'http://localhost/login' } as PerformanceEntry
  const measured = jest.spyOn(performance, 'getEntriesByType').mockReturnValue([loadedAtLogin])
  await openPage('/addon-payment?pack=seal-pack')
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(screen.queryByRole('button', { name: /pay/i })).toBeNull()
  for (const mock of [reload, measured]) mock.mockRestore()
})

describe('before it is ordered the server says what follows', () => {
  it('a plan that renews, and what comes back of the one that it replaces', async () => {
    const { user } = await openCheckout('/payment?plan=elite')
    gateway.use(
      answering(quoteOrder, { amount: 4_990, renews: true, replaces: { plan: 'pro', refund: 1_200 } }),
    )
    await user.click(screen.getByRole('radio', { name: /^ATM/ }))
    expect(await screen.findByText(/NT\$4,990 is charged each month until you cancel/)).toBeTruthy()
    expect(screen.getByText(/replaces your Pro plan at once; the NT\$1,200/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Go on to pay NT$4,990' })).toBeTruthy()
  })

  it('what can’t be ordered now is refused before anything is filled in', async () => {
    const { user } = await openCheckout('/payment?plan=pro')
    gateway.use(http.post('/api/orders/quotes', () => problem(409, 'PLAN_RUNNING')))
    await user.click(screen.getByRole('radio', { name: /^ATM/ }))
    expect(await screen.findByText(/plan is still running/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/member-info')
    expect(screen.queryByRole('button', { name: /Go on to pay/ })).toBeNull()
  })

  it('a price that could not be asked for is asked for again, and what was filled in is still there', async () => {
    const { user } = await openCheckout('/payment?plan=pro')
    const email = () => screen.getByLabelText<HTMLInputElement>(/^E-mail/)
    await user.clear(email())
    await user.type(email(), 'mei@example.tw')
    gateway.use(http.post('/api/orders/quotes', () => problem(503, 'SERVICE_UNAVAILABLE')))
    await user.click(screen.getByRole('radio', { name: /^ATM/ }))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    gateway.use(answering(quoteOrder, { amount: 1_990, renews: true }))
    await user.click(retry)
    expect(await screen.findByRole('button', { name: /Go on to pay/ })).toBeTruthy()
    expect(email().value).toBe('mei@example.tw')
  })
})

test('where payment is not open the page says so, and offers no form', async () => {
  beLoggedIn()
  gateway.use(knows(), offers(), answering(listPaymentMethods, { methods: [] }))
  await openPage('/addon-payment?pack=seal-pack')
  expect(await screen.findByText(/Payment is not open here/)).toBeTruthy()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

test('an address that names nothing leads to plans and packs', async () => {
  const { page } = await openPage('/payment?plan=gold')
  expect((await screen.findByText('There is nothing in your cart')).isConnected).toBe(true)
  expect(page.container.querySelector('main a')?.getAttribute('href')).toBe('/pricing')
})

test('an order whose try failed is paid again in another way', async () => {
  beLoggedIn()
  const asked: unknown[] = []
  gateway.use(
    knows(),
    open,
    answering(readOrder, orderOf({ hasFailed: true })),
    answering(payAgain, { order: orderOf(), next }, async (request) => {
      asked.push(await request.clone().json())
    }),
  )
  const { user } = await openPage(`/payment?order=${orderId}`)
  await user.click(await screen.findByRole('radio', { name: /^ATM/ }))
  await user.click(pay())
  await waitFor(() => expect(left).toHaveLength(1))
  expect(asked).toEqual([{ payment: 'atm', language: 'en' }])
})

test('nothing for axe to say', async () => {
  const { page } = await openCheckout('/payment?plan=pro')
  expect(await faultsIn(page.container)).toEqual([])
})
