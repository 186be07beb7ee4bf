import { createPublicKey } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { runProgram } from './run-program.mjs'

const require = createRequire(import.meta.url)
/** Built by the time that a product runs, which may be later than this is loaded. */
const storage = () => require('@originseal/storage')

/** dkimpy, which is not ours; what DNS would say of the key is given to it. */
const program = `
import sys, dkim
message, record = open(sys.argv[1], 'rb').read(), sys.argv[2].encode()
print('valid' if dkim.verify(message, dnsfunc=lambda name, timeout=5: record) else 'not valid')
`

/** Verifies the signature of a notice's mail as it was handed over, where its bytes are files of this machine. */
export async function checkDkim({ data, folder }, noticeId, record) {
  if (data === undefined || !existsSync(join(data, 'objects')))
    return record.omit('DKIM: the mail as it left is not on this machine')
  const raw = await mailAsItLeft(join(data, 'objects'), noticeId)
  record.expect(raw !== undefined, 'the mail as it left is not kept')
  const mail = join(folder, `notice_${noticeId}.eml`)
  writeFileSync(mail, raw ?? '')
  const key = readFileSync(join(data, 'notice-keys', 'dkim-originseal.pem'), 'utf8')
  const published = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')
  const verdict = await runProgram('python3', ['-c', program, mail, `v=DKIM1; k=rsa; p=${published}`])
  if (!verdict || verdict.output.includes('ModuleNotFoundError'))
    return record.omit('DKIM: dkimpy is not installed')
  record.same(verdict.output.trim(), 'valid', 'what dkimpy says of the mail')
  record.artefact('dkimpy', 'valid')
}

async function mailAsItLeft(root, noticeId) {
  const { FolderObjectStore } = storage()
  const objects = new FolderObjectStore({ root })
  for await (const { key } of objects.list(`notices/${noticeId}/`))
    if (key.endsWith('.eml')) return buffer((await objects.get(key)).stream)
  return undefined
}
