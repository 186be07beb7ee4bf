/**
 * `npm run test:images`: the product from its images, on the engines that `npm run engines` started or the environment
 * names: the journey through it, and the image of the pages beside the gateway's. Says 'not run' where no engine for
 * containers answers. `npm run images` builds what is started here.
 */
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { journey, withProduct } from '../engines/product.mjs'
import { ensureBuild, ensurePackages, repository, requireNode, Unprepared } from '../standalone/prepare.mjs'
import { comparePages } from './compare-pages.mjs'

const say = (text) => console.log(text)

async function test() {
  requireNode()
  await ensurePackages(say)
  await ensureBuild(say)
  /** @type {typeof import('@originseal/engines')} */
  const { answeringEngine } = createRequire(import.meta.url)('../engines/dist/index.js')
  const engine = await answeringEngine()
  if (engine === undefined) {
    console.log('not run: neither docker nor podman answers here')
    return 0
  }
  const dataDir = resolve(repository, process.env.DATA_DIR || '.data')
  const began = Date.now()
  const told = await withProduct(dataDir, ['--images'], async () => {
    const way = await journey(dataDir)
    console.log(way.output.trimEnd())
    const pages = await comparePages(engine)
    console.log(pages.words)
    return way.passed && pages.passed
  })
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`\n${told ? 'passed' : 'FAILED'}: the product from its images (${seconds} s)`)
  return told ? 0 : 1
}

test().then(
  (code) => (process.exitCode = code),
  (error) => {
    console.error(error instanceof Unprepared ? error.message : error)
    process.exitCode = 1
  },
)
