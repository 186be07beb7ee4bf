import { createHash, randomUUID } from 'node:crypto'
import { form } from './ask.mjs'
import { Bank } from './bank.mjs'
import { Claimant } from './claimant.mjs'
import { findCopies } from './find-copies.mjs'
import { openCases } from './open-cases.mjs'
import { Record } from './record.mjs'
import { NegotiatedCase } from './negotiated-case.mjs'
import { readSettings } from './settings.mjs'
import { addressOf } from './people.mjs'
import { Browser } from './browser.mjs'

const copies = {
  open: { desk: 'silence', fields: { mirror: 'yes' } },
  ended: { desk: 'silence', fields: { colour: 'grey' } },
  flooded: { desk: 'silence', shop: 'tea-hill-kiln', fields: { colour: 'warm' } },
}
/** Everything that a door can change, and nothing that happens by itself. */
const tables = [
  'negotiation',
  'negotiation_entry',
  'respondent_link',
  'respondent_address',
  'settlement_document',
  'claim_report',
]

/** The pages of the other sides of three cases, and strangers before them. */
export class Doors {
  /** @type {{ [copy: string]: { token: string, code: string, caseId: string, negotiation: NegotiatedCase } }} */
  of = {}
  strangers = 0
  /** @type {{ token: string, code: string } | undefined} once a link was replaced: the old one */
  replaced
  /** @type {{ token: string, code: string } | undefined} once a page was there too long: its link */
  outlived

  /** @param {import('./stack.mjs').Stack} stack @param {import('./settings.mjs').Settings} settings */
  constructor(stack, settings) {
    this.stack = stack
    this.settings = settings
    this.origin = stack.origin
  }

  /** Somebody who was never here: each is another network. */
  stranger() {
    this.strangers += 1
    return new Browser(this.origin, addressOf(this.strangers))
  }

  /** @returns {Promise<import('./browser.mjs').Answer>} what a stranger gets, in English */
  read(token, path = '') {
    return this.stranger().ask('GET', `/d/${token}${path}?lang=en`, { headers: asBrowser })
  }

  /** Sends a form of a door. */
  post(token, fields, { by = this.stranger(), headers = {} } = {}) {
    const body = new URLSearchParams({ form: randomUUID(), ...fields })
    return by.ask('POST', `/d/${token}?lang=en`, { body, headers: { ...asBrowser, ...headers } })
  }

  /** Sends a file by the form of a door, from a network of its own. */
  async postFile(token, { bytes, name, id = randomUUID() }) {
    const request = new Request(`${this.origin}/d/${token}/files`, {
      method: 'POST',
      body: form({ form: id, file: [new Blob([bytes]), name] }),
    })
    const headers = { ...asBrowser, 'content-type': request.headers.get('content-type') }
    return this.stranger().ask('POST', `/d/${token}/files?lang=en`, {
      body: Buffer.from(await request.arrayBuffer()),
      headers,
    })
  }

  /** Types a code. */
  type(code, by = this.stranger()) {
    return by.ask('POST', '/d?lang=en', { body: new URLSearchParams({ code }), headers: asBrowser })
  }

  /** @returns {Promise<string>} another one when anything that a door can change has changed */
  async standing() {
    const sums = tables.map(
      (table) =>
        `coalesce((SELECT string_agg(row::text, '|' ORDER BY row::text) FROM ${table} row), '') AS ${table}`,
    )
    const [row] = await this.query(`SELECT ${sums.join(', ')}`)
    return createHash('sha256').update(JSON.stringify(row)).digest('hex')
  }

  /** @returns {Promise<any[]>} rows of the service's database */
  query(sql) {
    const { databases } = this.settings
    if (!databases) throw new Error('the databases are not of this machine')
    return databases.query('enforcement', sql)
  }

  /** How many entries the record of a door has. */
  async entries(door) {
    return (await door.negotiation.read()).entries.length
  }
}

export const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/**
 * @param {import('./stack.mjs').Stack} stack
 * @param {Parameters<typeof findCopies>[2]} more copies with a case and a page, beside the three
 * @returns {Promise<Doors>}
 */
export async function openDoors(stack, more = {}) {
  const given = readSettings(['settlement'], {
    ...process.env,
    ORIGINSEAL_URL: stack.origin,
    MARKET_URL: stack.market,
    BANK_URL: stack.direct('sandbox-bank'),
    DATA_DIR: stack.dataDir,
    SCAN_SECONDS: '900',
  })
  const settings = /** @type {import('./settings.mjs').Settings} */ (given)
  const record = new Record(() => undefined)
  const wanted = { ...copies, ...more }
  const takedowns = Object.keys(wanted).length
  const claimant = await Claimant.register(settings, new Bank(settings.bank), record, takedowns)
  const cases = await openCases(claimant, await findCopies(settings, claimant, wanted, record), record)
  const doors = new Doors(stack, settings)
  for (const [name, row] of Object.entries(cases)) {
    const negotiation = new NegotiatedCase({ settings, claimant }, row)
    await negotiation.prepare(record)
    doors.of[name] = { ...(await secretsOf(negotiation)), caseId: row.id, negotiation }
  }
  return doors
}

/** What the claimant hands over now. */
export async function secretsOf(negotiation) {
  const { data } = await negotiation.claimant.call('GET', `${negotiation.path}/evidence-notice`, 200)
  return { token: new URL(data.link).pathname.slice('/d/'.length), code: data.code }
}
