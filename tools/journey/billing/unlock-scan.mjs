import { until } from '../../chaos/until.mjs'
import { askJson, bearer } from '../ask.mjs'
import { drawPicture } from '../draw-picture.mjs'
import { postCopies } from '../steps/post-copies.mjs'
import { sealWork } from '../steps/seal-work.mjs'
import { watchScan } from '../steps/watch-scan.mjs'
import { Buyer } from './buyer.mjs'
import { checkPurchase } from './check-purchase.mjs'

/** A visitor without an account pays by card for the hidden links of one scan, and sees all of them. */
export async function unlockScan(settings, tools, record) {
  const { origin, seed } = settings
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
    const buyer = new Buyer(origin, seal.token, `visitor-${seed}@example.tw`)
    const { order, next } = await buyer.order({ kind: 'scan-unlock', scanId }, 'card')
    await tools.bank.press(await tools.bank.take(next))
    const attempt = next.fields.MerchantTradeNo
    await checkPurchase(tools, buyer, { orderId: order.id, attempt, price }, record)
    await until(async () => (await masked()) === 0, { what: 'all links to be shown', within: 60_000 })
    record.artefact('hidden links', await masked())
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
