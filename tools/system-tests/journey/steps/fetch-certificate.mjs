import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, bearer } from '../../shared/ask.mjs'
import { checkDocument } from '../../shared/check-document.mjs'

/**
 * Fetches the certificate and has it checked against the original and, where a node is known, the chain.
 * @param {import('../../shared/settings.mjs').Settings} settings
 * @param {{ id: string, token: string }} seal
 * @param {string} original path of the sealed file
 * @param {import('../../shared/record.mjs').Record} record
 */
export async function fetchCertificate({ origin, folder, rpc }, { id, token }, original, record) {
  const url = `${origin}/protect/trial/certificates/${id}`
  const response = await until(() => ask(url, { headers: bearer(token) }))
  record.same(response.headers.get('content-type'), 'application/pdf', "the certificate's type")
  const pdf = join(folder, `certificate_${id}.pdf`)
  writeFileSync(pdf, Buffer.from(await response.arrayBuffer()))
  record.artefact('certificate', pdf)
  if (!rpc) record.omit('the transaction on the chain: RPC_URL is not set')
  await checkDocument(pdf, [original, ...(rpc ? ['--rpc', rpc] : [])], record)
}

/** The certificate is issued once the seal is in a block; until then the answer is 409. */
async function until(attempt) {
  for (const end = Date.now() + 30_000; ; await new Promise((resolve) => setTimeout(resolve, 500))) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end || !/answered 409/.test(error.message)) throw error
    }
  }
}
