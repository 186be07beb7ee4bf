import { until } from '../../shared/until.mjs'

/**
 * Keeps a member's units by itself: what the catalogue says that each purchase brings is added up here, and compared with
 * the balances that are shown, and with the sum of the account's lines.
 */
export class AccountOfUnits {
  /** @type {Record<string, number>} by unit */
  expected = {}

  /** @param {import('../../shared/buyer.mjs').Buyer} buyer */
  constructor(buyer) {
    this.buyer = buyer
  }

  /** What is there after the registration, once it no longer grows. */
  async begin(record) {
    this.catalogue = await this.buyer.call('GET', '/api/catalogue', 200)
    await until(async () => (await this.lines()).length > 0, { what: 'the units of the registration' })
    this.expected = await this.settled()
    this.print(record)
  }

  /** @param {Record<string, number>} units of the catalogue; those that nobody can spend yet do not arrive */
  add(units, times = 1) {
    for (const [unit, count] of Object.entries(units)) {
      if (this.catalogue.coming.includes(unit)) continue
      this.expected[unit] = (this.expected[unit] ?? 0) + times * count
    }
  }

  plan(name) {
    return this.catalogue.plans.find(({ plan }) => plan === name)
  }

  pack(name) {
    return this.catalogue.packs.find(({ pack }) => pack === name)
  }

  /** @throws unless balances and lines both come to what was added up here */
  async compare(record, what) {
    const isThere = async () =>
      same(await this.balances(), this.expected) && same(sumOf(await this.lines()), this.expected)
    await until(isThere, {
      what: `the units after ${what}: ${JSON.stringify(this.expected)}`,
      within: 60_000,
    })
    record.same(
      sorted(sumOf(await this.lines())),
      sorted(this.expected),
      `the sum of the lines after ${what}`,
    )
    this.print(record)
  }

  print(record) {
    record.artefact('units', JSON.stringify(sorted(this.expected)))
  }

  /** Balances that two looks a second apart agree in. */
  async settled() {
    let last = await this.balances()
    await until(
      async () => {
        const now = await this.balances()
        const isSame = same(now, last) && same(sumOf(await this.lines()), now)
        last = now
        return isSame
      },
      { what: 'balances at rest', every: 1_000 },
    )
    return last
  }

  async balances() {
    const { units } = await this.buyer.call('GET', '/api/units', 200)
    return Object.fromEntries(units.filter(({ isComing }) => !isComing).map((u) => [u.unit, u.available]))
  }

  async lines() {
    const lines = []
    for (let cursor = ''; cursor !== null;) {
      const query = cursor === '' ? '' : `?cursor=${cursor}`
      const { data } = await this.buyer.call('GET', `/api/units/lines${query}`, 200)
      lines.push(...data.lines)
      cursor = data.nextCursor
    }
    return lines
  }
}

function sumOf(lines) {
  const sums = {}
  for (const { unit, quantity } of lines) sums[unit] = (sums[unit] ?? 0) + quantity
  return sums
}

const sorted = (units) =>
  Object.fromEntries(
    Object.entries(units)
      .filter(([, count]) => count !== 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
const same = (one, other) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
