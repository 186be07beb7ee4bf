import { z } from 'zod'
import {
  addressesOf,
  errorsOf,
  dailyShareOf,
  needsFourEyes,
  parameterNamesOf,
  type EndpointDefinition,
} from './endpoint'
import { endpoints, publicEndpoints } from './endpoints'
import { errors } from './errors'
import { permissions, type Permission } from './permissions'

const all = Object.entries(endpoints)
/** Whether a list without an end is in what the schema allows. */
function hasOpenArray(schema: z.ZodType): boolean {
  const json = JSON.stringify(
    z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }),
    (_, part: unknown) => (isArray(part) && part.maxItems === undefined ? 'open array' : part),
  )
  return json.includes('open array')
}
const isArray = (part: unknown): part is { type: 'array'; maxItems?: number } =>
  typeof part === 'object' && part !== null && 'type' in part && part.type === 'array'

const changes = ({ method }: EndpointDefinition): boolean => method !== 'GET'

describe('endpoints', () => {
  it('bear the name of their constant', () => {
    expect(all.filter(([constant, { name }]) => name !== constant)).toEqual([])
  })

  it('are each alone at their method and address', () => {
    const served = all.flatMap(([, endpoint]) =>
      addressesOf(endpoint).map((path) => `${endpoint.method} ${path.replaceAll(/:\w+/gu, ':')}`),
    )
    expect(served.filter((one, index) => served.indexOf(one) !== index)).toEqual([])
  })

  it('say whether a repetition has an effect, where they change something', () => {
    const silent = all.filter(([, one]) => changes(one) !== (one.idempotency !== undefined))
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it('have one effect per key or none further, but for those that open something for whoever asks', () => {
    const unprotected = all.filter(([, { idempotency }]) => idempotency === 'none')
    expect(unprotected.map(([name]) => name).toSorted()).toEqual([
      'askPasskey',
      'askPasskeyAtLogin',
      'exchange',
      'login',
      'passSecondFactor',
      'stepUp',
    ])
  })

  it('say what they leave in the audit log, where only administrators may call them, and nowhere else', () => {
    const isAdministrators = ({ access }: EndpointDefinition): boolean =>
      permissions[access as Permission]?.join() === 'admin'
    const wrong = all.filter(([, one]) => isAdministrators(one) !== (one.audit !== undefined))
    expect(wrong.map(([name]) => name)).toEqual([])
    const silent = all.filter(([, { audit }]) => audit === 'none')
    expect(silent.map(([name]) => name).toSorted()).toEqual([
      'countCatalogueHolders',
      // Kinds of jobs and why they failed, without addresses; nothing of anybody.
      'listAdminJobs',
      'listBillingJobs',
      'listCatalogueVersions',
      'listEnforcementJobs',
      'listIdentityJobs',
      'listProtectionJobs',
      'listScanJobs',
      // The places that scans look at; the page asks again and again.
      'listScanSources',
      'listServices',
      'listTrademarkJobs',
      'readAdminFigures',
      'readBillingFigures',
      'readEnforcementFigures',
      'readIdentityFigures',
      'readProtectionFigures',
      // Of a payment whose page is open, which is an entry; it is asked again and again.
      'readProviderAnswers',
      'readScanFigures',
      'readTrademarkFigures',
      'verifyAdministrator',
    ])
  })

  it('give lists of the back office a page at a time, or say how long they can be', () => {
    const lists = all.filter(
      ([, { audit, method, response, query }]) =>
        audit !== undefined &&
        method === 'GET' &&
        'json' in response &&
        hasOpenArray(response.json) &&
        query?.shape['limit'] === undefined,
    )
    expect(lists.map(([name]) => name).toSorted()).toEqual([
      // One for each version of a plan or pack.
      'countCatalogueHolders',
      // The last thirty days.
      'listAuditDays',
      // As prices are published.
      'listCatalogueVersions',
      // The channels of the table, each with twenty versions at most.
      'listChannels',
      // The services, each with a hundred events at most.
      'listParkedEvents',
      // The providers, each with its fields.
      'listProviderKeys',
      // The places that scans look at, as configured.
      'listScanSources',
      // The services, with four hundred processes at most.
      'listServices',
      // Thirty days of each series.
      'readAdminFigures',
      // What happened to one case, its notices and its mails.
      'readAdministeredCase',
      'readBillingFigures',
      'readEnforcementFigures',
      'readIdentityFigures',
      // The tries to pay one order, and at most fifty notices and refunds of it.
      'readPayment',
      'readProtectionFigures',
      // The tries to pay one order.
      'readProviderAnswers',
      'readScanFigures',
      'readTrademarkFigures',
      // What one account has open, was granted, and a hundred notes.
      'readUser',
      // What one account has of units.
      'readUserPlan',
    ])
  })

  it('have one effect per key, where a proof for one call is demanded', () => {
    const wrong = all.filter(([, one]) => one.stepUp && one.idempotency !== 'key')
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it('demand another administrator’s approval only where a proof is demanded, which has one effect per key', () => {
    const approved = all.filter(([, { fourEyes }]) => fourEyes !== undefined)
    expect(approved.filter(([, { stepUp }]) => !stepUp).map(([name]) => name)).toEqual([])
    expect(approved.map(([name]) => name).toSorted()).toEqual([
      'appointAdministrator',
      'confirmTransfer',
      'decideRefund',
      'decideReview',
      'giveUnits',
      'keepProviderKey',
      'publishCatalogue',
      'startRefund',
      'withdrawProviderKey',
    ])
  })

  it('count together what one administrator does alone with money on a day', () => {
    const share = { sum: 'money', amount: 390, most: 3_000 }
    const counted = all.filter(([, one]) => dailyShareOf(one, { amount: 390 }) !== undefined)
    expect(counted.map(([name]) => name).toSorted()).toEqual([
      'confirmTransfer',
      'decideRefund',
      'decideReview',
      'startRefund',
    ])
    for (const [, one] of counted) expect(dailyShareOf(one, { amount: 390 })).toEqual(share)
    for (const [, one] of counted) expect(dailyShareOf(one, { decision: 'reject' })).toBeUndefined()
  })

  it.each([
    ['startRefund', { amount: 3_000 }, false],
    ['startRefund', { amount: 3_001 }, true],
    ['decideRefund', { decision: 'approve', amount: 3_001 }, true],
    ['decideRefund', { decision: 'reject', note: 'no' }, false],
    ['decideReview', { decision: 'fulfil', amount: 3_001, received: 1, reason: 'kind' }, true],
    ['confirmTransfer', { amount: 3_001, reference: '2026-1' }, true],
    ['confirmTransfer', { amount: 3_000, reference: '2026-1' }, false],
    ['giveUnits', { quantity: 10 }, false],
    ['giveUnits', { quantity: 11 }, true],
    ['keepProviderKey', { basedOn: 0 }, false],
    ['keepProviderKey', { basedOn: 1 }, true],
    ['publishCatalogue', {}, true],
    ['withdrawProviderKey', {}, true],
    ['appointAdministrator', {}, true],
    ['disableAccount', {}, false],
  ])('ADMIN-01: whether another administrator approves %s of %j: %s', (name, body, isNeeded) => {
    expect(needsFourEyes(endpoints[name] as EndpointDefinition, body)).toBe(isNeeded)
  })

  it('demand such a proof before money, prices, keys and accounts are touched', () => {
    const dangerous = all.filter(([, one]) => one.stepUp && one.audit !== undefined)
    expect(dangerous.map(([name]) => name).toSorted()).toEqual([
      'appointAdministrator',
      'approveProposal',
      'changeChannel',
      'confirmRefund',
      'confirmTransfer',
      'decideClaimant',
      'decideRefund',
      'decideReview',
      'disableAccount',
      'discardAdminJob',
      'discardBillingJob',
      'discardEnforcementJob',
      'discardIdentityJob',
      'discardProtectionJob',
      'discardScanJob',
      'discardTrademarkJob',
      'dismissAdministrator',
      'exportAdministeredCases',
      'exportAudit',
      'exportPayments',
      'exportUsers',
      'freezeNegotiation',
      'giveUnits',
      'keepProviderKey',
      'publishCatalogue',
      'redriveEvents',
      'removeUserSecondFactors',
      'restoreChannel',
      'retryAdminJobs',
      'retryBillingJobs',
      'retryEnforcementJobs',
      'retryIdentityJobs',
      'retryProtectionJobs',
      'retryScanJobs',
      'retryTrademarkJobs',
      'revokeUnits',
      'startRefund',
      'unfreezeNegotiation',
      'withdrawCatalogue',
      'withdrawProviderKey',
    ])
  })

  it('describe parameters that their path has', () => {
    for (const [, endpoint] of all)
      expect(parameterNamesOf(endpoint)).toEqual(expect.arrayContaining(Object.keys(endpoint.params ?? {})))
  })

  it('are limited, where strangers reach them', () => {
    expect(publicEndpoints.filter(({ perMinute }) => perMinute < 1)).toEqual([])
  })

  it('answer codes that exist, each named once', () => {
    for (const [, endpoint] of all) {
      expect(errorsOf(endpoint).filter((code) => !(code in errors))).toEqual([])
      expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length)
    }
  })
})
