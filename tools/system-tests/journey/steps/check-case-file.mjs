import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { ask, bearer } from '../../shared/ask.mjs'
import { runProgram } from '../../shared/run-program.mjs'
import { checkDoubtful, checkIntact, checkSignature } from '../../shared/check-document.mjs'

const require = createRequire(import.meta.url)

/**
 * Saves a case as one file: our own verifier finds it intact, and doubtful with one byte changed; the certificate in it is the one
 * that its owner downloads; poppler's pdfsig checks the list's signature, and the `wacz` of PyPI the captures, where these are installed.
 * @param {import('../../shared/settings.mjs').Settings} settings
 * @param {import('../../shared/claimant.mjs').Claimant} claimant
 * @param {{ id: string, number: string }} row
 * @param {import('../../shared/record.mjs').Record} record
 */
export async function checkCaseFile({ origin, folder }, claimant, { id, number }, record) {
  const answer = await ask(`${origin}/api/cases/${id}/file`, { headers: bearer(claimant.member.token) })
  record.same(answer.headers.get('content-type'), 'application/zip', 'the type of the file of the case')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const save = (name, content) => {
    const path = join(folder, `case-${number}-${name}`)
    writeFileSync(path, content)
    return path
  }
  const zip = save('file.zip', bytes)
  record.artefact('file of the case', `${zip} (${bytes.length} bytes)`)
  await checkIntact(zip, [], record)
  const middle = bytes.length >> 1
  await checkDoubtful(save('changed.zip', bytes.with(middle, bytes[middle] ^ 1)), record)
  const files = await require('@originseal/archives').readZip(bytes)
  await checkSignature(save('list.pdf', files.get('case.pdf')), record)
  await compareCertificate(origin, claimant, files, record)
  const captures = [...files].filter(([path]) => path.endsWith('.wacz'))
  record.expect(captures.length > 0, 'the file of the case has no captures')
  for (const [path, content] of captures) await validateCapture(save(basename(path), content), record)
}

/** @param {Map<string, Uint8Array>} files */
async function compareCertificate(origin, { member }, files, record) {
  const { work } = JSON.parse(Buffer.from(files.get('seal/proof.json') ?? '').toString('utf8'))
  const url = `${origin}/protect/trial/certificates/${work.id}`
  const own = Buffer.from(await (await ask(url, { headers: bearer(member.token) })).arrayBuffer())
  const inside = files.get('seal/certificate.pdf')
  record.expect(inside !== undefined && own.equals(inside), 'the file of the case has another certificate')
}

/** By the program of the format's authors. */
async function validateCapture(path, record) {
  const validation = await runProgram('wacz', ['validate', '-f', path])
  if (!validation) return record.omit('wacz is not installed')
  record.expect(validation.code === 0, `wacz finds faults (exit ${validation.code}):\n${validation.output}`)
  record.artefact('wacz validate', basename(path))
}
