import { abuseMailsOf, serverOfAddress } from './rdap.rules'
import { contactPages, mailboxOf } from './site-contact.rules'

const card = (...mails: string[]) => [
  'vcard',
  [['version', {}, 'text', '4.0'], ...mails.map((mail) => ['email', {}, 'text', mail])],
]
const abuse = { roles: ['abuse'], vcardArray: card('abuse@net.example') }

test.each<[string, unknown, string[]]>([
  ['named at once', { entities: [abuse] }, ['abuse@net.example']],
  ['within another', { entities: [{ roles: ['registrar'], entities: [abuse] }] }, ['abuse@net.example']],
  [
    'several, of which some come twice',
    {
      entities: [
        { ...abuse, vcardArray: card('A@net.example', 'b@net.example') },
        { ...abuse, vcardArray: card('a@net.example') },
      ],
    },
    ['a@net.example', 'b@net.example'],
  ],
  [
    'a technical contact where none is named',
    {
      entities: [
        { roles: ['technical'], vcardArray: card('noc@net.example') },
        { roles: ['registrant'], vcardArray: card('owner@net.example') },
      ],
    },
    ['noc@net.example'],
  ],
  ['redacted', { entities: [{ roles: ['abuse'], vcardArray: card('REDACTED FOR PRIVACY') }] }, []],
  ['broken', { entities: { roles: 'abuse' } }, []],
  ['no record at all', undefined, []],
])('the abuse contact of a record, %s', (_, record, expected) => {
  expect(abuseMailsOf(record)).toEqual(expected)
})

test('a record that holds itself ends', () => {
  const record: { entities: unknown[]; roles: string[] } = { entities: [], roles: ['abuse'] }
  record.entities.push(record)
  expect(abuseMailsOf(record)).toEqual([])
})

test('the server of an address is that of its longest block, by https if it has it', () => {
  const bootstrap = {
    services: [
      [['192.0.0.0/8', 'not a block'], ['http://wide.example/']],
      [['192.0.2.0/24'], ['http://plain.example/', 'https://narrow.example/rdap/']],
      [['2001:db8::/32'], ['https://six.example']],
    ] as const,
  }
  expect(serverOfAddress(bootstrap, '192.0.2.7')).toBe('https://narrow.example/rdap')
  expect(serverOfAddress(bootstrap, '192.1.2.7')).toBe('http://wide.example')
  expect(serverOfAddress(bootstrap, '2001:db8::1')).toBe('https://six.example')
  expect(serverOfAddress(bootstrap, '198.51.100.1')).toBeUndefined()
})

test('a site’s own pages about reports are asked, and no others', () => {
  const links = [
    { href: '/cart', text: '購物車' },
    { href: '/policy#top', text: '著作權保護措施' },
    { href: '/dmca', text: 'Legal' },
    { href: 'https://other.example/copyright', text: 'Copyright' },
    { href: 'javascript:copyright()', text: '檢舉' },
  ]
  expect(contactPages(links, 'https://shop.example/items/1')).toEqual([
    'https://shop.example/policy',
    'https://shop.example/dmca',
  ])
})

test('of a site’s own mailboxes the one that is meant for it, and never a stranger’s', () => {
  const isOwn = (domain: string) => domain.endsWith('shop.example')
  expect(mailboxOf(['hello@shop.example', 'Abuse@mail.shop.example', 'dmca@evil.example'], isOwn)).toBe(
    'abuse@mail.shop.example',
  )
  expect(mailboxOf(['seller@gmail.example'], isOwn)).toBeUndefined()
})
