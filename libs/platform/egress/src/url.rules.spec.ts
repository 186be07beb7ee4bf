import fc from 'fast-check'
import { EgressDenied } from './egress-error'
import { egressPolicy, EgressPolicyInvalid, parseEgressAllow } from './egress-policy'
import { judgeUrl } from './url.rules'

const policy = egressPolicy()
const local = egressPolicy({ allow: parseEgressAllow('127.0.0.1:8090, localhost:8090 [::1]:8091') })

function refusal(url: string, under = policy): string {
  try {
    return `passed: ${judgeUrl(url, under).host}`
  } catch (error) {
    if (error instanceof EgressDenied) return error.code
    throw error
  }
}

const ways: Record<string, string[]> = {
  'address-forbidden': [
    ...[
      'http://127.0.0.1/',
      'http://127.1/',
      'http://127.0.1/',
      'http://0/',
      'http://0.0.0.0/',
      'http://127.0.0.1./',
    ],
    ...[
      'http://2130706433/',
      'http://0x7f000001/',
      'http://0x7f.1/',
      'http://0x7f.0x0.0x0.0x1/',
      'http://017700000001/',
    ],
    ...[
      'http://0177.0.0.1/',
      'http://0177.1/',
      'http://00000177.0.0.1/',
      'http://0X7F.0.0.1/',
      'http://127.0.0x1/',
    ],
    ...['http://[::1]/', 'http://[::]/', 'http://[0:0:0:0:0:0:0:1]/', 'http://[::ffff:127.0.0.1]/'],
    ...[
      'http://[::ffff:7f00:1]/',
      'http://[::127.0.0.1]/',
      'http://[64:ff9b::7f00:1]/',
      'http://[2002:7f00:1::]/',
    ],
    ...['http://[fe80::1]/', 'http://[fd00:ec2::254]/', 'http://[ff02::1]/', 'http://[2001:db8::1]/'],
    ...[
      'http://169.254.169.254/latest/meta-data/',
      'http://2852039166/',
      'http://0xa9fea9fe/',
      'http://0251.254.169.254/',
    ],
    ...[
      'http://10.0.0.1/',
      'http://192.168.0.1/',
      'http://172.16.0.1/',
      'http://100.100.100.200/',
      'http://192.0.0.192/',
    ],
    ...['http://168.63.129.16/', 'http://255.255.255.255/', 'http://224.0.0.1/'],
    ...[
      'http://①②⑦.⓪.⓪.①/',
      'http://１２７.０.０.１/',
      'http://127。0。0。1/',
      'http://127．0｡0.1/',
      'http://⑯⑨。②⑤④。⑯⑨｡②⑤④/',
    ],
    ...[
      'http://%31%32%37.0.0.1/',
      'http://127%2e0%2e0%2e1/',
      'http://%5b::1%5d/'.replace(/%5b|%5d/g, (b) => (b === '%5b' ? '[' : ']')),
    ],
    ...[
      'http:127.0.0.1/',
      'http:\\\\127.0.0.1\\',
      'http:////127.0.0.1/',
      ' http://127.0.0.1/',
      'ht\ntp://127.0.0.1/',
    ],
    ...[
      'http://127.0.0.1#@example.com/',
      'http://127.0.0.1?@example.com/',
      'http://127.0.0.1\\@example.com/',
    ],
    ...['http://127.0.0.1\t/', 'http://127.\r\n0.0.1/', 'https://127.0.0.1:443/', 'http://127\u00ad.0.0.1/'],
  ],
  'host-forbidden': [
    ...[
      'http://localhost/',
      'http://LOCALHOST/',
      'http://localhost./',
      'http://a.localhost/',
      'http://ｌｏｃａｌｈｏｓｔ/',
    ],
    ...[
      'http://loc%61lhost/',
      'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
      'http://printer.local/',
      'http://metadata.google.internal/',
    ],
    ...[
      'http://protection/',
      'http://postgres:80/',
      'http://router.home.arpa/',
      'http://x.onion/',
      'http://a.test/',
    ],
    ...['http://gateway.default.svc.cluster.local/', 'http://kubernetes/', 'http://metadata/'],
  ],
  'credentials-forbidden': [
    ...['http://example.com@127.0.0.1/', 'http://user:word@example.com/', 'http://:x@example.com/'],
    ...[
      'http://example.com:80@127.0.0.1:80/',
      'http://127.0.0.1:80\u0040example.com/',
      'http://a@b@example.com/',
    ],
  ],
  'scheme-forbidden': [
    ...[
      'file:///etc/passwd',
      'ftp://example.com/',
      'gopher://127.0.0.1:6379/_PING',
      'dict://127.0.0.1:11211/',
      'jar:http://x/',
    ],
    ...[
      'data:text/html,hi',
      'javascript:alert(1)',
      'blob:http://example.com/1',
      'ws://example.com/',
      'view-source:http://a.com',
    ],
    ...[
      'chrome://settings',
      'about:blank',
      'ldap://127.0.0.1/',
      'netdoc:///etc/hosts',
      'HTTPX://example.com/',
      'sftp://a.com/',
    ],
  ],
  'port-forbidden': [
    ...[
      'http://example.com:22/',
      'http://example.com:6379/',
      'https://example.com:8443/',
      'http://127.0.0.1:5432/',
    ],
    ...['http://example.com:8080/', 'http://example.com:0/', 'http://[::1]:9200/'],
  ],
  'host-invalid': [
    ...[
      'http://example..com/',
      'http://.example.com/',
      `http://${'a'.repeat(64)}.com/`,
      `http://${'a.'.repeat(127)}com/`,
    ],
    ...[
      'http://-a.com/',
      'http://a-.com/',
      'http://example.com../',
      "http://a'b.com/",
      'http://a&b.com/',
      'http://a,b.com/',
    ],
  ],
  'url-invalid': [
    ...[
      '',
      'example.com',
      '//example.com/',
      'http://',
      'http:// example.com/',
      'http://[::1',
      'http://256.256.256.256/',
    ],
    ...[
      'http://1.2.3.4.5/',
      'http://0x7f.0.0.0.1/',
      'http://a.0x7f/',
      'http://999999999999/',
      'http://exa mple.com/',
    ],
    ...[
      'http://127.0.0.1%00.example.com/',
      'http://[fe80::1%25eth0]/',
      'http://example.com:99999/',
      'http://%/',
    ],
    ...['http://a<b.com/', `http://example.com/${'a'.repeat(9000)}`, '\u0000', 'http://xn--/'],
  ],
}

