import { setTimeout as pause } from 'node:timers/promises'
import { ask, formBody, json } from './ask.mjs'
import { buySeals, spendTwoSeals } from './buyers.mjs'
import { follow } from './follow.mjs'
import { drawBlocks } from './pictures.mjs'

const visitor = { realName: '林原印', email: 'chaos@example.tw', phone: '0912345678' }
/** A person gives up sooner; a program that was told to come again does not. */
const tryFor = 180_000
/** One scan for so many other requests; ms, at 20 a second. */
const scanEvery = 20_000
/** A scan that takes longer is none of a system at rest. */
const watchFor = 1_200_000

/**
 * What a request is, by a draw from 0 to 1: the first whose bound is above it. One of ten seals a work.
 * @type {[kind: string, below: number][]}
 */
const shares = [
  ['verify', 0.4],
  ['read', 0.62],
  ['page', 0.78],
  ['repeat', 0.84],
  ['register', 0.865],
  ['buy', 0.88],
  ['spend', 0.9],
  ['seal', 1],
]

/**
 * Asks the product as people do, all the time, and keeps the ledger. A command that got no final answer is tried again
 * under its key, as the product's own web does.
 */
export class Load {
  /** @type {Set<Promise<unknown>>} */
  running = new Set()
  stopped = false
  seed = (Date.now() % 1_000_000) * 1_000
  lastScan = 0

  /** @param {{ origin: string }} stack @param {import('./ledger.mjs').Ledger} ledger @param {number} perSecond */
  constructor(stack, ledger, perSecond) {
    this.stack = stack
    this.ledger = ledger
    this.perSecond = perSecond
  }

  start() {
    this.loop = this.go()
  }

  /** No new requests; resolves when every command has its end, or has been tried for three minutes. */
  async stop() {
    this.stopped = true
    await this.loop
    await Promise.all(this.running)
  }

  async go() {
    for (let next = Date.now(); !this.stopped; next += 1_000 / this.perSecond) {
      await pause(Math.max(0, next - Date.now()))
      // Open loop: what is slow does not slow down those who come after it.
      const one = this.one().finally(() => this.running.delete(one))
      this.running.add(one)
    }
  }

  async one() {
    const draw = Math.random()
    const [kind] = shares.find(([, below]) => draw < below) ?? ['seal']
    const seals = this.ledger.acknowledged('seal')
    const some = seals[Math.floor(Math.random() * seals.length)]
    // Nothing else can be asked before; twenty at once would be no usual load.
    if (!some) return (this.first ??= this.seal().finally(() => (this.first = undefined)))
    if (kind === 'seal') return this.seal()
    if (Date.now() - this.lastScan > (scanEvery * 20) / this.perSecond) return this.scan(some)
    if (kind === 'register') return this.register()
    if (kind === 'buy') return buySeals(this)
    if (kind === 'spend') return spendTwoSeals(this)
    if (kind === 'repeat') return this.repeat(some)
    return this.question(kind, some)
  }

  async question(kind, { answer: { id, token } }) {
    /** @type {Record<string, [path: string, options: Parameters<typeof ask>[2]]>} */
    const questions = {
      verify: [`/api/verify/${id}`, {}],
      read: [`/protect/trial/files/${id}`, { headers: { authorization: `Bearer ${token}` } }],
      page: ['/', { headers: { accept: 'text/html' } }],
    }
    const began = performance.now()
    const { status, text } = await ask(this.stack.origin, ...questions[kind])
    this.ledger.questions.asked += 1
    if (status === 200) {
      this.ledger.questions.answered += 1
      this.ledger.times.push(performance.now() - began)
      return
    }
    this.ledger.noteFailure(kind, status, text)
    if (status >= 400 && status < 500 && status !== 429) {
      this.ledger.wrong.push(`${kind} of an acknowledged work answered ${status}: ${text.slice(0, 200)}`)
    }
  }

