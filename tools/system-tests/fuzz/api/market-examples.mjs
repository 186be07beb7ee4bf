/** Requests about prices and trademarks that succeed. */
import { askJson, bearer } from '../../shared/ask.mjs'

const name = '原印咖啡'
const invoice = { kind: 'person', email: 'fuzz@example.tw' }
const pack = { item: { kind: 'pack', pack: 'seal-pack' }, payment: 'card' }

const visit = (origin) => ({ event_id: crypto.randomUUID(), event_source_url: `${origin}/pricing` })

/**
 * @param {import('../../shared/stack.mjs').Stack} stack
 * @param {{ token: string }} person
 * @param {string} picture the path of a JPEG
 * @returns {Promise<Record<string, object[]>>} by operation; see `hooks.py` for what an example consists of
 */
export async function marketExamples({ origin }, { token }, picture) {
  const { data } = await askJson(`${origin}/api/trademark/watch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(token) },
    body: JSON.stringify({ name, class: [30] }),
  })
  // As a page's script sends them.
  const ownPage = { origin }
  return {
    quoteOrder: [{ body: pack }],
    placeOrder: [{ body: { ...pack, invoice, startNow: true } }],
    searchTrademarks: [{ query: { name } }],
    analyseTrademark: [{ body: { name, class: [30, 43] } }],
    classifyGoods: [{ body: { description: '我們開咖啡館，也賣自己烘的咖啡豆' } }],
    watchTrademark: [{ body: { name: '清晨海岸', class: [16] } }],
    endTrademarkWatch: [{ path: { id: data.watch.id } }],
    searchMarkPictures: [{ body: {}, file: picture, fileField: 'picture', mediaType: 'multipart/form-data' }],
    readTrademarkRegister: [{}],
    receiveConversionEvent: [{ headers: ownPage, body: { ...visit(origin), event_name: 'PageView' } }],
    receiveVisitEvent: [{ headers: ownPage, body: { ...visit(origin), event_name: 'page_view' } }],
    sendContactMessage: [
      { body: { kind: 'question', name: '林原印', email: 'fuzz@example.tw', message: '價目含稅嗎？' } },
    ],
  }
}
