import { problemBody } from '@originseal/contracts'
import { packPrice, startShop, type Buyer, type Shop } from '../payments.harness'

let shop: Shop
let admin: Buyer
beforeAll(async () => {
  shop = await startShop()
  admin = await shop.buyer('admin')
})
afterAll(() => shop.stop())

const reason = '會計師要十一月的訂單'
const ask = (body: object, { token }: Buyer = admin, key?: string) =>
  shop.post('/admin/payments/exports', body, token, key)
const linesOf = (text: string): string[] => text.split('\r\n')

describe('ADMIN-01: orders as a file for spreadsheets', () => {
  it('has a line for each order that the filters leave, read as UTF-8 by Excel', async () => {
    const buyer = await shop.buyer()
    const orders = [await shop.order(buyer, 'transfer'), await shop.order(buyer, 'card')]
    await shop.order(await shop.buyer())
    const answer = await ask({ reason, ownerId: buyer.id })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="payments.csv"')
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8')
    expect(text.startsWith('\uFEFFid,number,ownerId,item,amount,')).toBe(true)
    const [, newest, oldest, end] = linesOf(text)
    expect(newest).toContain(`,${buyer.id},seal-pack,${packPrice},0,card,awaiting,`)
    expect([newest, oldest].map((line) => line?.split(',')[0])).toEqual([
      orders[1]?.order.id,
      orders[0]?.order.id,
    ])
    expect(end).toBe('')
    const narrowed = await (await ask({ reason, ownerId: buyer.id, payment: 'transfer' })).text()
    expect(linesOf(narrowed)).toHaveLength(3)
  })

  it('goes over several pages of the list', async () => {
    const buyer = await shop.buyer()
    const { order } = await shop.order(buyer)
    await shop.billing.rows(
      `INSERT INTO purchase_order (id, number, owner_id, item, catalogue_version, amount, payment, state, placed_at, payable_until)
       SELECT gen_random_uuid(), 'MANY' || n, owner_id, item, catalogue_version, amount, payment, state,
         placed_at - n * interval '1 minute', payable_until
       FROM purchase_order, generate_series(1, 1200) n WHERE id = $1`,
      [order.id],
    )
    const lines = linesOf(await (await ask({ reason, ownerId: buyer.id })).text())
    expect(new Set(lines).size).toBe(1_203)
  })

  it('is noted with its reason before it is read, and is one file for one key', async () => {
    const key = crypto.randomUUID()
    const buyer = await shop.buyer()
    const wanted = { reason: `${reason} ${key}`, ownerId: buyer.id }
    expect((await ask(wanted, admin, key)).status).toBe(200)
    const again = await ask(wanted, admin, key)
    expect([again.status, problemBody.parse(await again.json()).code]).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ])
    const acts = await shop.billing.rows<{ act: { permission: string; objectKind: string } }>(
      `SELECT payload::jsonb AS act FROM outbox
       WHERE name = 'billing.administrator-acted.v1' AND payload::jsonb->>'reason' = $1`,
      [wanted.reason],
    )
    expect(acts).toMatchObject([
      {
        act: { action: 'exportPayments', permission: 'data:export', objectKind: 'order', actorId: admin.id },
      },
    ])
  })

  it('is given to nobody without the permission, a reason and a proof', async () => {
    expect((await ask({ reason }, await shop.buyer())).status).toBe(403)
    expect((await ask({})).status).toBe(400)
    const unproven = await fetch(`${await shop.billing.app.getUrl()}/admin/payments/exports`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${admin.token}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ reason }),
    })
    expect(problemBody.parse(await unproven.json()).code).toBe('STEP_UP_NEEDED')
  })
})
