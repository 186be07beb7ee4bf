import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { addresses } from '../engines/product.mjs'

/** @type {typeof import('@originseal/engines')} */
const { freePort, until } = createRequire(import.meta.url)('../engines/dist/index.js')

/** What differs from one answer to the next, whoever gives it. */
const passing = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'last-modified', 'etag'])

async function answerOf(origin, path) {
  const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html,*/*' } })
  const headers = [...response.headers].filter(([header]) => !passing.has(header))
  // A refusal bears the request's id.
  const body = (await response.text()).replace(/"requestId":"[^"]*"/u, '')
  return { status: response.status, headers, body }
}

/**
 * Runs the image of the pages and asks it and the running gateway the same: the start page, every file that it names, a
 * download, and what is not there.
 * @param {'docker' | 'podman'} engine
 * @returns {Promise<{ passed: boolean, words: string }>}
 */
export async function comparePages(engine) {
  const { ORIGINSEAL_URL: gateway } = addresses()
  const port = await freePort()
  const name = `originseal-pages-${port}`
  const image = `${process.env.IMAGES || 'originseal'}/web:${process.env.IMAGES_TAG || 'dev'}`
  const settings = { SERVICE_HOST: '127.0.0.1', SERVICE_PORT: port, PUBLIC_URL: gateway, LOG_LEVEL: 'warn' }
  const container = spawn(
    engine,
    [
      ...[
        'run',
        '--rm',
        '--name',
        name,
        '--pull',
        'never',
        '--network',
        'host',
        '--user',
        '10001:10001',
        '--read-only',
      ],
      ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--no-healthcheck'],
      ...Object.entries(settings).flatMap(([variable, value]) => ['--env', `${variable}=${value}`]),
      image,
    ],
    { stdio: 'inherit' },
  )
  const ended = new Promise((done) => container.once('exit', done))
  const origin = `http://127.0.0.1:${port}`
  try {
    const isReady = () => fetch(`${origin}/health/ready`).then(({ ok }) => ok)
    await until(isReady, { what: 'the image of the pages to be ready', within: 120_000, every: 200 })
    const start = await (await fetch(origin)).text()
    const named = [...start.matchAll(/(?:src|href)="(\/[^"]+)"/gu)].map(([, path]) => path)
    const others = ['/', '/protect/step1', '/downloads/originseal-verify.cjs', '/assets/none-0000.js']
    const differing = []
    for (const path of [...others, ...named]) {
      const [own, gateways] = [await answerOf(origin, path), await answerOf(gateway, path)]
      if (JSON.stringify(own) !== JSON.stringify(gateways)) differing.push(path)
    }
    const count = others.length + named.length
    if (differing.length > 0)
      return { passed: false, words: `the pages' image differs at ${differing.join(', ')}` }
    return {
      passed: named.length > 0,
      words: `the pages' image answers as the gateway does: ${count} addresses`,
    }
  } finally {
    // A signal to the engine's client is lost where the container has not begun yet.
    spawnSync(engine, ['rm', '--force', name])
    await ended
  }
}
