import { limits } from '@originseal/contracts'
import { facebookProfile, googleProfile } from './social-profile'

describe('who somebody is, as Google says it', () => {
  it('is read from the claims of the id_token', () => {
    const claims = {
      sub: '1',
      name: ' 林小美 ',
      email: 'Mei@Example.com',
      email_verified: true,
      hd: 'example.com',
    }
    expect(googleProfile.parse(claims)).toEqual({
      provider: 'google',
      subject: '1',
      name: '林小美',
      email: 'mei@example.com',
      isEmailVerified: true,
    })
  })

  it.each([
    ['no word about it', {}],
    ['false', { email_verified: false }],
  ])('vouches for no address by %s', (_, said) => {
    expect(googleProfile.parse({ sub: '1', email: 'mei@example.com', ...said }).isEmailVerified).toBe(false)
  })

  it.each([{ sub: '' }, {}, { sub: 7 }, { sub: '1', email_verified: 'true' }, null, '<html>'])(
    'cannot be read from %j',
    (claims) => {
      expect(googleProfile.safeParse(claims).success).toBe(false)
    },
  )

  it.each([['not an address'], [`${'a'.repeat(limits.emailLength)}@example.com`], ['']])(
    'has no address in %j, and then none that is vouched for',
    (email) => {
      const profile = googleProfile.parse({ sub: '1', email, email_verified: true })
      expect(profile).toMatchObject({ email: null, isEmailVerified: false })
    },
  )

  it('cuts a name to what an account holds, and never through a character', () => {
    const { name } = googleProfile.parse({ sub: '1', name: '𠮷'.repeat(limits.personNameLength + 20) })
    expect(name).toBe('𠮷'.repeat(limits.personNameLength))
  })
})

describe('who somebody is, as Facebook says it', () => {
  it('is read from the profile, and no address is vouched for', () => {
    const said = { id: '2', name: '林小美', email: 'mei@example.com', email_verified: true }
    expect(facebookProfile.parse(said)).toEqual({
      provider: 'facebook',
      subject: '2',
      name: '林小美',
      email: 'mei@example.com',
      isEmailVerified: false,
    })
  })

  it.each([{ name: '林小美' }, { error: { code: 190 } }])('cannot be read from %j', (said) => {
    expect(facebookProfile.safeParse(said).success).toBe(false)
  })
})
