/**
 * `npm run test:helm`: the chart with a real Helm. Lint, both sets of values against their golden manifests, every
 * refusal with its sentence, and that upgrading one service touches no other. `-- --update` writes the golden
 * manifests. Helm is taken from HELM or the PATH; without one it says 'not run'.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { repository } from '../standalone/prepare.mjs'

const helm = process.env.HELM || 'helm'
const chart = join(repository, 'helm', 'originseal')
const inTests = (...names) => join(chart, 'tests', ...names)
const read = (...names) => readFileSync(inTests(...names), 'utf8')

/** The oldest cluster that the chart is for. */
const cluster = ['--kube-version', '1.30.0']

function run(...args) {
  const { status, stdout, stderr, error } = spawnSync(helm, args, { encoding: 'utf8' })
  if (error) throw error
  return { ok: status === 0, stdout, stderr }
}

const environments = join(repository, 'deploy', 'environments')
const engines = join(repository, 'helm', 'originseal-engines')
const trial = join(engines, 'tests', 'trial.values.yaml')

const template = (values, more = [], from = chart) =>
  run(
    'template',
    'originseal',
    from,
    '-n',
    'originseal',
    ...cluster,
    '-f',
    inTests(`${values}.values.yaml`),
    ...more,
  )

/** Manifests by kind and name, without where they come from. */
function manifests(text) {
  const entries = parseAllDocuments(text)
    .map((document) => document.toJS())
    .filter(Boolean)
    .map((each) => /** @type {const} */ ([`${each.kind} ${each.metadata.name}`, JSON.stringify(each)]))
  return new Map(entries)
}

function rendered(values, more, from) {
  const { ok, stdout, stderr } = template(values, more, from)
  if (!ok) throw new Error(stderr)
  return manifests(stdout)
}

/** Names of the manifests that two renderings do not have in common. */
const changed = (one, other) =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => one.get(name) !== other.get(name))
    .toSorted()

const equal = (found, expected) => {
  const [one, other] = [found, expected].map((each) => JSON.stringify(each))
  if (one !== other) throw new Error(`found ${one}, expected ${other}`)
}

/** Compares with a file of the repository, or writes it with `--update`. */
function agreesWithGolden(text, golden) {
  if (process.argv.includes('--update')) {
    mkdirSync(dirname(golden), { recursive: true })
    writeFileSync(golden, text)
  }
  if (!existsSync(golden)) throw new Error('there is none; `npm run test:helm -- --update` writes it')
  equal(changed(manifests(text), manifests(readFileSync(golden, 'utf8'))), [])
}

/** @type {[name: string, check: () => void][]} */
const checks = []

for (const values of ['minimal', 'full']) {
  checks.push([
    `lint, ${values}`,
    () => {
      const { ok, stdout } = run(
        'lint',
        chart,
        '--strict',
        ...cluster,
        '-f',
        inTests(`${values}.values.yaml`),
      )
      if (!ok) throw new Error(stdout)
    },
  ])
  checks.push([
    `golden manifests, ${values}`,
    () => {
      const { ok, stdout, stderr } = template(values)
      if (!ok) throw new Error(stderr)
      agreesWithGolden(stdout, inTests('golden', `${values}.yaml`))
    },
  ])
}

for (const { set, says } of parse(read('refused.yaml'))) {
  checks.push([
    `refused: ${set}`,
    () => {
      // --set cuts at commas and dots; the list of peers is the only value here that is no plain text.
      const flag = set.endsWith('=[]') ? '--set-json' : '--set'
      const { ok, stderr } = template('minimal', [flag, set])
      if (ok) throw new Error('it was accepted')
      if (!stderr.includes(says)) throw new Error(`it said: ${stderr}`)
    },
  ])
}

