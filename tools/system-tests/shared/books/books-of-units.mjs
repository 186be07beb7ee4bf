/**
 * Plays the ledgers of units again, entry by entry, and compares: with the balances beside them, with billing's grants and
 * its mirror, with what the catalogue says that was bought, and with the works that were sealed. No code of the services
 * takes part.
 *
 * @typedef {import('./books-of-money.mjs').Finding} Finding
 */

/** Who spends which units. */
const spenders = ['protection', 'scan-orchestrator', 'enforcement', 'trademark']

const entryColumns =
  'event_id, line, move, owner_id, unit, from_account, from_lot, to_account, to_lot, quantity'
const nameOf = ({ event_id: event, line }) => `${event} ${line}`
const textOf = (entry) => JSON.stringify(entryColumns.split(', ').map((column) => entry[column]))

async function entriesOf({ databases }, database, table) {
  const order = table === 'unit_entry' ? 'at' : 'at, id'
  return databases.query(database, `SELECT ${entryColumns} FROM ${table} ORDER BY ${order}`)
}

/** What is in each account of each lot after all entries. @returns {Map<string, number>} by `lot account` */
function play(entries) {
  const accounts = new Map()
  const add = (lot, account, quantity) =>
    accounts.set(`${lot} ${account}`, (accounts.get(`${lot} ${account}`) ?? 0) + quantity)
  for (const entry of entries) {
    add(entry.from_lot, entry.from_account, -entry.quantity)
    add(entry.to_lot, entry.to_account, entry.quantity)
  }
  return accounts
}

/** Nothing is below 0 but the source, nothing is lost, and the balances are what the entries give. @returns {Promise<Finding>} */
export async function ledgersOfUnits(world) {
  let looked = 0
  const broken = []
  for (const service of spenders) {
    const entries = await entriesOf(world, service, 'unit_entry')
    const accounts = play(entries)
    const rows = await world.databases.query(service, 'SELECT lot_id, available, held FROM unit_balance')
    looked += entries.length
    for (const [name, quantity] of accounts)
      if (quantity < 0 && !name.endsWith(' source')) broken.push(`${service}: ${quantity} in ${name}`)
    const total = [...accounts.values()].reduce((sum, quantity) => sum + quantity, 0)
    if (total !== 0) broken.push(`${service}: ${total} units came from nowhere`)
    for (const { lot_id: lot, available, held } of rows) {
      const played = [accounts.get(`${lot} available`) ?? 0, accounts.get(`${lot} held`) ?? 0]
      if (played[0] !== available || played[1] !== held)
        broken.push(
          `${service}: lot ${lot} has ${available} and ${held}, its entries say ${played.join(' and ')}`,
        )
    }
    const known = new Set(rows.map(({ lot_id: lot }) => lot))
    for (const { to_lot: lot, move } of entries)
      if (move === 'grant' && !known.has(lot)) broken.push(`${service}: lot ${lot} has no balance`)
  }
  return { looked, broken }
}

/** Each grant was taken up once, and each entry stands in billing's mirror as it is. @returns {Promise<Finding>} */
export async function mirrorOfUnits(world) {
  const ledgers = (await Promise.all(spenders.map((each) => entriesOf(world, each, 'unit_entry')))).flat()
  const counted = await world.databases.query(
    'billing',
    'SELECT unit FROM unit_spender WHERE service = ANY($1)',
    [spenders],
  )
  const units = counted.map(({ unit }) => unit)
  const mirror = (await entriesOf(world, 'billing', 'mirrored_entry')).filter(({ unit }) =>
    units.includes(unit),
  )
  const mirrored = new Map(mirror.map((entry) => [nameOf(entry), textOf(entry)]))
  const names = new Set(ledgers.map(nameOf))
  const taken = new Map()
  for (const { move, to_lot: lot, quantity } of ledgers)
    if (move === 'grant') taken.set(lot, [...(taken.get(lot) ?? []), quantity])
  const grants = await world.databases.query(
    'billing',
    'SELECT lot_id, quantity FROM unit_grant WHERE unit = ANY($1)',
    [units],
  )
  return {
    looked: ledgers.length + grants.length,
    broken: [
      ...ledgers
        .filter((entry) => mirrored.get(nameOf(entry)) !== textOf(entry))
        .map((entry) => `${nameOf(entry)} is not in the mirror as it is`),
      ...mirror
        .filter((entry) => !names.has(nameOf(entry)))
        .map((entry) => `${nameOf(entry)} is in the mirror only`),
      ...grants
        .filter(({ lot_id: lot, quantity }) => JSON.stringify(taken.get(lot)) !== `[${quantity}]`)
        .map(({ lot_id: lot, quantity }) => `lot ${lot} of ${quantity} was taken up as ${taken.get(lot)}`),
    ],
  }
}

/** A pack's order has brought what its catalogue says, once. @returns {Promise<Finding>} */
export async function unitsOfOrders({ databases }) {
  const orders = await databases.query(
    'billing',
    `SELECT o.id, o.item ->> 'pack' AS pack, v.content -> 'packs' AS packs,
       coalesce((SELECT json_object_agg(g.unit, g.quantity) FROM unit_grant g
         WHERE g.cause_kind = 'pack' AND g.cause_id = o.id::text), '{}') AS got
     FROM purchase_order o JOIN fulfilment f ON f.order_id = o.id
       JOIN catalogue_version v ON v.version = o.catalogue_version
     WHERE o.item ->> 'kind' = 'pack'`,
  )
  const sorted = (units) => JSON.stringify(Object.entries(units).sort())
  const broken = orders.flatMap(({ id, pack, packs, got }) => {
    const bought = packs.find((each) => each.pack === pack).units
    return sorted(bought) === sorted(got) ? [] : [`order ${id} brought ${sorted(got)}, not ${sorted(bought)}`]
  })
  return { looked: orders.length, broken }
}

/** A member's work has taken one seal, a visitor's none. @returns {Promise<Finding>} */
export async function sealsOfWorks({ databases }) {
  const works = await databases.query(
    'protection',
    `SELECT w.id, count(e.event_id)::int AS spends, coalesce(sum(e.quantity), 0)::int AS seals,
       EXISTS (SELECT FROM unit_lot l WHERE l.owner_id = w.owner_id) AS "isMember"
     FROM work w LEFT JOIN unit_entry e ON e.event_id = 'work:' || w.id AND e.move = 'spend'
     GROUP BY w.id`,
  )
  const members = works.filter(({ isMember }) => isMember)
  return {
    looked: members.length,
    broken: works
      .filter(
        ({ isMember, spends: times, seals }) => times !== Number(isMember) || seals !== Number(isMember),
      )
      .map(
        ({ id, seals, isMember }) =>
          `work ${id} of ${isMember ? 'a member' : 'a visitor'} took ${seals} seals`,
      ),
  }
}
