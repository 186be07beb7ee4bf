import { ask } from '../../shared/ask.mjs'

const sold = '我們開咖啡館，也賣自己烘的咖啡豆'
/** No word of these may be said of a name. */
const forbidden = /可以註冊|保證註冊|不會侵權|\bavailable\b|\bcan be registered\b/iu

/** @param {import('../../shared/buyer.mjs').Buyer} member @returns {Promise<number[]>} the classes */
export async function analyseName(member, name, record) {
  const { data: classified } = await member.call('POST', '/api/trademark/smart-classify', 200, {
    description: sold,
  })
  const suggested = classified.suggestions.filter(({ level }) => level !== 'maybe').map((each) => each.class)
  record.expect(suggested.includes(43) && suggested.includes(30), `a café is classes ${suggested.join(', ')}`)
  record.artefact('classes', suggested.join(', '))
  const request = { name, desc: sold, class: suggested }
  const analysed = await member.call('POST', '/api/trademark/analysis', 200, request)
  const again = await member.call('POST', '/api/trademark/analysis', 200, request)
  record.same(again.data.items, analysed.data.items, 'the items of the same request')
  const { snapshot, items, method, notSearched } = analysed.data
  record.artefact('register', `${snapshot.sources.join(', ')}, ${snapshot.date}, ${snapshot.rows} marks`)
  record.artefact('method', method)
  for (const { text, level, classes } of items.slice(0, 5))
    record.artefact(level, `${text} (${classes.join(', ')})`)
  record.expect(snapshot.rows < 1_000 || items.length > 0, 'a register of thousands has nothing to show')
  record.expect(notSearched.includes('well-known-status'), 'it is not said what was not searched')
  record.expect(!forbidden.test(JSON.stringify(analysed)), 'the answer promises what nobody can')
  const search = `${member.origin}/api/trademark/search?name=${encodeURIComponent(name)}&class=${suggested.join(',')}`
  const { data } = await (await ask(search)).json()
  record.same(
    data.items.slice(0, 3).map(({ applNo }) => applNo),
    items.slice(0, 3).map(({ applNo }) => applNo),
    'what somebody without an account is shown first',
  )
  return suggested
}
