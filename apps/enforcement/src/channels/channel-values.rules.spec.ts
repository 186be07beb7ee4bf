import type { ChannelValues } from '@originseal/contracts'
import type { Channel } from './channel'
import { doubtOf, faultOfValues, valuesOf, withValues } from './channel-values.rules'
import { shippedChannels } from './first-channels'

const today = '2026-11-26'
const channel = (id: string): Channel => {
  const found = shippedChannels.get(id)
  if (!found) throw new Error(`no channel ${id}`)
  return found
}
const mail = channel('telegram.agent')
const form = channel('youtube.copyright-form')
const window = channel('ruten.contact-window')
const interface_ = channel('cloudflare.api')
const read = (address: string | null, change: Partial<ChannelValues> = {}): ChannelValues => ({
  address,
  certainty: 'verified',
  checkedOn: today,
  ...change,
})

test('every channel that the product came with has values that it may have', () => {
  for (const each of shippedChannels.values())
    expect([each.id, faultOfValues(each, valuesOf(each), today)]).toEqual([each.id, undefined])
})

test.each<[string, Channel, string | null]>([
  ['a mailbox', mail, 'abuse@telegram.org'],
  ['a form', form, 'https://www.youtube.com/report?kind=copyright'],
  ['a form where none was known', window, 'https://www.ruten.com.tw/rights'],
  ['an interface as it is', interface_, interface_.address ?? null],
])('%s is an address', (_what, of, address) => {
  expect(faultOfValues(of, read(address), today)).toBeUndefined()
})

test.each<[string, Channel, string | null]>([
  ['no mailbox', mail, 'telegram.org'],
  ['two mailboxes', mail, 'a@telegram.org,b@telegram.org'],
  ['a mailbox with a header after it', mail, 'a@telegram.org\nbcc: x@y.example'],
  ['no mailbox at all', mail, null],
  ['a form by http', form, 'http://www.youtube.com/report'],
  ['a script', form, 'javascript:alert(1)'],
  ['a form with credentials', form, 'https://a:b@www.youtube.com/report'],
  ['a machine in the house', form, 'https://localhost/report'],
  ['a bare number', form, 'https://10.0.0.1/report'],
  ['what was read and is nowhere', window, null],
  ['another interface', interface_, 'https://api.elsewhere.example'],
])('%s is none', (_what, of, address) => {
  expect(faultOfValues(of, read(address), today)).toBe('CHANNEL_ADDRESS_INVALID')
})

test('what was read has its day, and no day is to come', () => {
  const fault = (change: Partial<ChannelValues>) => faultOfValues(mail, read('a@telegram.org', change), today)
  expect(fault({ checkedOn: null })).toBe('CHANNEL_DAY_INVALID')
  expect(fault({ checkedOn: '2026-11-27' })).toBe('CHANNEL_DAY_INVALID')
  expect(fault({ checkedOn: null, certainty: 'secondary' })).toBeUndefined()
})

test.each<[ChannelValues, string]>([
  [read('a@b.example'), 'none'],
  [read('a@b.example', { checkedOn: '2026-05-30' }), 'none'],
  [read('a@b.example', { checkedOn: '2026-05-29' }), 'outdated'],
  [read('a@b.example', { certainty: 'secondary', checkedOn: null }), 'unchecked'],
  [read('a@b.example', { certainty: 'unconfirmed' }), 'unconfirmed'],
])('%j: %s', (values, doubt) => {
  expect(doubtOf(values, today)).toBe(doubt)
})

test('a channel takes other values and stays what it is otherwise; that no address is known is no longer said', () => {
  expect(withValues(mail, read('a@b.example'))).toEqual({ ...mail, address: 'a@b.example', checkedAt: today })
  const known = withValues(window, read('https://www.ruten.com.tw/rights'))
  expect([known.address, known.note, known.fields]).toEqual([
    'https://www.ruten.com.tw/rights',
    undefined,
    window.fields,
  ])
  const { address: _gone, ...nowhere } = withValues(form, read(null, { certainty: 'unconfirmed' }))
  expect(nowhere).toMatchObject({ certainty: 'unconfirmed', checkedAt: today, fields: form.fields })
  expect(_gone).toBeUndefined()
})
