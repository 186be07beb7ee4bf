import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDevelopmentCertificate } from './development-certificate'
import { DocumentError } from './document-error'
import { signerFromPem, type Signer } from './signer'
import { signerFromPkcs12 } from './signer-from-pkcs12'

export interface OpenSignerOptions {
  /** Where the development certificate is kept, and made if there is none. */
  folder: string
  /** A configured PKCS#12 file is used instead; its password is read from a file, without its last line break. */
  pkcs12File?: string | undefined
  passwordFile?: string | undefined
  /** Default: OriginSeal Development. */
  commonName?: string
}

/**
 * Opens the configured signer, or else the development one of this installation, made once and kept readable to
 * this user alone. Safe when several processes start at the same time: one certificate wins.
 * @throws DocumentError PKCS12_UNREADABLE, CERTIFICATE_UNREADABLE, KEY_DOES_NOT_MATCH, KEY_UNSUPPORTED
 */
export async function openSigner(options: OpenSignerOptions): Promise<Signer> {
  const { pkcs12File, passwordFile } = options
  if (pkcs12File !== undefined) return openConfigured(pkcs12File, passwordFile)
  const path = join(options.folder, 'development-signer.pem')
  const pem = (await readIfThere(path)) ?? (await makeOnce(path, options))
  return signerFromPem({ privateKey: pem, certificate: pem })
}

async function openConfigured(pkcs12File: string, passwordFile: string | undefined): Promise<Signer> {
  try {
    const password = passwordFile === undefined ? '' : await readFile(passwordFile, 'utf8')
    return await signerFromPkcs12(await readFile(pkcs12File), password.replace(/\r?\n$/, ''))
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause
    throw new DocumentError('PKCS12_UNREADABLE', `${pkcs12File} or its password file can't be read`, {
      cause,
    })
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written aside and linked into place: whole or not at all, and never over another process's. */
async function makeOnce(path: string, { folder, commonName }: OpenSignerOptions): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const made = createDevelopmentCertificate({ commonName: commonName ?? 'OriginSeal Development' })
  const aside = join(folder, `.${randomUUID()}.pem`)
  await writeFile(aside, `${made.privateKey}${made.certificate}`, { mode: 0o600, flag: 'wx' })
  try {
    await link(aside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(aside)
  }
  return readFile(path, 'utf8')
}
