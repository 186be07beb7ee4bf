import { until } from './until.mjs'
import { ask, askJson } from './ask.mjs'

/** A negotiation about one case, from the claimant's side. */
export class NegotiatedCase {
  /**
   * @param {{ settings: import('./settings.mjs').Settings, claimant: import('./claimant.mjs').Claimant }} parties
   * @param {{ id: string, number: string }} row of the list of cases
   */
  constructor({ settings, claimant }, { id, number }) {
    this.settings = settings
    this.claimant = claimant
    this.id = id
    this.number = number
    this.path = `/api/cases/${id}/negotiation`
  }

  /** Prepares it and hands the link over. @returns {Promise<string>} the address of the other side's page */
  async prepare(record) {
    await this.claimant.call('POST', this.path, 201, { claimantName: '林小原插畫工作室' })
    return this.handOver(record)
  }

  /** Hands over the link that it has now. @returns {Promise<string>} the link */
  async handOver(record) {
    const { data } = await this.claimant.call('GET', `${this.path}/evidence-notice`, 200)
    await this.act({ act: 'invitation-sent' })
    for (const text of Object.values(data.short))
      record.expect(text.includes(data.link), 'the short notice does not name the link')
    record.artefact('link', data.link)
    return data.link
  }

  /** @returns {Promise<any>} the negotiation after it */
  async act(act) {
    return (await this.claimant.call('POST', `${this.path}/acts`, 200, act)).data
  }

  async read() {
    return (await this.claimant.call('GET', this.path, 200)).data
  }

  /** Signs what the other side has signed. */
  async sign() {
    const { agreement } = await this.read()
    const { legalName: signedName } = this.claimant
    return this.act({ act: 'sign', termsHash: agreement.termsHash, signedName, acceptsRespondent: true })
  }

  /** Waits for the licence that the settlement gives. */
  licensed() {
    return until(async () => (await this.read()).licence?.endedAt === null, {
      what: 'the licence',
      within: 60_000,
      every: 500,
    })
  }

  /** The settlement as either side gets it. @returns {Promise<[Buffer, Buffer]>} the claimant's, the other side's */
  async settlements(link) {
    const theirs = await ask(`${link}/settlement`)
    const ours = await ask(`${this.settings.origin}${this.path}/settlement`, {
      headers: { authorization: `Bearer ${this.claimant.member.token}` },
    })
    const bytes = async (answer) => Buffer.from(await answer.arrayBuffer())
    return [await bytes(ours), await bytes(theirs)]
  }

  /** A link that was replaced leads nowhere. */
  async replaceLink(link, record) {
    await this.claimant.call('POST', `${this.path}/links`, 204)
    await ask(link, { status: 404 })
    const { data } = await askJson(`${this.settings.origin}${this.path}/evidence-notice`, {
      headers: { authorization: `Bearer ${this.claimant.member.token}` },
    })
    record.expect(data.link !== link, 'the link is the old one')
    return data.link
  }
}
