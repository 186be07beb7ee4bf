import { faultOfPayments, type PaymentSettings } from './payment-settings.rules'

const own: PaymentSettings = {
  DEPLOYMENT: 'cluster',
  PUBLIC_URL: 'https://originseal.example',
  PAYMENT_PROVIDER_URL: 'https://payment.ecpay.com.tw',
  ECPAY_HASH_KEY: 'a key of our own',
}
const isSafe = (change: Partial<PaymentSettings>) =>
  faultOfPayments({ ...own, ...change }, 'published') === undefined

test.each<[string, Partial<PaymentSettings>, boolean]>([
  ['the provider itself with a key of our own', {}, true],
  ['no provider', { PAYMENT_PROVIDER_URL: undefined, ECPAY_HASH_KEY: 'published' }, true],
  ['published keys in public', { ECPAY_HASH_KEY: 'published' }, false],
  [
    'published keys against the provider’s stage, unseen',
    { ECPAY_HASH_KEY: 'published', PUBLIC_URL: 'http://localhost:8080' },
    true,
  ],
  ['a provider without encryption', { PAYMENT_PROVIDER_URL: 'http://payment.ecpay.com.tw' }, false],
  ['a provider on this machine', { PAYMENT_PROVIDER_URL: 'https://127.0.0.1:8091' }, false],
  [
    'the sandbox on a machine of one’s own',
    { DEPLOYMENT: 'standalone', PAYMENT_PROVIDER_URL: 'http://localhost:8091', ECPAY_HASH_KEY: 'published' },
    true,
  ],
])('%s: %s', (_what, change, expected) => expect(isSafe(change)).toBe(expected))
