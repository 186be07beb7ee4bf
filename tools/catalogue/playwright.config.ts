import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** The catalogue in a browser: `npm run catalogue:check`, with `-- --update-snapshots` to record the pictures anew. */
const port = process.env.CATALOGUE_PORT ?? '6007'
const repository = join(__dirname, '../..')

/** Chromium's own sandbox does not run as root; these pages are all ours. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: '.',
  testMatch: '*.browser.ts',
  outputDir: join(repository, 'test-results/catalogue'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    launchOptions: {
      executablePath: process.env.PUPPETEER_EXECUTABLE_PATH ?? '/usr/bin/chromium-headless-shell',
      args: asRoot,
    },
  },
  webServer: {
    command: `npx vite --port ${port} --strictPort`,
    cwd: join(repository, 'apps/web'),
    url: `http://localhost:${port}/catalogue.html`,
    reuseExistingServer: false,
  },
})
