import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { patience, patient } from './patience'

/**
 * The whole system through gateway and browser. `npm test -- e2e` chooses free ports and an empty data folder;
 * by hand, `npx playwright test --config e2e/playwright.config.ts` uses 18080 and 18090 to 18092. Google is a local OpenID
 * provider; Facebook is not set up.
 */
const port = process.env.E2E_PORT ?? '18080'
const marketPort = process.env.E2E_MARKET_PORT ?? '18090'
const googlePort = process.env.E2E_GOOGLE_PORT ?? '18091'
const repository = join(__dirname, '..')

/** Where the marketplace of the tested system is. */
export const marketUrl = `http://localhost:${marketPort}`

/** Where the tested system keeps what it has, and writes down which processes it runs. */
export const dataDir = process.env.E2E_DATA_DIR ?? join(repository, '.data', 'e2e')

const pages = ['accounts.e2e.ts', 'chunks.e2e.ts', 'pages.e2e.ts'].map((name) => `**/${name}`)

/** What draws the pages, and what the system itself reads pages with. */
const browser = process.env.PUPPETEER_EXECUTABLE_PATH ?? '/usr/bin/chromium-headless-shell'

/** Chromium's own sandbox does not run as root; these pages are all ours. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: '.',
  outputDir: join(repository, 'test-results'),
  forbidOnly: true,
  // Two at a time, of which one mostly waits for pages.
  workers: 2,
  projects: [
    // What needs works and scans, the one administrator, or all services, and what kills them: one after another.
    { name: 'system', testMatch: '**/*.e2e.ts', testIgnore: pages, workers: 1 },
    // What goes on whatever becomes of works and scans meanwhile.
    { name: 'pages', testMatch: pages, workers: 1 },
  ],
  timeout: patient(120_000),
  expect: { timeout: patient(15_000) },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    // What is not there to be pressed by then will not come: the test says so, and does not use up its own time.
    actionTimeout: patient(60_000),
    // Of a test that fails: what it did and asked for, step by step, and a picture of the end. What the page was at each
    // step took 33 of 122 CPU s of 31 tests; for one test by hand, `--trace on` keeps it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser,
      args: asRoot,
    },
  },
  webServer: [
    {
      command: `${process.execPath} libs/testing/dist/serve-social-providers.js`,
      cwd: repository,
      url: `http://127.0.0.1:${googlePort}/.well-known/openid-configuration`,
      reuseExistingServer: false,
      env: { PUBLIC_URL: `http://localhost:${port}`, GOOGLE_PORT: googlePort },
    },
    {
      command: `${process.execPath} tools/standalone/start.mjs`,
      cwd: repository,
      url: `http://localhost:${port}/health/ready`,
      reuseExistingServer: false,
      timeout: patient(300_000),
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
      env: {
        PORT: port,
        MARKET_PORT: marketPort,
        BANK_PORT: process.env.E2E_BANK_PORT ?? '18092',
        DATA_DIR: dataDir,
        ORIGINSEAL_PATIENCE: String(patience),
        IMAGE_TIMEOUT_MS: String(patient(10_000)),
        // The tests speak for several people at once, as a proxy before the system does.
        TRUSTED_PROXIES: '127.0.0.1',
        // What the local provider knows its one client by (libs/testing, social-providers.ts).
        GOOGLE_CLIENT_ID: 'originseal-local',
        GOOGLE_CLIENT_SECRET: 'a-secret-between-two-local-processes',
        GOOGLE_ISSUER: `http://127.0.0.1:${googlePort}`,
      },
    },
  ],
})
