import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, bearer } from './ask.mjs'
import { checkSignature } from './check-document.mjs'
import { checkDkim } from './check-dkim.mjs'

/** The signed notice as a PDF, by pdfsig; the mail as it left, where there is one, by a verifier of DKIM. */
export async function checkNotice(settings, claimant, { caseId, notice, isMailed }, record) {
  const { origin, folder } = settings
  mkdirSync(folder, { recursive: true })
  const answer = await ask(`${origin}/api/cases/${caseId}/notices/${notice.id}`, {
    headers: bearer(claimant.member.token),
  })
  record.same(answer.headers.get('content-type'), 'application/pdf', 'the type of the notice')
  const pdf = join(folder, `notice_${notice.id}.pdf`)
  writeFileSync(pdf, Buffer.from(await answer.arrayBuffer()))
  record.artefact('notice', pdf)
  await checkSignature(pdf, record)
  if (isMailed) await checkDkim(settings, notice.id, record)
}