const publicForms: Record<string, string> = {
  'http://example.com/': 'example.com',
  'HTTPS://EXAMPLE.COM:443/a?b#c': 'example.com',
  'http://example.com./': 'example.com',
  'http://例え.jp/': 'xn--r8jz45g.jp',
  'https://原印.台灣/作品': 'xn--wlr1d.xn--kpry57d',
  'https://bücher.example/': 'xn--bcher-kva.example',
  'http://8.8.8.8/': '8.8.8.8',
  'http://134744072/': '8.8.8.8',
  'http://[2606:4700:4700::1111]/': '2606:4700:4700::1111',
  'https://shop.example.co.uk/%E5%95%86%E5%93%81?next=http://127.0.0.1/': 'shop.example.co.uk',
  'https://under_score.example.com/': 'under_score.example.com',
  'https://a--b.example.com/': 'a--b.example.com',
  'https://localhost.example.com/': 'localhost.example.com',
  'https://127.0.0.1.nip.io/': '127.0.0.1.nip.io',
  'https://internal-shop.com/': 'internal-shop.com',
  'https://example.com/user@host:22': 'example.com',
  [`https://${'a'.repeat(63)}.com/`]: `${'a'.repeat(63)}.com`,
}

describe('which URLs may be visited (C1, C3)', () => {
  const cases = Object.entries(ways).flatMap(([code, urls]) =>
    urls.map((url) => [url.slice(0, 80), code, url]),
  )
  it.each(cases)('%j → %s', (_shown, code, url) => {
    expect(refusal(url!)).toBe(code)
  })

  it.each(Object.entries(publicForms))('%s passes', (url, host) => {
    expect(refusal(url)).toBe(`passed: ${host}`)
  })

  it('refuses each of 127.0.0.0/8 in decimal, octal, hexadecimal and short forms', () => {
    fc.assert(
      fc.property(fc.nat(0xffffff), (rest) => {
        const number = 0x7f000000 + rest
        const [b, c, d] = [(rest >> 16) & 255, (rest >> 8) & 255, rest & 255]
        const forms = [
          `${number}`,
          `0x${number.toString(16)}`,
          `0${number.toString(8)}`,
          `127.${rest}`,
          `127.${b}.${rest & 0xffff}`,
        ]
        forms.push(`0x7f.0x${b.toString(16)}.0${c.toString(8)}.${d}`, `[::ffff:127.${b}.${c}.${d}]`)
        for (const form of forms) expect(refusal(`http://${form}/`)).toBe('address-forbidden')
      }),
    )
  })

  it('says nothing of the URL in its message', () => {
    for (const url of Object.values(ways)
      .flat()
      .filter((text) => text.length > 4)) {
      expect(() => judgeUrl(url, policy)).toThrow(EgressDenied)
      try {
        judgeUrl(url, policy)
      } catch (error) {
        expect(String(error)).not.toContain(url)
        expect(String(error)).not.toMatch(/127|example\.|localhost/)
      }
    }
  })
})

describe('what the policy allows', () => {
  it.each([
    'http://127.0.0.1:8090/x',
    'http://localhost:8090/',
    'http://LOCALHOST.:8090/',
    'http://[::1]:8091/',
    'http://2130706433:8090/',
  ])('%s passes as a named entry', (url) => expect(judgeUrl(url, local).allowed).toBe(true))

  it.each([
    ['http://127.0.0.1/', 'address-forbidden'],
    ['http://127.0.0.1:8091/', 'port-forbidden'],
    ['http://127.0.0.2:8090/', 'port-forbidden'],
    ['http://[::1]:8090/', 'port-forbidden'],
    ['http://evil.localhost:8090/', 'port-forbidden'],
    ['http://localhost/', 'host-forbidden'],
    ['ftp://localhost:8090/', 'scheme-forbidden'],
    ['http://u:p@localhost:8090/', 'credentials-forbidden'],
  ])('%s stays %s', (url, code) => expect(refusal(url, local)).toBe(code))

  it('an empty text allows nothing', () => expect(parseEgressAllow(' ').size).toBe(0))

  it.each([
    'localhost',
    '*:8090',
    '127.0.0.1:0',
    '127.0.0.1:65536',
    'http://localhost:8090',
    '10.0.0.0/8:80',
    'a b:',
    '::1:80',
    'u@h:80',
  ])('%j is refused as an entry', (text) => expect(() => parseEgressAllow(text)).toThrow(EgressPolicyInvalid))
})
