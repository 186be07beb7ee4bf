import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { tokenAlgorithm } from '@originseal/http'

export interface SigningKey {
  readonly id: string
  readonly privateKey: Awaited<ReturnType<typeof importJWK>>
  /** What everybody may have: it verifies and cannot sign. */
  readonly publicJwk: JWK
}

const fileName = 'signing-key.jwk.json'

/** Reads the key that signs tokens, or makes it at the first start; two starting processes end with the same one. */
export async function loadSigningKey(folder: string): Promise<SigningKey> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, fileName)
  const jwk = (await readKey(path)) ?? (await makeKey(path))
  const publicJwk: JWK = {
    kty: jwk.kty as string,
    crv: jwk.crv as string,
    x: jwk.x as string,
    y: jwk.y as string,
  }
  const id = await calculateJwkThumbprint(publicJwk)
  return {
    id,
    privateKey: await importJWK(jwk, tokenAlgorithm),
    publicJwk: { ...publicJwk, kid: id, alg: tokenAlgorithm, use: 'sig' },
  }
}

async function readKey(path: string): Promise<JWK | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as JWK
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function makeKey(path: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(tokenAlgorithm, { extractable: true })
  const made = `${path}.${process.pid}`
  await writeFile(made, JSON.stringify(await exportJWK(privateKey)), { mode: 0o600 })
  await chmod(made, 0o600)
  try {
    await link(made, path) // fails if somebody else was first, so that nobody overwrites a key in use
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(made)
  }
  return (await readKey(path)) as JWK
}
