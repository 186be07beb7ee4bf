import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { bearer } from '../../shared/ask.mjs'
import { Browser } from '../../shared/browser.mjs'
import { addressOf, registerPerson } from '../../shared/people.mjs'

const encode = (value) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const decode = (part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

/** Addresses that demand a token, one of each service and the administrator's. */
const doors = ['/api/account', '/api/auth/verify', '/api/admin/verify', '/api/works', '/api/scans']

/** Signs as the product does (ES256, IEEE P1363 form). */
const signed = (header, payload, key) => {
  const content = `${encode(header)}.${encode(payload)}`
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}

/** Every token that is not one: no signature, confused algorithms, keys of one's own, stolen and bent claims. */
function forgeries(genuine, published, trueKey, ownKey, keyServer) {
  const [head, body, seal] = genuine.split('.')
  const [header, claims] = [decode(head), decode(body)]
  const now = Math.floor(Date.now() / 1_000)
  const admin = { ...claims, role: 'admin' }
  const jwk = published.keys[0]
  const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  const hmac = (alg, secret) => {
    const content = `${encode({ ...header, alg })}.${encode(admin)}`
    return `${content}.${createHmac(`sha${alg.slice(2)}`, secret)
      .update(content)
      .digest('base64url')}`
  }
  const own = (extra, payload = admin) => signed({ ...header, ...extra }, payload, ownKey.privateKey)
  const ownJwk = { ...ownKey.publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }
  const bent = (change) => signed(header, { ...claims, ...change }, trueKey)
  const without = (name) =>
    signed(header, Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name)), trueKey)
  return {
    ...Object.fromEntries(
      ['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) => [
        [`alg '${alg}', no signature`, `${encode({ ...header, alg })}.${encode(admin)}.`],
        [`alg '${alg}', old signature`, `${encode({ ...header, alg })}.${encode(admin)}.${seal}`],
      ]),
    ),
    ...Object.fromEntries(
      ['HS256', 'HS384', 'HS512'].flatMap((alg) => [
        [`${alg} with the public key as PEM`, hmac(alg, pem)],
        [`${alg} with the public key as JWK`, hmac(alg, JSON.stringify(jwk))],
        [`${alg} with its x coordinate`, hmac(alg, Buffer.from(jwk.x, 'base64url'))],
        [`${alg} with an empty secret`, hmac(alg, '')],
      ]),
    ),
    'another role under the old signature': `${head}.${encode(admin)}.${seal}`,
    'a key of our own': own({}),
    'a key of our own, without kid': own({ kid: undefined }),
    'a key of our own in the header (jwk)': own({ kid: 'own', jwk: ownJwk }),
    'a key of our own by address (jku)': own({ kid: 'own', jku: keyServer }),
    'a certificate by address (x5u)': own({ kid: 'own', x5u: keyServer }),
    'kid that climbs folders': own({ kid: '../../../../dev/null' }),
    'kid that speaks SQL': own({ kid: "' OR '1'='1" }),
    'critical header of our own': own({ crit: ['exp'], exp: now + 900 }),
    'signature of zeros': `${head}.${encode(admin)}.${Buffer.alloc(64).toString('base64url')}`,
    'signature cut short': `${head}.${body}.${seal.slice(0, 40)}`,
    'no signature at all': `${head}.${body}.`,
    'two signatures': `${genuine}.${seal}`,
    'another audience': bent({ aud: 'somebody-else' }),
    'another issuer': bent({ iss: 'somebody-else' }),
    'expired an hour ago': bent({ iat: now - 7_200, exp: now - 3_600 }),
    'expired a second ago': bent({ iat: now - 901, exp: now - 1 }),
    'not valid yet': bent({ nbf: now + 3_600 }),
    'without an end': without('exp'),
    'without a subject': without('sub'),
    'a role that is none': bent({ role: 'root' }),
    'type JWT': signed({ ...header, typ: 'JWT' }, claims, trueKey),
    'type of a login token': signed({ ...header, typ: 'login+jwt' }, claims, trueKey),
  }
}

/** The key that signs, as only somebody inside could have it: for claims that are bent but truly signed. */
function trueKeyOf(dataDir, kid) {
  const folder = join(dataDir, 'token-keys')
  const file = readdirSync(folder).filter((name) => name.endsWith('.jwk.json'))
  const keys = file.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  const key = keys.find((one) => one.kid === kid) ?? keys.at(-1)
  return createPrivateKey({ key, format: 'jwk' })
}

/** @param {import('../../shared/stack.mjs').Stack} stack @param {import('../score.mjs').Score} score */
export async function forgeTokens(stack, score) {
  score.title('Forged access tokens')
  const person = await registerPerson(stack.origin)
  const ownKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const published = await (await fetch(`${stack.direct('identity')}/.well-known/jwks.json`)).json()
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: [{ ...ownKey.publicKey.export({ format: 'jwk' }), kid: 'own' }] }))
  })
  let asked = 0
  server.on('request', () => (asked += 1))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const { kid } = decode(person.token.split('.')[0])
  const trueKey = trueKeyOf(stack.dataDir, kid)
  const forged = forgeries(person.token, published, trueKey, ownKey, `http://127.0.0.1:${port}/keys`)
  const outcomes = []
  let from = 30_000
  for (const [what, token] of Object.entries(forged)) {
    for (const door of doors) {
      const { status } = await new Browser(stack.origin, addressOf(from++)).ask('GET', door, {
        headers: bearer(token),
      })
      outcomes.push({ what: `${what} at ${door} (${status})`, got: status !== 401 })
    }
  }
  score.attack(`${Object.keys(forged).length} kinds at ${doors.length} addresses`, outcomes)
  score.holds('no key of ours was ever fetched', asked === 0, `${asked} requests`)
  const genuine = await person.browser.ask('GET', '/api/account', { headers: bearer(person.token) })
  score.holds('the genuine token is let in', genuine.status === 200, String(genuine.status))
  server.close()
}