const services = parse(readFileSync(join(chart, 'files', 'services.yaml'), 'utf8'))
for (const service of Object.keys(services)) {
  const all = [
    'sandbox-market.enabled=true',
    'sandbox-market.secretName=market',
    'sandbox-bank.enabled=true',
    'sandbox-bank.secretName=bank',
    'web.enabled=true',
    'scan-index.enabled=true',
  ]
  const whole = ['--set', all.map((each) => `services.${each}`).join(',')]
  const upgrade = (what) =>
    changed(rendered('minimal', whole), rendered('minimal', [...whole, '--set', what]))
  const pods = `${services[service].shards ? 'StatefulSet' : 'Deployment'} originseal-${service}`
  // Those that play another role of it are of the same image; its job runs the new one's changes of the schema.
  const roles = Object.keys(services).filter((name) => services[name].roleOf === service)
  const ofImage = [
    pods,
    ...roles.map((name) => `StatefulSet originseal-${name}`),
    ...(services[service].migrates ? [`Job originseal-${service}-migrations`] : []),
  ]
  if (!services[service].roleOf)
    checks.push([
      `SYS-08: another tag of ${service} touches no other pod`,
      () => equal(upgrade(`services.${service}.image.tag=2.0.0`), ofImage.toSorted()),
    ])
  checks.push([
    `SYS-08: more memory for ${service} touches no other pod`,
    () => equal(upgrade(`services.${service}.resources.limits.memory=7Gi`), [pods]),
  ])
}

checks.push([
  'SYS-08: another number of shards changes the index, and whom its orchestrators ask',
  () =>
    equal(
      changed(
        rendered('minimal', ['--set', 'services.scan-index.enabled=true,services.scan-index.shards=2']),
        rendered('minimal', ['--set', 'services.scan-index.enabled=true,services.scan-index.shards=4']),
      ),
      [
        'ConfigMap originseal-scan-orchestrator',
        'Deployment originseal-scan-orchestrator',
        'StatefulSet originseal-scan-index',
      ],
    ),
])

checks.push([
  'SYS-08: a setting of one service changes its ConfigMap and its pods, no others',
  () =>
    equal(
      changed(
        rendered('minimal'),
        rendered('minimal', ['--set', 'services.scan-orchestrator.settings.SCAN_CONCURRENCY=5']),
      ),
      ['ConfigMap originseal-scan-orchestrator', 'Deployment originseal-scan-orchestrator'],
    ),
])

checks.push([
  'SYS-08: another version of the chart alone changes nothing',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'chart-'))
    try {
      cpSync(chart, folder, { recursive: true })
      const file = join(folder, 'Chart.yaml')
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^version: .*$/mu, 'version: 9.9.9'))
      equal(changed(rendered('minimal'), rendered('minimal', [], folder)), [])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
])

// What an upgrade replaces, and does not roll: whose files two pods may not have at once.
for (const [files, replaced] of [
  [['production'], []],
  [['production', 'staging'], ['sandbox-market']],
  [['local'], ['enforcement', 'identity', 'sandbox-market']],
]) {
  checks.push([
    `D12: the environment ${files.at(-1)} replaces ${replaced.join(', ') || 'nothing'}`,
    () => {
      const given = files.flatMap((name) => ['-f', join(environments, `${name}.values.yaml`)])
      const { ok, stdout, stderr } = run('template', 'originseal', chart, ...cluster, ...given)
      if (!ok) throw new Error(stderr)
      const found = [...manifests(stdout)].filter(([, manifest]) => manifest.includes('"type":"Recreate"'))
      equal(
        found.map(([name]) => name),
        replaced.map((name) => `Deployment originseal-${name}`),
      )
    },
  ])
}

checks.push([
  'engines for trying it out: lint, and the golden manifests',
  () => {
    const lint = run('lint', engines, '--strict', ...cluster, '-f', trial)
    if (!lint.ok) throw new Error(lint.stdout)
    const { ok, stdout, stderr } = run('template', 'engines', engines, ...cluster, '-f', trial)
    if (!ok) throw new Error(stderr)
    agreesWithGolden(stdout, join(engines, 'tests', 'golden', 'trial.yaml'))
  },
])

for (const [set, says] of [
  ['seed=short', 'seed'],
  ['signing.p12=', 'p12'],
  ['engines.kafka.image=apache/kafka', 'image'],
]) {
  checks.push([
    `engines: refused: ${set}`,
    () => {
      const { ok, stderr } = run('template', 'engines', engines, ...cluster, '-f', trial, '--set', set)
      if (ok) throw new Error('it was accepted')
      if (!stderr.includes(says)) throw new Error(`it said: ${stderr}`)
    },
  ])
}

if (spawnSync(helm, ['version']).error) {
  console.log(`not run: there is no Helm (${checks.length} checks)`)
} else {
  let failed = 0
  for (const [name, check] of checks) {
    try {
      check()
    } catch (error) {
      failed += 1
      console.log(`failed: ${name}\n  ${error.message.trim()}`)
    }
  }
  console.log(`${checks.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
