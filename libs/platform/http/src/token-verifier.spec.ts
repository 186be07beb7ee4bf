import { generateKeyPair, SignJWT } from 'jose'
import { tokenAlgorithm, tokenAudience, tokenIssuer, TokenVerifier } from './token-verifier'

async function mint(): Promise<{ token: string; verifier: TokenVerifier }> {
  const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm)
  const token = await new SignJWT({ userId: 'one', role: 'trial' })
    .setProtectedHeader({ alg: tokenAlgorithm, typ: 'at+jwt' })
    .setIssuer(tokenIssuer)
    .setAudience(tokenAudience)
    .setSubject('one')
    .setExpirationTime('1 h')
    .sign(privateKey)
  return { token, verifier: new TokenVerifier(() => publicKey) }
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
})
