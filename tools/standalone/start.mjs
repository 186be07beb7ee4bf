/**
 * `npm start`: prepares what is missing, then runs the whole product on this machine until it is stopped.
 */
import { createRequire } from 'node:module'
import { findChromium } from './chromium.mjs'
import { ensureBuild, ensurePackages, repository, requireNode, Unprepared } from './prepare.mjs'

const HELP = `Runs OriginSeal on this machine, with everything it needs.

  npm start                 starts it; a later start finds everything as it was
  npm start -- --fresh      begins anew: deletes what earlier starts kept
  npm run start:engines     starts it on the servers that 'npm run engines' started, or
                            that POSTGRES_ADMIN_URL, KAFKA_BROKERS, KUBO_RPC_URL and
                            S3_ENDPOINT (with S3_ACCESS_KEY_FILE, S3_SECRET_KEY_FILE) name
  npm run start:images      does the same with each service from its image ('npm run images'
                            builds them), by docker or podman
  npm start -- --help       says this

Environment:
  PORT           where it is served (8080)
  MARKET_PORT    where the sandbox marketplace is served (8090)
  BANK_PORT      where the sandbox bank is served (8091)
  DATA_DIR       what it keeps: databases, files, chain, logs, mails (.data)
  ADMIN_EMAIL    whom the first administrator's account is made for (admin@originseal.local)
  SMTP_URL       the server that sends mails, smtp://user:password@host:587; without
                 one they stay on this machine, on a page that the start names
  MAIL_FROM      who mails are from
  GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET
                 for sign-in with these providers
  ORCHESTRATORS, GATEWAYS, IDENTITIES, PROTECTIONS
                 how many processes of these work at once (1 each)
  SCAN_ORCHESTRATOR_URL, IDENTITY_URL, PROTECTION_URL
                 what balances between several of them; without SCAN_ORCHESTRATOR_URL each gateway
                 stands before another orchestrator, the others can't do without
  IMAGES, IMAGES_TAG
                 with start:images: the first part of the images' names (originseal), and their
                 tag (dev)
  CHROMIUM_SECCOMP
                 with start:images: a seccomp profile for the one that opens pages; without one
                 it is made of the engine's own
  PUPPETEER_EXECUTABLE_PATH
                 the Chromium to use, instead of the system's

Ctrl-C stops all of it in order; a second one, at once.`

const began = Date.now()

/** @type {import('./prepare.mjs').Say} */
const say = (text) => console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`)

async function start(args) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP)
    return 0
  }
  const unknown = args.find((arg) => !['--fresh', '--engines', '--images'].includes(arg))
  if (unknown !== undefined) {
    console.error(`'${unknown}' is not known here.\n\n${HELP}`)
    return 1
  }
  requireNode()
  await ensurePackages(say)
  await ensureBuild(say)
  /** @type {typeof import('./src/index.js')} */
  const { runStandalone } = createRequire(import.meta.url)('./dist/index.js')
  const [fresh, onEngines, fromImages] = ['--fresh', '--engines', '--images'].map((arg) => args.includes(arg))
  // An image brings its own.
  const chromium = fromImages ? '' : await findChromium(say)
  return runStandalone({ repository, fresh, onEngines, fromImages, chromium, began })
}

start(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Unprepared ? error.message : error)
    process.exit(1)
  },
)
