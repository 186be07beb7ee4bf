import {
  checkoutSources,
  discretion,
  documentPolicy,
  measuredSources,
  securityHeaders,
} from './security-headers'

const policyOf = (publicUrl: string) => securityHeaders(publicUrl)['content-security-policy'] ?? ''

describe('W11: security headers', () => {
  it.each(['http://localhost:8080', 'https://originseal.example'])(
    'at %s let no script or style run that is not a file of ours',
    (publicUrl) => {
      expect(policyOf(publicUrl)).not.toMatch(/unsafe|\*|https?:/u)
      expect(policyOf(publicUrl)).toMatch(/script-src 'self';/u)
      expect(policyOf(publicUrl)).toMatch(/style-src 'self'(?:;|$)/u)
    },
  )

  it('forbid plug-ins, frames around us, other bases, guessed types and telling referrers', () => {
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policyOf('https://originseal.example').split('; ')).toContain(rule)
    expect(securityHeaders('https://originseal.example')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('demand encryption where the public address has it, and only there', () => {
    expect(securityHeaders('http://localhost:8080')).not.toHaveProperty('strict-transport-security')
    expect(policyOf('http://localhost:8080')).not.toContain('upgrade-insecure-requests')
    expect(securityHeaders('https://originseal.example')).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': expect.stringContaining('upgrade-insecure-requests'),
    })
  })
})

describe('an address that bears a secret', () => {
  const discreet = {
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }

  it.each([
    '/auth/oauth-success',
    '/auth/oauth-success?token=a.b.c&provider=google',
    '/auth/callback?token=a.b.c',
    '/d/0123456789abcdefghijkl',
    '/%64/0123456789abcdefghijkl',
    '/api/d/0123456789abcdefghijkl/settlement?lang=en',
    '/reset-password?token=abc',
    '/confirm-email?token=abc',
    '/anything?a=1&token=abc',
    '/anything?%74oken=abc',
    '/api/scans/1/stream?token=a?b',
    '/api/auth/google/callback?code=1&state=2',
  ])('%s is told to nobody and kept nowhere', (url) => {
    expect(discretion(url)).toEqual(discreet)
  })

  it.each([
    '/',
    '/login?error=google_auth_failed',
    '/reset-passwords',
    '/a?tokens=1',
    '/?q=token',
    '/token=1',
  ])('%s bears none', (url) => {
    expect(discretion(url)).toEqual({})
  })
})

describe('the form of an order', () => {
  const own = 'https://originseal.example'
  const bank = 'https://payment.ecpay.com.tw'
  const policyAt = (url: string, provider: string | undefined) =>
    documentPolicy(own, [checkoutSources(url, provider)])
  const formActionOf = (url: string, provider: string | undefined = bank) =>
    /form-action ([^;]*)/u.exec(policyAt(url, provider)['content-security-policy'] ?? '')?.[1]

  it('W12: goes to the payment provider from the pages of the checkout', () => {
    expect(formActionOf('/payment')).toBe(`'self' ${bank}`)
    expect(formActionOf('/addon-payment?from=mail')).toBe(`'self' ${bank}`)
    expect(formActionOf('/payment', `${bank}:443/`)).toBe(`'self' ${bank}`)
  })

  it('W12: goes nowhere from any other page, and nowhere where no provider is configured', () => {
    for (const url of [
      '/',
      '/payment/success',
      '/login',
      '/payments',
      '/x/payment',
      '/pricing?next=/payment',
    ])
      expect(policyAt(url, bank)).toEqual({})
    expect(policyAt('/payment', undefined)).toEqual({})
  })

  it('changes no other rule of the policy', () => {
    const usual = securityHeaders(own)['content-security-policy']
    const checkout = policyAt('/payment', bank)['content-security-policy']
    expect(checkout?.replace(` ${bank}`, '')).toBe(usual)
  })
})

describe('W11: scripts of strangers', () => {
  const edge = {
    PUBLIC_URL: 'https://originseal.example',
    META_PIXEL_ID: '1234567890',
    GA4_MEASUREMENT_ID: 'G-TEST1234',
    PAYMENT_PROVIDER_URL: 'https://payment.ecpay.com.tw',
  }
  const yes = 'consent=1.11.1795305600'
  const policyAt = (url: string, cookies: string | undefined, given: object) =>
    documentPolicy(edge.PUBLIC_URL, [
      measuredSources(url, cookies, { ...given, PUBLIC_URL: edge.PUBLIC_URL }),
    ])
  const ruleOf = (
    name: string,
    url: string,
    cookies: string | undefined = yes,
    given: typeof edge | object = edge,
  ) =>
    new RegExp(`${name} ([^;]*)`, 'u').exec(
      policyAt(url, cookies, given)['content-security-policy'] ?? '',
    )?.[1]

  it('may run on a page that is only read, where they are set up and agreed to', () => {
    expect(ruleOf('script-src', '/pricing?utm_source=fb')).toBe(
      "'self' https://www.googletagmanager.com https://connect.facebook.net",
    )
    expect(ruleOf('script-src', '/', 'consent=1.10.1')).toBe("'self' https://www.googletagmanager.com")
    expect(ruleOf('script-src', '/', 'consent=1.01.1')).toBe("'self' https://connect.facebook.net")
    expect(ruleOf('connect-src', '/', 'consent=1.01.1')).toBe("'self' https://www.facebook.com")
    expect(ruleOf('form-action', '/')).toBe("'self'")
  })

  it.each([
    ['nobody has chosen', '/', undefined, edge],
    ['the answer was no', '/', 'consent=1.00.1', edge],
    ['nothing is set up', '/', yes, {}],
    ...[
      '/login',
      '/register',
      '/payment',
      '/payment/success',
      '/addon-payment',
      '/admin/login',
      '/dashboard',
    ].map((path) => [`the page is ${path}`, path, yes, edge] as const),
  ] as const)('may not where %s', (_, url, cookies, given) => {
    expect(policyAt(url, cookies, given)).toEqual({})
  })
})

describe('W11: a script that stands in a document', () => {
  it('runs by its hash, beside whatever else the document may load', () => {
    const policy = documentPolicy('http://localhost:8080', [
      { 'script-src': ["'sha256-abc='"] },
      { 'script-src': ['https://connect.facebook.net'], 'img-src': ['https://www.facebook.com'] },
    ])['content-security-policy']
    expect(policy).toContain("; script-src 'self' 'sha256-abc=' https://connect.facebook.net; ")
    expect(policy).toContain("; img-src 'self' blob: data: https://www.facebook.com; ")
  })

  it('is none where no document holds one', () => {
    expect(documentPolicy('http://localhost:8080', [{ 'script-src': [] }, {}])).toEqual({})
  })
})
