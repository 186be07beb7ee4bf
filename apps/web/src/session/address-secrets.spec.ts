import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanAddress, takeAddressSecrets } from './address-secrets'

afterEach(() => window.history.replaceState(null, '', '/'))

describe('AUTH-09: one-time tokens leave the address before anything else runs', () => {
  it.each(['/auth/oauth-success', '/auth/callback', '/reset-password', '/confirm-email'])('%s', (path) => {
    window.history.replaceState({ key: 'kept' }, '', `${path}?token=secret&provider=google#_=_`)
    const entries = window.history.length
    cleanAddress()
    expect(window.location.href).toBe(`http://localhost${path}`)
    expect(window.history.length).toBe(entries)
    expect(window.history.state).toEqual({ key: 'kept' })
    expect(Object.fromEntries(takeAddressSecrets(path))).toEqual({ token: 'secret', provider: 'google' })
  })

  it('a token is handed out once, and to its page only', () => {
    window.history.replaceState(null, '', '/reset-password?token=secret')
    cleanAddress()
    expect(takeAddressSecrets('/confirm-email').get('token')).toBeNull()
    expect(takeAddressSecrets('/reset-password').get('token')).toBeNull()
    window.history.replaceState(null, '', '/reset-password?token=secret')
    cleanAddress()
    expect(takeAddressSecrets('/reset-password').get('token')).toBe('secret')
    expect(takeAddressSecrets('/reset-password').get('token')).toBeNull()
  })

  it('a slash at the end changes nothing', () => {
    window.history.replaceState(null, '', '/reset-password/?token=secret')
    cleanAddress()
    expect(window.location.search).toBe('')
    expect(takeAddressSecrets('/reset-password').get('token')).toBe('secret')
  })

  it('other pages keep their query', () => {
    window.history.replaceState(null, '', '/login?error=google_auth_failed')
    cleanAddress()
    expect(window.location.search).toBe('?error=google_auth_failed')
  })

  it('is the first thing that the page imports, and imports nothing itself', () => {
    const read = (file: string) => readFileSync(join(__dirname, file), 'utf8')
    const first = /^import .*$/m.exec(read('../main.tsx'))?.[0]
    expect(first).toBe("import './session/address-secrets'")
    expect(read('address-secrets.ts')).not.toMatch(/^import /m)
  })
})
