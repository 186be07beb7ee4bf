import { randomUUID } from 'node:crypto'
import { until } from './until.mjs'
import { askJson, bearer, form } from './ask.mjs'
import { drawPicture } from './draw-picture.mjs'
import { watchScan } from './watch-scan.mjs'

/** What the abuse desk is to do with a notice about each copy (sandbox-market's README). */
export const scenarios = {
  removed: { desk: 'remove', fields: { mirror: 'yes' } },
  rejected: { desk: 'reject', fields: { colour: 'grey' } },
  countered: { desk: 'counter', fields: { quality: '40' } },
  late: { desk: 'late', fields: { resize: '50' } },
  relapsed: { desk: 'relapse', fields: { colour: 'warm' } },
  cloudflare: { desk: 'silence', shop: 'tea-hill-kiln', fields: { colour: 'cool' } },
  byHand: { desk: 'silence', fields: { border: 'yes' } },
}

/**
 * Seals a picture as a member, offers altered copies of it for sale, and scans.
 * @template {string} Name
 * @param {{ origin: string, market: string, seed: number, patienceMs: number }} settings
 * @param {import('./claimant.mjs').Claimant} claimant
 * @param {Record<Name, { desk: string, seller?: string, shop?: string, fields: Record<string, string> }>} copies
 * @param {import('./record.mjs').Record} record
 * @returns {Promise<Record<Name, string>>} the copies' pages
 */
export async function findCopies(settings, claimant, copies, record) {
  const { origin, seed } = settings
  const headers = bearer(claimant.member.token)
  const bytes = await drawPicture(seed)
  const title = `旅程 ${seed.toString(36)}`
  const { data } = await askJson(`${origin}/protect/trial`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: form({
      realName: claimant.legalName,
      email: claimant.email,
      phone: '0912345678',
      title,
      keywords: '',
      agreePolicy: 'true',
      file: [new Blob([bytes]), `enforcement-${seed}.jpg`],
    }),
    status: 201,
  })
  record.artefact('work', data.file.id)
  const pages = /** @type {Record<Name, string>} */ ({})
  for (const [name, { desk, seller, shop = 'moonlit-prints', fields }] of Object.entries(copies)) {
    const description = `復刻海報 desk:${desk}${seller ? ` seller:${seller}` : ''}`
    pages[name] = await offer(settings.market, {
      bytes,
      title: `${title} ${name}`,
      description,
      shop,
      fields,
    })
    record.artefact(`copy: ${name}`, pages[name])
  }
  await anchored(origin, data.file.id, headers)
  const scan = await askJson(`${origin}/protect/trial/files/${data.file.id}/scan`, {
    method: 'POST',
    headers,
    status: 202,
  })
  await watchScan(settings, scan, record)
  return pages
}

async function offer(market, { bytes, title, description, shop, fields }) {
  const body = form({
    shop,
    title,
    price: '480',
    description,
    image: [new Blob([bytes]), 'copy.jpg'],
    ...fields,
  })
  const options = { method: 'POST', headers: { accept: 'application/json' }, body, status: 201 }
  return (await askJson(`${market}/listings`, options)).url
}

/** A notice names the certificate, which there is once the seal stands in a block. */
const anchored = (origin, id, headers) =>
  until(
    async () =>
      Boolean((await askJson(`${origin}/protect/trial/files/${id}`, { headers })).data.file.tx_hash),
    { what: 'the transaction of the seal', within: 60_000 },
  )
