import { ask, askJson, bearer } from '../../shared/ask.mjs'

const hidden = 'suspicious link hidden (unlock after payment)'

/** @typedef {import('../../shared/post-copies.mjs').Copy} Copy */

/**
 * Reads the scan's result: all eight copies, nobody else, and of three of them no trace of where they are.
 * @param {import('../../shared/settings.mjs').Settings} settings
 * @param {{ scanId: string, token: string, said: string }} scan `said` is what its stream has said
 * @param {Copy[]} copies
 * @param {import('../../shared/record.mjs').Record} record
 * @returns {Promise<Copy[]>} the copies whose pages were hidden
 */
export async function checkFindings({ origin }, { scanId, token, said }, copies, record) {
  const answer = await (
    await ask(`${origin}/protect/trial/scans/${scanId}`, { headers: bearer(token) })
  ).text()
  const { data } = JSON.parse(answer)
  for (const source of data.coverage)
    record.artefact(source.source, `${source.state}, ${source.pages} pages, ${source.images} pictures`)
  const links = data.suspiciousLinks
  const seen = links.filter((link) => link !== hidden)
  for (const finding of data.findings) record.artefact(`finding ${finding.rank}`, inWords(finding, copies))
  record.same(data.status, 'completed', 'the status of the scan')
  const accused = seen.filter((link) => !copies.some((copy) => copy.url === link))
  record.same(accused, [], 'the listings accused wrongly')
  record.same(links.length, copies.length, 'the number of suspicious links')
  record.same(data.findings.length, copies.length, 'the number of findings')
  record.same(new Set(seen).size, 5, 'the number of links shown to a trial visitor')
  record.same(links.slice(5), [hidden, hidden, hidden], 'the links beyond the fifth')
  const concealed = copies.filter((copy) => !seen.includes(copy.url))
  const traces = tracesOf(concealed, `${answer}\n${said}`)
  record.same(traces, [], 'what leads to hidden pages in answer and stream')
  for (const { id, masked } of data.findings) {
    const overlay = `${origin}/api/scans/${scanId}/findings/${id}/overlay`
    await ask(overlay, { headers: bearer(token), status: masked ? 403 : 200 })
  }
  await askJson(`${origin}/protect/trial/scans/${scanId}`, { status: 401 })
  return concealed
}

/** Every address, picture and title of `copies` that `text` holds. */
export function tracesOf(copies, text) {
  return copies
    .flatMap(({ id, imageUrl, title }) => [
      new RegExp(`/listings/${id}(?!\\d)`),
      new RegExp(new URL(imageUrl).pathname.replaceAll('.', '\\.')),
      new RegExp(title.replaceAll(/[()[\]{}.*+?^$|\\]/g, '\\$&')),
    ])
    .filter((trace) => trace.test(text))
    .map(String)
}

function inWords({ pageUrl, method, distance, similarity, originScore, fraudRisk }, copies) {
  const name = copies.find((copy) => copy.url === pageUrl)?.name
  const page = pageUrl ? `${pageUrl}${name ? ` (${name})` : ''}` : 'hidden'
  const scores = `OriginScore ${originScore}, FraudRisk ${fraudRisk}`
  return `${page}: ${method}, distance ${distance}, ${Math.round(similarity * 100)} % alike, ${scores}`
}
