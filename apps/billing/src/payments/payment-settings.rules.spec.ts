import { faultOfProvider, type ProviderSettings } from './payment-settings.rules'

const own: ProviderSettings = {
  DEPLOYMENT: 'cluster',
  PUBLIC_URL: 'https://originseal.example',
  url: 'https://payment.ecpay.com.tw',
  hasPublishedKey: false,
}
const isSafe = (change: Partial<ProviderSettings>) => faultOfProvider({ ...own, ...change }) === undefined

test.each<[string, Partial<ProviderSettings>, boolean]>([
  ['the provider itself with a key of our own', {}, true],
  ['no provider', { url: undefined, hasPublishedKey: true }, true],
  ['published keys in public', { hasPublishedKey: true }, false],
  [
    'published keys against the provider’s stage, unseen',
    { hasPublishedKey: true, PUBLIC_URL: 'http://localhost:8080' },
    true,
  ],
  ['a provider without encryption', { url: 'http://payment.ecpay.com.tw' }, false],
  ['a provider on this machine', { url: 'https://127.0.0.1:8091' }, false],
  [
    'the sandbox on a machine of one’s own',
    { DEPLOYMENT: 'standalone', url: 'http://localhost:8091', hasPublishedKey: true },
    true,
  ],
])('%s: %s', (_what, change, expected) => expect(isSafe(change)).toBe(expected))
