/** Requests about prices and trademarks that succeed. */
import { askJson, bearer } from '../../journey/ask.mjs'

const name = '原印咖啡'
const invoice = { kind: 'person', email: 'fuzz@example.tw' }
const pack = { item: { kind: 'pack', pack: 'seal-pack' }, payment: 'card' }

/** @returns {Promise<Record<string, object[]>>} by operation; see `hooks.py` for what an example consists of */
export async function marketExamples({ origin }, { token }) {
  const found = await askJson(`${origin}/api/trademark/search?name=${encodeURIComponent(name)}`)
  const post = (path, body, status) =>
    askJson(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token) },
      body: JSON.stringify(body),
      status,
    })
  const { data } = await post('/api/trademark/watch', { name, class: [30] }, 200)
  return {
    quoteOrder: [{ body: pack }],
    placeOrder: [{ body: { ...pack, invoice, startNow: true } }],
    searchTrademarks: [{ query: { name: found.data.items[0]?.text ?? name } }],
    analyseTrademark: [{ body: { name, class: [30, 43] } }],
    classifyGoods: [{ body: { description: '我們開咖啡館，也賣自己烘的咖啡豆' } }],
    watchTrademark: [{ body: { name: '清晨海岸', class: [16] } }],
    endTrademarkWatch: [{ path: { id: data.watch.id } }],
    readTrademarkRegister: [{}],
    sendContactMessage: [
      { body: { kind: 'question', name: '林原印', email: 'fuzz@example.tw', message: '價目含稅嗎？' } },
    ],
  }
}
