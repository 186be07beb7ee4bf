import { until } from './until.mjs'

/**
 * Waits until the workbench has all copies.
 * @template {string} Name
 * @param {Record<Name, string>} pages
 * @returns {Promise<Record<Name, string>>} the findings' ids by the names of their copies
 */
export async function findingIdsOf(claimant, pages) {
  /** @type {any[]} */
  let copies = []
  const areThere = async () => {
    const { data } = await claimant.call('GET', '/api/findings?limit=50', 200)
    copies = data.groups.flatMap((group) => group.copies)
    return Object.values(pages).every((address) => copies.some(({ pageUrl }) => pageUrl === address))
  }
  await until(areThere, { what: 'the copies in the workbench', within: 60_000, every: 500 })
  const idOf = (page) => copies.find(({ pageUrl }) => pageUrl === page).id
  const ids = Object.entries(pages).map(([name, page]) => [name, idOf(page)])
  return /** @type {Record<Name, string>} */ (Object.fromEntries(ids))
}

/**
 * Asks what cases about copies would cost, and opens one for each.
 * @param {Record<string, string>} pages by name
 * @returns {Promise<Record<string, any>>} the cases by the names of their copies
 */
export async function openCases(claimant, pages, record) {
  const findingIds = Object.values(await findingIdsOf(claimant, pages))
  const preview = await claimant.call('POST', '/api/case-previews', 200, { findingIds })
  record.same(preview.data.units, findingIds.length, 'the takedowns that it takes')
  const before = await claimant.takedowns()
  const { data } = await claimant.call('POST', '/api/cases', 201, { findingIds })
  await until(async () => (await claimant.takedowns()) === before - findingIds.length, {
    what: 'the takedowns to be held',
    within: 60_000,
  })
  await claimant.saysWho()
  const cases = Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, data.cases.find(({ pageUrl }) => pageUrl === page)]),
  )
  for (const [name, { number, state }] of Object.entries(cases))
    record.artefact(`case: ${name}`, `${number}, ${state}`)
  return cases
}
