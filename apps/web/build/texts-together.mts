import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { languages } from './languages.mts'
import { runSource } from './run-source.mts'

/**
 * Texts that pages show together, by the name of their file; a text that is not here has a file of its own. What is
 * together comes with one request, so it should be used by the same person.
 */
const together: Readonly<Record<string, readonly string[]>> = {
  entrance: [
    ...['login', 'social', 'registration', 'admin-login', 'password-reset'],
    ...['email-confirmation', 'social-callback', 'unsubscribe'],
  ],
  office: [
    'back-office',
    'command-palette',
    'parked-events',
    'channels',
    'jobs',
    'payments',
    'case-review',
    'contact-messages',
    'negotiation-review',
    'member-view',
    'audit',
    'users',
    'figures',
    'offer-versions',
    'proposals',
    'provider-keys',
    'services',
  ],
  // Who wants to know whom they deal with, and what is counted of them.
  about: ['contact', 'legal', 'time-ledger', 'pixel-debug'],
  // Who pays for something is a member, or becomes one.
  member: [
    ...[
      'account',
      'case-notice',
      'cases',
      'dashboard',
      'notifications',
      'listing-scans',
      'orders',
      'quick-cases',
      'scans',
      'step-up',
      'subscription',
      'units',
      'workbench',
      'video-scan',
      'works',
    ],
  ],
}

/** What every page shows: a part of each file, so that a first view needs one. Some 4 kB, compressed. */
const everywhere = ['shell', 'components', 'errors', 'offers', 'problem']
const EVERYWHERE = 'shell'

const PREFIX = 'virtual:texts/'
/** Followed by a file: a module whose `loadFile(language)` imports it, so that its names are in the program once. */
const LOADER = 'virtual:load-texts/'
/** Keeps the language in the name of the file that is built: an ending is cut off. */
const ENDING = '.texts'
const sources = fileURLToPath(new URL('../src', import.meta.url))
/** How a `*.texts.ts` names its file; English may be in code, where the contract has the sentences. */
const load =
  /(?:language === 'en' \? import\('\.\/english-[\w-]+'\) : )?import\(`\.\/([\w-]+)\.\$\{language\}\.json`\)/

/** The file that holds these texts. */
export const textsFileOf = (name: string): string =>
  everywhere.includes(name)
    ? EVERYWHERE
    : (Object.keys(together).find((file) => together[file]?.includes(name)) ?? name)

/**
 * Bundles the texts that pages show together into one file per language, where the sources have one per feature: what
 * a `*.texts.ts` imports becomes a part of that file.
 */
export function textsTogether(): Plugin {
  return {
    name: 'originseal:texts-together',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(LOADER) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${PREFIX}`)) return sourceOf(id.slice(PREFIX.length + 1, -ENDING.length))
      if (id.startsWith(`\0${LOADER}`)) return loaderOf(id.slice(LOADER.length + 1))
      return undefined
    },
    transform: {
      filter: { id: /\.texts\.ts$/ },
      handler(code) {
        if (!load.test(code)) this.error('a texts.ts loads its texts by import(`./<name>.${language}.json`)')
        return { code: withPart(code), map: null }
      },
    },
  }
}

/** Imports the part of a file where the source imports a JSON file of its own. */
function withPart(code: string): string {
  const [found = '', name = ''] = load.exec(code) ?? []
  const part = `loadFile(language).then((file) => ({ default: file['${name}'] }))`
  return `import { loadFile } from '${LOADER}${textsFileOf(name)}'\n${code.replace(found, () => part)}`
}

function loaderOf(file: string): string {
  const files = languages.map(
    (language) => `'${language}': () => import('${PREFIX}${file}.${language}${ENDING}')`,
  )
  return `export const loadFile = (language) => ({ ${files.join(', ')} })[language]()`
}

/** The module of one file: each of its texts under its name. Those of every page say that they are here. */
async function sourceOf(fileAndLanguage: string): Promise<string> {
  const [, file = '', language = ''] = /^(.+)\.([\w-]+)$/.exec(fileAndLanguage) ?? []
  const names = [...everywhere, ...(file === EVERYWHERE ? [] : (together[file] ?? [file]))]
  const texts = await Promise.all(names.map((name) => textsOf(name, language)))
  return [
    `import { offerPart } from '${sources}/loading/parts-on-hand'`,
    ...names.map((name, at) => `const t${at} = ${texts[at]}\nexport { t${at} as '${name}' }`),
    ...everywhere.map((name, at) => `offerPart('texts:${name}:${language}', { default: t${at} })`),
  ].join('\n')
}

const folders = new Map(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.texts.ts'))
    .map((file) => join(sources, file))
    .map((path) => [load.exec(readFileSync(path, 'utf8'))?.[1], dirname(path)]),
)

/** The texts of one feature in one language, as a literal. */
async function textsOf(name: string, language: string): Promise<string> {
  const folder = folders.get(name)
  if (folder === undefined) throw new Error(`no texts.ts loads '${name}'`)
  const file = join(folder, `${name}.${language}.json`)
  if (existsSync(file)) return JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))
  const code = await runSource<{ default: object }>(join(folder, `english-${name}.ts`))
  return JSON.stringify(code.default)
}
