import { ConfigInvalid, parseConfig } from '@originseal/runtime'
import { z } from 'zod'
import { refuseHalfProviders, socialSettings } from './social.settings'

const schema = z.object(socialSettings).superRefine(refuseHalfProviders)
const read = (environment: Record<string, string>) => parseConfig(schema, environment)

describe('the settings of social sign-in', () => {
  it('configure nobody by themselves, and know where the providers are', () => {
    const settings = read({})
    expect(settings.GOOGLE_CLIENT_ID).toBeUndefined()
    expect(settings.FACEBOOK_APP_ID).toBeUndefined()
    expect(settings.GOOGLE_ISSUER).toBe('https://accounts.google.com')
    for (const name of ['FACEBOOK_AUTHORIZE_URL', 'FACEBOOK_TOKEN_URL', 'FACEBOOK_PROFILE_URL'] as const) {
      expect(settings[name]).toMatch(/^https:\/\/(www|graph)\.facebook\.com\/v\d+\.0\//)
    }
  })

  it.each([
    [{ GOOGLE_CLIENT_ID: 'an id' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'a secret' }, 'GOOGLE_CLIENT_ID'],
    [{ FACEBOOK_APP_ID: 'an id', FACEBOOK_APP_SECRET: '' }, 'FACEBOOK_APP_SECRET'],
    [{ FACEBOOK_APP_SECRET: 'a secret' }, 'FACEBOOK_APP_ID'],
  ])('are refused with half a provider: %j lacks %s', (given, missing) => {
    expect(() => read(given)).toThrow(new RegExp(`- ${missing}: .*belong together`))
  })

  it.each(['http://localhost:4010', 'http://127.0.0.1:4010', 'http://[::1]:4010', 'https://issuer.example'])(
    'let a provider be at %s',
    (GOOGLE_ISSUER) => {
      expect(read({ GOOGLE_ISSUER }).GOOGLE_ISSUER).toBe(GOOGLE_ISSUER)
    },
  )

  it.each([
    'http://issuer.example',
    'http://10.0.0.1',
    'http://localhost.example',
    'ftp://localhost',
    'issuer',
  ])('let no provider be at %s', (address) => {
    expect(() => read({ GOOGLE_ISSUER: address })).toThrow(ConfigInvalid)
    expect(() => read({ FACEBOOK_TOKEN_URL: address })).toThrow(ConfigInvalid)
  })

  it.each([
    ['LOGIN_TOKEN_SECONDS', '61'],
    ['SOCIAL_ATTEMPT_SECONDS', '601'],
    ['LOGIN_TOKEN_SECONDS', '0'],
    ['SOCIAL_TIMEOUT_SECONDS', '-1'],
  ])('let %s not be %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigInvalid)
  })
})
