import { until } from './until.mjs'
import { Buyer } from './buyer.mjs'
import { checkPurchase } from './check-purchase.mjs'

/** Ticked for each notice: what the American and the Taiwanese rules want to be said. */
const ticked = ['US-v', 'US-vi-accuracy', 'US-vi-authority', 'TW-5', 'TW-6', 'EU-d']
const legalName = '林原印'
/** In each notice. */
const usualStatements = {
  workDescription: '一幅數位插畫：清晨的海岸與遠山。',
  originalUrls: ['https://yuan.example/works/morning'],
  reasons: '賣家未經授權販售本作品的重製物。',
  exception: 'none',
  noLicence: true,
  ticked,
}

/** A member who has copies taken down. */
export class Claimant {
  /** @param {Buyer} member @param {string} password */
  constructor(member, password) {
    this.member = member
    this.password = password
    this.email = member.email
    this.legalName = legalName
    this.identity = {
      role: 'owner',
      legalName,
      address: { lines: '重慶南路一段 122 號', city: '台北市', region: '台北市', country: 'TW' },
      phone: '+886223456789',
    }
  }

  /** Somebody new with so many takedowns or more, as packs have them. */
  static async register(settings, bank, record, takedowns = 1) {
    const { origin, seed, mails } = settings
    const member = await Buyer.register(origin, seed, 'claimant', mails)
    const claimant = new Claimant(member, `correct horse ${seed}`)
    await claimant.ensurePlan(bank, mails, record)
    let bought = 0
    while (bought < takedowns) bought += await claimant.buyPack(bank, mails, record)
    await until(async () => (await claimant.takedowns()) >= bought, {
      what: 'the takedowns',
      within: 60_000,
    })
    record.artefact('takedowns', await claimant.takedowns())
    return claimant
  }

  /** @returns {Promise<number>} the takedowns that the pack has */
  async buyPack(bank, mails, record) {
    const { coming } = await this.member.call('GET', '/api/catalogue', 200)
    record.expect(!coming.includes('takedown'), 'takedowns are not sold')
    const { takedown } = await this.buy('dmca-pack', bank, mails, record)
    record.expect(takedown > 0, 'the pack of takedowns has none')
    return takedown
  }

  /** Waits until they are there. */
  async buyScans(bank, mails, record) {
    const before = await this.available('scan')
    const { scan } = await this.buy('scan-pack', bank, mails, record)
    await until(async () => (await this.available('scan')) >= before + scan, {
      what: 'the scans',
      within: 60_000,
    })
  }

  /** @returns {Promise<Record<string, number>>} the units that the pack has */
  async buy(pack, bank, mails, record) {
    const { member } = this
    const { packs } = await member.call('GET', '/api/catalogue', 200)
    const { price, units } = packs.find((each) => each.pack === pack)
    await this.pay({ kind: 'pack', pack }, price, { bank, mails }, record)
    return units
  }

  /** The first to register on a day are given a plan; who is later sees all links of a scan by one that is bought. */
  async ensurePlan(bank, mails, record) {
    const { plan } = await this.call('GET', '/api/subscription', 200)
    if (plan !== 'free') return
    const { plans } = await this.call('GET', '/api/catalogue', 200)
    const { price } = plans.find((each) => each.plan === 'basic')
    await this.pay({ kind: 'plan', plan: 'basic', interval: 'month' }, price.month, { bank, mails }, record)
  }

  async pay(item, price, { bank, mails }, record) {
    const { order, next } = await this.member.order(item, 'card')
    await bank.press(await bank.take(next))
    const purchase = { orderId: order.id, attempt: next.fields.MerchantTradeNo, price }
    await checkPurchase({ bank, mails }, this.member, purchase, record)
  }

  call(method, path, status, body) {
    return this.member.call(method, path, status, body)
  }

  takedowns() {
    return this.available('takedown')
  }

  async available(wanted) {
    const { units } = await this.call('GET', '/api/units', 200)
    return units.find(({ unit }) => unit === wanted).available
  }

  read(caseId) {
    return this.call('GET', `/api/cases/${caseId}`, 200)
  }

  async correspondence(caseId) {
    return (await this.call('GET', `/api/cases/${caseId}/correspondence`, 200)).data
  }

  /** Waits until a case is in one of the states. @returns {Promise<any>} the case */
  async caseIn(caseId, states, within = 90_000) {
    let read
    await until(async () => states.includes((read = await this.read(caseId)).state), {
      what: `the case to be ${states.join(' or ')}`,
      within,
      every: 500,
    })
    return read
  }

  /** Waits for a mail of the platform that says so. @returns {Promise<any>} the mail */
  async mail(caseId, kind, within = 90_000) {
    let found
    const isThere = async () =>
      (found = (await this.correspondence(caseId)).mails.find((mail) => mail.kind === kind)) !== undefined
    await until(isThere, { what: `the mail that says ${kind}`, within, every: 500 })
    return found
  }

  /** Who speaks in the notices. */
  async saysWho() {
    await this.call('POST', '/api/claimant', 200, { ...this.identity, proof: await this.proof() })
  }

  /** Drafts the next notice of a case. @param {object} more such as the channel that is chosen */
  async drafts(caseId, more = {}) {
    const statements = { ...usualStatements, ...more }
    const { data } = await this.call('POST', `/api/cases/${caseId}/notice`, 200, statements)
    return { statements, data }
  }

  /** Drafts and signs the next notice of a case. @param {object} more such as the channel that is chosen */
  async signs(caseId, more, record) {
    const { data } = await this.drafts(caseId, more)
    record.same(data.faults, [], 'what the notice misses')
    record.artefact('channel', `${data.channelId} (${data.regime})`)
    await this.call('POST', `/api/cases/${caseId}/signature`, 200, {
      contentSha256: data.contentSha256,
      signedName: legalName,
      proof: await this.proof(),
    })
    return data
  }

  /** Waits until the bell has told of a case. */
  async bell(kind, caseId, record) {
    const isThere = async () => {
      const { data } = await this.call('GET', '/api/notifications?limit=50', 200)
      return data.notifications.some((each) => each.kind === kind && each.subjectId === caseId)
    }
    await until(isThere, { what: `the bell to tell of ${kind}`, within: 60_000, every: 500 })
    record.artefact('bell', kind)
  }

  async proof() {
    const { data } = await this.call('POST', '/api/account/step-ups', 200, { password: this.password })
    return data.proof
  }
}