  /** @returns {Promise<import('./ledger.mjs').Command>} */
  async seal(title = `混沌 ${this.seed + 1}`) {
    const { sha256, form } = await this.draw(title)
    const command = this.ledger.begin('seal', { sha256, form })
    await this.insist(command, '/protect/trial', form, 201, ({ data }) => ({
      id: data.file.id,
      token: data.trialToken,
    }))
    return command
  }

  /** A new picture, and the form that it is sealed with. */
  async draw(title) {
    this.seed += 1
    const { bytes, sha256, name } = await drawBlocks(this.seed)
    const fields = { ...visitor, title, keywords: '', agreePolicy: 'true' }
    return { sha256, form: await formBody({ ...fields, file: { name, bytes } }) }
  }

  /** The same key and the same body again: the same answer, or for a while none. */
  async repeat({ key, about, answer }) {
    const { headers, body } = about.form
    const again = await ask(this.stack.origin, '/protect/trial', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body,
    })
    if (again.status !== 201) return
    const id = json(again.text)?.data.file.id
    if (id !== answer.id) this.ledger.wrong.push(`the key ${key} gave ${answer.id} and then ${id}`)
  }

  /** A scan of a work that is there, beside those that come by themselves. */
  async scanNow() {
    await this.scan(this.ledger.acknowledged('seal')[0])
  }

  async register() {
    const name = crypto.randomUUID().replaceAll('-', '')
    const email = `${name}@example.tw`
    const password = `Zq7-${name}`
    const command = this.ledger.begin('register', { email, password })
    const body = JSON.stringify({
      email,
      password,
      realName: '陳原印',
      phone: `09${String(parseInt(name.slice(0, 8), 16) % 100_000_000).padStart(8, '0')}`,
    })
    const form = { headers: { 'content-type': 'application/json' }, body }
    await this.insist(command, '/auth/register', form, 201, (answer) => answer)
  }

  async scan({ answer: { id, token } }) {
    this.lastScan = Date.now()
    const command = this.ledger.begin('scan', { workId: id, token })
    const form = { headers: { authorization: `Bearer ${token}` }, body: undefined }
    await this.insist(command, `/protect/trial/files/${id}/scan`, form, 202, ({ scanId, progressToken }) => ({
      scanId,
      progressToken,
    }))
    if (command.acknowledged) this.watch(command)
  }

  /** Reads the progress beside everything else; the checker compares it with what was said. */
  watch({ answer: { scanId, progressToken } }) {
    const url = `${this.stack.origin}/api/scans/${scanId}/stream?token=${encodeURIComponent(progressToken)}`
    const stream = { scanId, ids: [], isOver: false, pieces: 0 }
    this.ledger.streams.push(stream)
    const until = Date.now() + watchFor
    void follow(url, stream, () => Date.now() > until)
  }

  /** Tries until the answer is final: `wanted`, or the error `end` that is one. A refusal of a command that is right is noted as wrong, but for 'come again'. */
  async insist(command, path, { headers, body }, wanted, read, end) {
    for (let wait = 250; Date.now() - command.began < tryFor; wait = Math.min(4_000, wait * 2)) {
      command.tries += 1
      const began = performance.now()
      const { status, text } = await ask(this.stack.origin, path, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': command.key },
        body,
      })
      command.statuses.push(status)
      if (status === wanted || (end !== undefined && json(text)?.code === end)) {
        if (command.tries === 1) this.ledger.times.push(performance.now() - began)
        command.acknowledged = Date.now()
        command.answer = read(json(text))
        return
      }
      if (command.tries === 1) this.ledger.noteFailure(command.kind, status, text)
      if (status >= 400 && status < 500 && ![401, 404, 408, 409, 425, 429].includes(status)) break
      // A work is known to the other services a moment after its seal: until then it is 404 there.
      if (status === 409 && json(text)?.code === 'FILE_ALREADY_PROTECTED') break
      await pause(wait)
    }
    this.ledger.wrong.push(
      `${command.kind} ${command.key} ended with ${command.statuses.slice(-3).join(', ')}`,
    )
  }
}
