import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../../../standalone/chromium.mjs'

const services = [
  'identity',
  'protection',
  'scan-orchestrator',
  'billing',
  'enforcement',
  'trademark',
  'admin',
]

/** @param {import('../../shared/doors.mjs').Doors} doors @param {import('../score.mjs').Score} score */
export async function lookFor(doors, score) {
  score.title('Where the address of a page could leak')
  const { token } = doors.of.open
  const answers = {
    page: await doors.read(token),
    picture: await doors.read(token, '/work'),
    settlement: await doors.read(token, '/settlement'),
    licence: await doors.read(token, '/licence'),
    'a refused form': await doors.post(token, {}),
    'an accepted form': await doors.post(token, { do: 'message', text: 'Hello' }),
    'an unknown link': await doors.read('x'.repeat(24)),
    'a form of another site': await doors.post(
      token,
      { do: 'end' },
      { headers: { origin: 'https://evil.example' } },
    ),
    'too many': await tooMany(doors, token),
  }
  const wrong = (of) => Object.entries(answers).flatMap(([name, { headers }]) => (of(headers) ? [] : [name]))
  const all = (name, of) => score.holds(name, wrong(of).length === 0, wrong(of).join(', '))
  all('no answer lets its address be a referrer', (headers) => headers['referrer-policy'] === 'no-referrer')
  all('none is kept in a cache', (headers) => /\bno-store\b/u.test(headers['cache-control'] ?? ''))
  all('none sets a cookie', (headers) => headers['set-cookie'] === undefined)
  all('none may be taken into an index', (headers) => /\bnoindex\b/u.test(headers['x-robots-tag'] ?? ''))
  const { text } = answers.page
  const others = [...text.matchAll(/(?:href|src|action)="([^"]*)"/gu)].filter(([, to]) => !to.startsWith('/'))
  score.holds(
    'the page names nothing of others to be loaded or followed',
    others.length === 0,
    others.map(([, to]) => to).join(', '),
  )
  score.holds('the page has no script', !/<script|\son\w+=/iu.test(text))
  const shown = await (await fetch(`${doors.origin}/robots.txt`)).text()
  score.holds('robots.txt does not name a link', !shown.includes(token))
  await followed(doors, score, token)
  await kept(doors, score)
}

async function tooMany(doors, token) {
  const by = doors.stranger()
  const answers = await Promise.all(Array.from({ length: 70 }, () => by.ask('GET', `/d/${token}`)))
  const refused = answers.find(({ status }) => status === 429)
  if (!refused) throw new Error('seventy looks of one network were all answered')
  return refused
}

/** Follows the page's links in a browser: what does it say of where it came from? */
async function followed(doors, score, token) {
  const executablePath = await findChromium(() => undefined)
  if (!executablePath) return score.fact('links followed in a browser', 'not run: there is no Chromium')
  const { chromium } = await import('@playwright/test')
  // Chromium's own sandbox does not run as root; the pages are ours.
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage()
    const said = []
    page.on('request', (request) => {
      const { referer } = request.headers()
      said.push({
        what: `${new URL(request.url()).pathname}: ${referer}`,
        got: referer?.includes(token) === true,
      })
    })
    for (const link of ['a[href^="/verify/"]', 'header a']) {
      await page.goto(`${doors.origin}/d/${token}?lang=en`)
      const here = page.url()
      const clicked = page
        .locator(`${link} >> nth=0`)
        .evaluate((element) => /** @type {HTMLElement} */ (element).click())
      await Promise.all([page.waitForURL(({ href }) => href !== here), clicked])
    }
    score.attack('requests of a browser that follows links', said)
  } finally {
    await browser.close()
  }
}

/** Logs, facts and jobs hold neither link nor code, nor does the service's own database. */
async function kept(doors, score) {
  const secrets = [doors.replaced, doors.outlived, ...Object.values(doors.of)].flatMap(({ token, code }) => [
    token,
    code,
    code.replace('-', ''),
  ])
  const { databases, logs } = doors.settings
  const count = (name, texts) => {
    if (texts.length === 0) throw new Error(`there are no ${name}: that nothing is in them shows nothing`)
    score.attack(
      `links and codes in ${name}`,
      texts.map((text) => {
        const found = secrets.find((secret) => text.includes(secret))
        return { what: text.slice(0, 120).replace(found ?? '', '…'), got: found !== undefined }
      }),
    )
  }
  count(
    'logs',
    readdirSync(logs).flatMap((name) => readFileSync(join(logs, name), 'utf8').split('\n')),
  )
  const texts = (rows) => rows.map(({ text }) => text)
  count('facts', texts(await databases.query('events', 'SELECT event_log::text AS text FROM event_log')))
  const jobs = await Promise.all(
    services.map((service) => databases.query(service, 'SELECT job::text AS text FROM job')),
  )
  count('jobs', texts(jobs.flat()))
  const rows = await Promise.all(
    ['respondent_link', 'negotiation', 'negotiation_entry', 'idempotency_key', 'outbox'].map((table) =>
      doors.query(`SELECT ${table}::text AS text FROM ${table}`),
    ),
  )
  count('the service’s database', texts(rows.flat()))
}
