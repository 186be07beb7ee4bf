import {
  counterElementsOf,
  counterRegimes,
  missingFromCounterNotice,
  type CounterNoticeFacts,
} from './counter-notice.rules'
import { readCounterNotice } from './read-counter-notice.rules'

const url = 'https://shop.example/items/1'
const whole: CounterNoticeFacts = {
  signedName: '王小明',
  agentOf: '王大明',
  mandate: true,
  name: '王小明',
  address: '台北市中正區重慶南路一段 122 號',
  phone: '+886223456789',
  email: 'ming@example.test',
  urls: [url],
  asksToRestore: true,
  goodFaith: true,
  perjury: true,
  acceptsLiability: true,
  agreesToForwarding: true,
  consentsToJurisdiction: true,
  acceptsService: true,
}

/** What each element is about: taken away, exactly it is missing. */
const withoutElement: Readonly<Record<string, Partial<CounterNoticeFacts>>> = {
  'USC-A': { signedName: '' },
  'USC-B': { urls: ['https://shop.example/items/2'] },
  'USC-C': { perjury: undefined },
  'USC-D-contact': { phone: undefined },
  'USC-D-jurisdiction': { consentsToJurisdiction: undefined },
  'USC-D-service': { acceptsService: false },
  'TWC-0': { signedName: undefined },
  'TWC-1': { address: ' ' },
  'TWC-2': { phone: undefined, email: undefined },
  'TWC-3': { urls: [] },
  'TWC-4': { asksToRestore: undefined },
  'TWC-5': { goodFaith: undefined },
  'TWC-6': { acceptsLiability: undefined },
  'TWC-7': { agreesToForwarding: undefined },
  'TWC-A': { mandate: undefined },
}

describe.each(counterRegimes)('a counter-notice, %s', (regime) => {
  it('is whole with every element', () => {
    expect(missingFromCounterNotice(whole, regime, [url])).toEqual([])
  })

  it.each(counterElementsOf[regime].map(({ id }) => id))('lacks exactly %s without it', (id) => {
    const facts = { ...whole, ...withoutElement[id] }
    expect(missingFromCounterNotice(facts, regime, [url]).map((element) => element.id)).toEqual([id])
  })
})

test('a counter-notice that a desk forwards is read by its labels and sentences; what it does not say is missing', () => {
  const text = `使用者已就 ${url} 提出回復通知。\n> 姓名：賣家 王大明\n> 地址：台北市重慶南路一段 1 號\n> 電話：+886223450000\n> 本人善意相信有合法權利，請求回復；如有不實願負法律責任；同意轉送。`
  const missing = missingFromCounterNotice(readCounterNotice(text, [url]), 'tw-copyright', [url])
  expect(missing.map(({ id }) => id)).toEqual(['TWC-0'])
  expect(missingFromCounterNotice(readCounterNotice('', [url]), 'us-dmca', [url])).toHaveLength(6)
})
