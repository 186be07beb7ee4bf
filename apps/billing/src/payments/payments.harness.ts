import { randomUUID } from 'node:crypto'
import type { Order, PaymentMethodName, PlaceOrderResponse } from '@originseal/contracts'
import { startBilling, type RunningBilling } from '../billing.harness'
import { startEcpayDouble, type EcpayDouble } from './ecpay-double.fixture'

export interface Buyer {
  readonly id: string
  readonly token: string
}

/** Billing with a payment provider, and buyers. */
export interface Shop {
  readonly billing: RunningBilling
  readonly ecpay: EcpayDouble
  buyer(role?: string): Promise<Buyer>
  /** Places an order for 20 seals, NT$390. */
  order(buyer: Buyer, payment?: PaymentMethodName): Promise<PlaceOrderResponse>
  post(path: string, body: object, token: string, key?: string): Promise<Response>
  read(order: Pick<Order, 'id'>, buyer: Buyer): Promise<Order>
  /** A form from outside, as the provider's server or a browser brings it. */
  tell(path: string, body: string): Promise<Response>
  fulfilments(order: Pick<Order, 'id'>): Promise<{ facts: number; rows: number }>
  stop(): Promise<void>
}

export const packPrice = 390

export async function startShop(settings: Parameters<typeof startBilling>[0] = {}): Promise<Shop> {
  const ecpay = await startEcpayDouble()
  const billing = await startBilling({
    DEPLOYMENT: 'standalone',
    PAYMENT_PROVIDER_URL: ecpay.url,
    PAYMENT_FILES_URL: ecpay.url,
    TRANSFER_ACCOUNT: '測試銀行 000',
    ...settings,
  })
  await billing.rows(`INSERT INTO unit_spender (unit, service) VALUES ('seal', 'protection')`)
  const url = await billing.app.getUrl()
  const post: Shop['post'] = (path, body, token, key = randomUUID()) =>
    billing.identity.provingAgain({ token, key }, (headers) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
          ...headers,
        },
        body: JSON.stringify(body),
      }),
    )
  return {
    billing,
    ecpay,
    post,
    buyer: async (role = 'member') => {
      const id = randomUUID()
      return { id, token: await billing.identity.mint(id, role) }
    },
    order: async ({ token }, payment = 'card') => {
      const response = await post('/orders', orderOfSeals(payment), token)
      if (response.status !== 201) throw new Error(await response.text())
      return (await response.json()) as PlaceOrderResponse
    },
    read: async ({ id }, { token }) => (await (await billing.get(`/orders/${id}`, token)).json()) as Order,
    tell: (path, body) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        redirect: 'manual',
      }),
    fulfilments: async ({ id }) => {
      const [row] = await billing.rows<{ facts: number; rows: number }>(
        `SELECT (SELECT count(*)::int FROM outbox WHERE name = 'billing.order-paid.v1'
                   AND payload::jsonb->>'orderId' = $1::text) AS facts,
                (SELECT count(*)::int FROM fulfilment WHERE order_id = $1::uuid) AS rows`,
        [id],
      )
      return row as { facts: number; rows: number }
    },
    stop: async () => {
      await billing.stop()
      await ecpay.close()
    },
  }
}

export const orderOfSeals = (payment: PaymentMethodName) => ({
  item: { kind: 'pack', pack: 'seal-pack' },
  payment,
  invoice: { kind: 'person', email: 'ming@example.com' },
  startNow: true,
})

/** Our number of the try, in the form that the browser would post. */
export function attemptOf({ next }: PlaceOrderResponse): string {
  if (next.kind !== 'form') throw new Error('no form to post')
  return String(next.fields['MerchantTradeNo'])
}
