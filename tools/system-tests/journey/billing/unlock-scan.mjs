import { until } from '../../shared/until.mjs'
import { randomUUID } from 'node:crypto'
import { ask, askJson, bearer } from '../../shared/ask.mjs'
import { drawPicture } from '../../shared/draw-picture.mjs'
import { postCopies } from '../../shared/post-copies.mjs'
import { sealWork, visitor } from '../../shared/seal-work.mjs'
import { watchScan } from '../../shared/watch-scan.mjs'
import { Buyer } from '../../shared/buyer.mjs'
import { checkPurchase } from '../../shared/check-purchase.mjs'
import { tokenFor } from '../../shared/mails.mjs'

/** A visitor without an account pays by card for the hidden links of one scan, and sees all of them. */
export async function unlockScan(settings, tools, record) {
  const { origin, seed } = settings
  const email = `visitor-${seed}@example.tw`
  const { seal, scanId } = await record.step('A visitor seals and scans', () => findCopies(settings, record))
  const headers = bearer(seal.token)
  const findings = async () =>
    (await askJson(`${origin}/protect/trial/scans/${scanId}`, { headers })).data.findings
  const masked = async () => (await findings()).filter((finding) => finding.masked).length
  await record.step('All links of the scan by card', async () => {
    const hidden = await masked()
    record.expect(hidden > 0, 'nothing is hidden, so there is nothing to pay for')
    record.artefact('hidden links', hidden)
    const { packs } = await askJson(`${origin}/api/catalogue`)
    const price = packs.find(({ pack }) => pack === 'scan-unlock').price
    const buyer = new Buyer(origin, seal.token, email)
    const { order, next } = await buyer.order({ kind: 'scan-unlock', scanId }, 'card')
    await tools.bank.press(await tools.bank.take(next))
    const attempt = next.fields.MerchantTradeNo
    await checkPurchase(tools, buyer, { orderId: order.id, attempt, price }, record)
    await until(async () => (await masked()) === 0, { what: 'all links to be shown', within: 60_000 })
    record.artefact('hidden links', await masked())
  })
  await record.step('The link of the order’s mail, in another browser', async () => {
    if (tools.mails === undefined) return record.omit('the link of the mail: a server sends the mails')
    const token = await openLink(origin, await tokenFor(tools.mails, visitor.email, '/order-link'))
    const scan = `${origin}/protect/trial/scans/${scanId}`
    const { data } = await askJson(scan, { headers: bearer(token) })
    record.same(data.findings, await findings(), 'the findings by the token of the link')
    await refuseClaim(settings, token)
    record.artefact('order link', 'opens the scan with all links; nobody else’s account takes it over')
  })
  return { email }
}

const posted = (origin, body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin, 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
})

/** @returns {Promise<string>} the trial token that the link is exchanged for */
async function openLink(origin, link) {
  const { data } = await askJson(`${origin}/api/order-links`, posted(origin, { link }))
  return data.token
}

/** Somebody whose address is not the visitor's can't make the trial theirs by it. */
async function refuseClaim({ origin, seed, mails }, trialToken) {
  const stranger = await Buyer.register(origin, seed + 7, 'stranger', mails)
  const { headers, ...claim } = posted(origin, { trialToken })
  await ask(`${origin}/api/account/trial-works`, {
    ...claim,
    headers: { ...headers, ...bearer(stranger.token) },
    status: 422,
  })
}

async function findCopies(settings, record) {
  const { origin, seed } = settings
  const bytes = await drawPicture(seed)
  const work = { bytes, filename: `billing-${seed}.jpg`, title: `旅程 ${seed.toString(36)}` }
  const seal = await sealWork(settings, work, record)
  await postCopies(settings, work, record)
  const scan = await askJson(`${origin}/protect/trial/files/${seal.id}/scan`, {
    method: 'POST',
    headers: bearer(seal.token),
    status: 202,
  })
  await watchScan(settings, scan, record)
  return { seal, scanId: scan.scanId }
}
