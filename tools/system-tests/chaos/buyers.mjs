import { ask, json } from './ask.mjs'

/** So many of the first members buy and spend: often enough to meet the last unit. */
const buyers = 6
/** How the bank tells of a payment; of one that it does not tell, the product would ask only minutes later. */
const notices = ['usual', 'five-times', 'two-at-once']
const someOf = (list) => list[Math.floor(Math.random() * list.length)]

/** A member with a token; undefined while there is none. @param {import('./load.mjs').Load} load */
async function someMember({ stack, ledger }) {
  const member = someOf(ledger.acknowledged('register').slice(0, buyers))
  if (!member) return undefined
  const { email: identifier, password } = member.about
  // A token is good for some minutes only.
  const login = await ask(stack.origin, '/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password }),
  })
  if (login.status !== 200) return undefined
  return { headers: { authorization: `Bearer ${json(login.text).token}` } }
}

/** A member orders 20 seals, and pays them at the bank, which tells of it once or oftener. */
export async function buySeals(load) {
  const member = await someMember(load)
  if (!member) return
  const command = load.ledger.begin('buy', {})
  const body = JSON.stringify({
    item: { kind: 'pack', pack: 'seal-pack' },
    payment: 'card',
    invoice: { kind: 'person', email: 'buyer@example.tw' },
    startNow: true,
  })
  const headers = { ...member.headers, 'content-type': 'application/json' }
  await load.insist(command, '/api/orders', { headers, body }, 201, (placed) => placed)
  if (command.acknowledged) await pay(command.answer.next)
}

/** At the bank, of which nothing is taken away. @throws unless it takes the order and the payment */
async function pay({ action, fields }) {
  const taken = await post(action, fields)
  const page = new URL(String(taken.headers.get('location')), action)
  await post(page, { outcome: 'approved', notices: someOf(notices) })
}

async function post(url, fields) {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`the bank answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** A member seals two pictures at once; where one seal is left, one of them hears that nothing is. */
export async function spendTwoSeals(load) {
  const member = await someMember(load)
  if (member) await Promise.all([spendSeal(load, member), spendSeal(load, member)])
}

async function spendSeal(load, { headers }) {
  const { sha256, form } = await load.draw('會員的混沌')
  const command = load.ledger.begin('spend', { sha256 })
  const sent = { headers: { ...form.headers, ...headers }, body: form.body }
  const read = (answer) => ({ id: answer.data?.file.id })
  await load.insist(command, '/protect/trial', sent, 201, read, 'QUOTA_EXHAUSTED')
}
