import { askJson, form } from './ask.mjs'
import { drawPicture } from './draw-picture.mjs'

/** The eight alterations, spread over the shops; `north-wind-film` is the one that only a browser can read. */
const copies = [
  { name: 'JPEG quality 40', shop: 'moonlit-prints', as: '海報', fields: { quality: '40' } },
  { name: 'resized to 50 %', shop: 'kapok-weavers', as: '抱枕', fields: { resize: '50' } },
  { name: 'mirrored', shop: 'tea-hill-kiln', as: '馬克杯', fields: { mirror: 'yes' } },
  { name: 'turned by 90°', shop: 'moonlit-prints', as: '明信片', fields: { turn: 'yes' } },
  { name: 'grey', shop: 'north-wind-film', as: '相紙輸出', fields: { colour: 'grey' } },
  { name: 'text over 15 %', shop: 'kapok-weavers', as: '帆布袋', fields: { overlay: 'yes' } },
  { name: 'bordered', shop: 'tea-hill-kiln', as: undefined, fields: { border: 'yes' } },
  { name: 'cropped to 70 %', shop: 'moonlit-prints', as: '筆記本', fields: { crop: '70' } },
]

/** @typedef {{ name: string, title: string, id: string, url: string, imageUrl: string }} Copy */

/**
 * Offers eight altered copies for sale, one of them under a title that no search for the work finds, and beside them
 * a different picture under the work's own title, which nobody may accuse.
 * @param {{ market: string, seed: number }} settings
 * @param {{ bytes: Buffer<ArrayBuffer>, filename: string, title: string }} work
 * @param {import('./record.mjs').Record} record
 * @returns {Promise<{ copies: Copy[], innocent: Copy }>}
 */
export async function postCopies({ market, seed }, { bytes, filename, title }, record) {
  const post = async (shop, listingTitle, picture, fields = {}) => {
    const body = form({
      shop,
      title: listingTitle,
      price: '480',
      image: [new Blob([picture]), filename],
      ...fields,
    })
    const options = { method: 'POST', headers: { accept: 'application/json' }, body, status: 201 }
    return { title: listingTitle, ...(await askJson(`${market}/listings`, options)) }
  }
  const posted = []
  for (const { name, shop, as, fields } of copies) {
    const copy = await post(shop, as ? `${title} ${as}` : `秋日特賣 第 ${seed % 1000} 號`, bytes, fields)
    posted.push({ name, ...copy })
    record.artefact(name, copy.url)
  }
  const innocent = await post('kapok-weavers', `${title} 掛毯`, await drawPicture(seed + 7_919))
  record.artefact('another picture', innocent.url)
  return { copies: posted, innocent }
}
