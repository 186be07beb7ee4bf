/** Requests of the back office that succeed: channels of notices, places that scans look at, and jobs that were given up. */
import { askJson, bearer } from '../../shared/ask.mjs'
import { localDatabases } from '../../shared/settings.mjs'

const reason = 'a request of the fuzzer'
/** By which part of its operations' names a service is known. */
const services = {
  Admin: 'admin',
  Billing: 'billing',
  Enforcement: 'enforcement',
  Identity: 'identity',
  Protection: 'protection',
  Scan: 'scan-orchestrator',
  Trademark: 'trademark',
}

/**
 * @param {import('../../shared/stack.mjs').Stack} stack @param {{ token: string, password: string }} administrator
 * @returns {Promise<Record<string, object[]>>} by operation; see `hooks.py` for what an example consists of
 */
export async function administrationExamples({ origin, dataDir }, { token, password }) {
  const headers = bearer(token)
  const by = (more = {}) => [{ headers, ...more }]
  const proven = (more) => by({ proven: { password }, ...more })
  return {
    ...(await channelExamples(origin, headers, { by, proven })),
    ...(await sourceExamples(origin, headers, by)),
    ...(await jobExamples(localDatabases(dataDir), { by, proven })),
  }
}

/** Of three channels: one is looked at, one is changed, and one that was looked at is given back what it came with. */
async function channelExamples(origin, headers, { by, proven }) {
  const url = `${origin}/api/admin/channels`
  const { channels } = await askJson(url, { headers })
  const [looked, changed, restored] = channels.filter(
    ({ mode, current }) => mode === 'email' && current.address,
  )
  const confirm = { basedOn: restored.version }
  await askJson(`${url}/${restored.id}/checks`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(confirm),
    status: 201,
  })
  return {
    listChannels: by(),
    confirmChannel: by({ path: { id: looked.id }, body: { basedOn: looked.version } }),
    changeChannel: proven({
      path: { id: changed.id },
      body: { ...changed.current, reason, basedOn: changed.version },
    }),
    restoreChannel: proven({
      path: { id: restored.id },
      body: { version: 0, reason, basedOn: restored.version + 1 },
    }),
  }
}

/** One that has no key: no scan of this run misses it. */
async function sourceExamples(origin, headers, by) {
  const { sources } = await askJson(`${origin}/api/admin/scan-sources`, { headers })
  const { name, version } = sources.find(({ isConfigured }) => !isConfigured)
  return {
    listScanSources: by(),
    switchScanSource: by({ path: { name }, body: { isOn: false, reason, basedOn: version } }),
  }
}

/** In each service two jobs of a release that was: of a kind that nobody handles any more, and given up. */
async function jobExamples(databases, { by, proven }) {
  const examples = await Promise.all(
    Object.entries(services).map(async ([name, service]) => {
      const [retried, discarded] = await databases.query(
        service,
        `INSERT INTO job (id, kind, payload, state, due_at, parked_at, failures, failure)
         SELECT gen_random_uuid(), 'releases.old', '{}', 'parked', now(), now(), 5, 'nobody knows it'
         FROM generate_series(1, 2) RETURNING id`,
      )
      return {
        [`list${name}Jobs`]: by({ query: { kind: 'releases.old' } }),
        [`retry${name}Jobs`]: proven({ body: { reason, ids: [retried.id] } }),
        [`discard${name}Job`]: proven({ body: { reason, id: discarded.id } }),
      }
    }),
  )
  return Object.assign({}, ...examples)
}
