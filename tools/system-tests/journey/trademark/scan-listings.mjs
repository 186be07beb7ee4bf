import { until } from '../../shared/until.mjs'
import { askJson, form } from '../../shared/ask.mjs'
import { drawPicture } from '../../shared/draw-picture.mjs'

/**
 * Offers a listing under the name and another beside it, has the connected sites searched, and keeps what was found to compare it.
 * @returns {Promise<string>} the search's id
 */
export async function scanListings({ market, seed }, member, name, record) {
  const offer = async (title) => {
    /** @type {[Blob, string]} */
    const image = [new Blob([await drawPicture(seed + 104_729)]), 'tea.png']
    const body = form({ shop: 'tea-hill-kiln', title, price: '320', image })
    const options = { method: 'POST', headers: { accept: 'application/json' }, body, status: 201 }
    return askJson(`${market}/listings`, options)
  }
  const under = await offer(`${name} 冷泡茶 十二入`)
  const other = await offer('素色帆布收納袋 大')
  const left = async () => {
    const { units } = await member.call('GET', '/api/units', 200)
    return units.find(({ unit }) => unit === 'scan')?.available ?? 0
  }
  await until(async () => (await left()) > 0, { what: 'the scan unit of the plan', within: 60_000 })
  const before = await left()
  const { scanId } = await member.call('POST', '/api/listing-scans', 202, { name })
  let scan
  await until(
    async () => {
      scan = (await member.call('GET', `/api/listing-scans/${scanId}`, 200)).data
      return scan.status !== 'processing'
    },
    { what: 'the search for listings to end', within: 180_000, every: 1_000 },
  )
  record.same(scan.status, 'completed', 'how the search ended')
  const pages = scan.listings.map(({ pageUrl }) => new URL(pageUrl).pathname)
  const at = pages.indexOf(new URL(under.url).pathname)
  record.expect(at !== -1, `the listing under ${name} is among ${pages.join(', ')}`)
  const { isName, field, passage, axes } = scan.listings[at]
  record.same([isName, field, passage], [true, 'title', name], 'what is said of the listing')
  record.same(axes.sound.pairs.length, [...name].length, 'the characters that are paired by sound')
  record.expect(!pages.includes(new URL(other.url).pathname), 'a listing of something else is accused')
  record.artefact(
    'listings',
    `${scan.listings.length} of ${scan.compared} compared: ${scan.listings.map((each) => each.passage).join(', ')}`,
  )
  await until(async () => (await left()) === before - 1, { what: 'the spent unit', within: 60_000 })
  record.artefact('scan units', `${before} → ${before - 1}`)
  const kept = await member.call('POST', '/api/quick-cases', 201, { pageUrl: under.url })
  record.same(
    new URL(kept.data.quickCase.pageUrl).pathname,
    new URL(under.url).pathname,
    'the page that is kept',
  )
  return scanId
}
