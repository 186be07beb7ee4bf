import type { ProviderKeyName, ProviderKeyView } from '@originseal/contracts'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { startAdmin, type RunningAdmin } from '../admin.harness'
import { startMerchantStub } from './merchant-stub.fixture'

const merchant = { id: '1000001', hashKey: 'abcdefghijklmnop', hashIv: 'ponmlkjihgfedcba' }
const login = { user: 'originseal', password: 'word-of-the-mail' }
const right = `${merchant.id}:${merchant.hashKey}:${merchant.hashIv}`
const wrong = `${merchant.id}:${merchant.hashKey}:${'x'.repeat(16)}`

let ecpay: Awaited<ReturnType<typeof startMerchantStub>>
let smtp: SmtpDouble
let admin: RunningAdmin
let token: string
beforeAll(async () => {
  ;[ecpay, smtp] = await Promise.all([startMerchantStub(merchant), startSmtpDouble(login)])
  admin = await startAdmin({
    config: {
      PAYMENT_PROVIDER_URL: ecpay.url,
      INVOICE_PROVIDER_URL: ecpay.url,
      EGRESS_ALLOW: `${new URL(ecpay.url).host},${new URL(smtp.url).host}`,
    },
  })
  ;({ token } = await admin.member('admin'))
})
afterAll(async () => {
  await admin.stop()
  await Promise.all([ecpay.close(), smtp.close()])
})

/** Of each key, its newest version. */
const newest = new Map<ProviderKeyName, number>()
async function keep(name: ProviderKeyName, value: string): Promise<{ status: number; text: string }> {
  const body = { value, reason: 'a test of the vault', basedOn: newest.get(name) ?? 0 }
  const answer = await admin.prove(`/admin/provider-keys/${name}/versions`, token, body)
  if (answer.ok) newest.set(name, body.basedOn + 1)
  return { status: answer.status, text: await answer.text() }
}
async function tested(
  name: ProviderKeyName,
): Promise<Pick<NonNullable<ProviderKeyView['test']>, 'result' | 'code'>> {
  const body = { version: newest.get(name) }
  const answer = await admin.prove(`/admin/provider-keys/${name}/tests`, token, body)
  const text = await answer.text()
  expect({ status: answer.status, text }).toMatchObject({ status: 201 })
  const { test } = JSON.parse(text) as ProviderKeyView
  return { result: test!.result, code: test!.code }
}
const mailServer = (password: string, host = new URL(smtp.url).host) =>
  `smtp://${login.user}:${password}@${host}`

test.each(['ECPAY_MERCHANT', 'INVOICE_MERCHANT'] as const)(
  'ADMIN-07: %s is tried at what does not exist: an answer that bears the seal of its keys proves them',
  async (name) => {
    expect((await keep(name, wrong)).status).toBe(201)
    expect(await tested(name)).toMatchObject({ result: 'refused' })
    expect((await keep(name, right)).status).toBe(201)
    expect(await tested(name)).toEqual({ result: 'works', code: 'sealed' })
  },
)

test('ADMIN-07: of a merchant with a check code no digit of the code is shown', async () => {
  const { text } = await keep('ECPAY_MERCHANT', `${right}:59997889`)
  expect((JSON.parse(text) as ProviderKeyView).kept?.last4).toBe('dcba')
  expect(text).not.toContain('7889')
})

test.each(['SMTP_URL', 'NOTICE_SMTP_URL'] as const)(
  'ADMIN-07: %s is tried by a greeting and a login, and no mail is sent',
  async (name) => {
    expect((await keep(name, mailServer('another-word'))).status).toBe(201)
    expect(await tested(name)).toEqual({ result: 'refused', code: 'EAUTH 535' })
    expect((await keep(name, mailServer(login.password))).status).toBe(201)
    expect(await tested(name)).toEqual({ result: 'works', code: '250' })
    expect(smtp.received).toEqual([])
  },
)

test.each<[ProviderKeyName, string, string]>([
  ['ECPAY_MERCHANT', 'half-a-merchant', 'PROVIDER_KEY_FORM_INVALID'],
  ['INVOICE_MERCHANT', `${right}:59997889`, 'PROVIDER_KEY_FORM_INVALID'],
  ['SMTP_URL', 'https://mail.example', 'PROVIDER_KEY_FORM_INVALID'],
  ['SMTP_URL', 'smtp://mail.example?proxy=http://10.0.0.1', 'PROVIDER_KEY_FORM_INVALID'],
  ['NOTICE_SMTP_URL', mailServer('word', '169.254.169.254:25'), 'PROVIDER_KEY_ADDRESS_INVALID'],
  ['NOTICE_SMTP_URL', mailServer('word', 'mail.example:22'), 'PROVIDER_KEY_ADDRESS_INVALID'],
])('ADMIN-07: %s is never %s', async (name, value, code) => {
  const { status, text } = await keep(name, value)
  expect({ status, text }).toMatchObject({ status: 400, text: expect.stringContaining(code) as string })
})
