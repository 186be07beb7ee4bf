/**
 * `npm run bench -- trademark-import [--write] [records]`: a file of so many made-up applications (1,000,000 unless said), every thousandth
 * one broken, read by the command of `npm run register`: it is killed half-way and begun again. Tells the time, the memory
 * when a tenth is read and at most, and fails where a good record is missing or a broken one is not parked. PostgreSQL is
 * started for it, without fsync, as for the tests.
 */
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { printFigures } from '../figures.mjs'
import { writeImportEvidence } from './write-evidence.mjs'

const require = createRequire(import.meta.url)
const built = (path) => require(`../../../../${path}`)
const command = fileURLToPath(
  new URL('../../../../apps/trademark/dist/commands/register.js', import.meta.url),
)
const brokenEvery = 1_000

/** @param {string[]} argv */
export async function run(argv) {
  const given = argv.find((each) => each !== '--write') ?? '1000000'
  const [load] = loadavg()
  const records = Number(given)
  /** @type {typeof import('../../../engines/src/postgres/test-server.js')} */
  const { startTestServer } = built('tools/engines/dist/postgres/test-server.js')
  const { provideDatabase } = require('@originseal/engines')
  const server = await startTestServer(`bench_${Date.now()}`)
  const folder = await mkdtemp(join(tmpdir(), 'register-'))
  try {
    const url = await provideDatabase(server.url, 'register', 'bench')
    const { openDatabase } = require('@originseal/database')
    const source = await openDatabase(built('apps/trademark/dist/data-source.js').database(url))
    try {
      const file = join(folder, 'applications.xml')
      await pipeline(Readable.from(applications(records)), createWriteStream(file))
      const figures = await measure({ source, url, file, records })
      printFigures(figures)
      if (argv.includes('--write')) await writeImportEvidence(figures, records, load)
    } finally {
      await source.destroy()
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

/** Applications in the office's form; of a broken one the end of an element is missing. */
function* applications(records) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<tmarkappl>\n'
  for (let i = 1; i <= records; i += 1) {
    const number = String(i).padStart(9, '0')
    const end = i % brokenEvery === 0 ? '' : '</goodsclasses>'
    yield `<tmarkcontent><appl-no>${number}</appl-no><appl-date>2019/03/16</appl-date><tmark-name>晨光${i}及圖</tmark-name>
<tmark-draft-c>晨光${i}</tmark-draft-c><tmark-draft-e>Dawn ${i}</tmark-draft-e><tmark-draft-j/>
<goodsclasses><goodsclass><goodsclass-code>030</goodsclass-code><goods-name>咖啡、茶。</goods-name><goods-group>3001,3002</goods-group></goodsclass>${end}
<parties><applicants><applicant><chinese-name>甲商號</chinese-name></applicant></applicants></parties></tmarkcontent>\n`
  }
  yield '</tmarkappl>\n'
}

async function measure({ source, url, file, records }) {
  const progress = async () => {
    const [row] = await source.query('SELECT records FROM register_import')
    return row?.records ?? 0
  }
  const memory = []
  const watch = async (child) => {
    const done = await progress()
    memory.push({ done, mb: await residentMb(child.pid) })
    if (done >= records / 2) child.kill('SIGKILL')
  }
  const first = await importFile(url, file, watch)
  const early = memory.find(({ done }) => done >= records / 10)
  const at = await progress()
  if (at === 0 || at >= records) throw new Error(`killed at ${at} of ${records} records: not half-way`)
  const second = await importFile(url, file)
  if (second.code !== 0) throw new Error(`the second run ended with ${second.code}`)
  const [{ marks }] = await source.query('SELECT count(*)::int AS marks FROM mark')
  const [{ parked }] = await source.query('SELECT count(*)::int AS parked FROM parked_record')
  const broken = Math.floor(records / brokenEvery)
  if (marks !== records - broken || parked !== broken)
    throw new Error(`${marks} marks and ${parked} parked records of ${records}, ${broken} of them broken`)
  const { size } = await stat(file)
  return [
    { name: 'file', value: size / 1e6, unit: 'MB' },
    { name: 'killed at', value: at, unit: 'records' },
    { name: 'time, both runs', value: (first.ms + second.ms) / 1_000, unit: 's', samples: records },
    { name: 'memory after a tenth of the records', value: early.mb, unit: 'MB' },
    { name: 'memory at most, until the kill', value: first.mostMb, unit: 'MB' },
    { name: 'memory at most, after it', value: second.mostMb, unit: 'MB' },
    { name: 'marks', value: marks, unit: 'marks' },
    { name: 'parked', value: parked, unit: 'records' },
  ]
}

/**
 * Runs the command to its end.
 * @param {string} url
 * @param {string} file
 * @param {(child: import('node:child_process').ChildProcess) => Promise<void>} [watch] is called again and again while it runs
 */
async function importFile(url, file, watch = async () => undefined) {
  const begun = performance.now()
  const child = spawn(process.execPath, [command, 'import', file, '--date', '2026-01-01'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let mostMb = 0
  while (child.exitCode === null && child.signalCode === null) {
    mostMb = Math.max(mostMb, await residentMb(child.pid))
    await watch(child)
    await pause(200)
  }
  return { code: await ended, ms: performance.now() - begun, mostMb }
}

async function residentMb(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1_000
}
