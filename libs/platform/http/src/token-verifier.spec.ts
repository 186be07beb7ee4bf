import { generateKeyPair, SignJWT } from 'jose'
import { tokenAlgorithm, tokenAudience, tokenIssuer, TokenVerifier, type HasEnded } from './token-verifier'

async function mint(
  sid?: string,
  hasEnded?: HasEnded,
  more: object = {},
): Promise<{ token: string; verifier: TokenVerifier }> {
  const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm)
  const token = await new SignJWT({
    userId: 'one',
    role: 'trial',
    ...(sid !== undefined && { sid }),
    ...more,
  })
    .setProtectedHeader({ alg: tokenAlgorithm, typ: 'at+jwt' })
    .setIssuer(tokenIssuer)
    .setAudience(tokenAudience)
    .setSubject('one')
    .setExpirationTime('1 h')
    .sign(privateKey)
  return { token, verifier: new TokenVerifier(() => publicKey, hasEnded) }
}

describe('who a token stands for', () => {
  it('is its user, for a verifier that knows the key', async () => {
    const { token, verifier } = await mint()
    await expect(verifier.verify(token)).resolves.toEqual({ userId: 'one', role: 'trial' })
  })

  it('is nobody, for a verifier that trusts nobody', async () => {
    const { token } = await mint()
    await expect(TokenVerifier.trustingNobody().verify(token)).resolves.toBeUndefined()
  })

  it('is a session of its user, while it has not ended', async () => {
    const ended = await mint('here', (sid) => sid === 'here')
    await expect(ended.verifier.verify(ended.token)).resolves.toBeUndefined()
    const open = await mint('here', async (sid) => sid === 'elsewhere')
    await expect(open.verifier.verify(open.token)).resolves.toEqual({
      userId: 'one',
      role: 'trial',
      sessionId: 'here',
    })
  })

  it('is somebody who came by the link of a mail, if it says so', async () => {
    const { token, verifier } = await mint(undefined, undefined, { byLink: true })
    await expect(verifier.verify(token)).resolves.toEqual({ userId: 'one', role: 'trial', byLink: true })
  })

  it('can’t be said while nobody says which sessions have ended', async () => {
    const { token, verifier } = await mint('here', () => Promise.reject(new Error('the database is away')))
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})
