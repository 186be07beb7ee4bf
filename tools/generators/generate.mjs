/**
 * `npm run generate -- feature|page|endpoint|use-case|service|article …`: writes the files of something new as this repository writes them.
 * Works on the repository in the current folder.
 */
import { parseArgs } from 'node:util'
import { camel, checked, NameRefused, pascal, singularOf } from './names.mjs'
import { articleFolders, articleText } from './templates/article.mjs'
import { commandOf, endpointsOf, eventsOf, notFoundCode, schemasOf } from './templates/contract.mjs'
import { featureFiles } from './templates/feature.mjs'
import { featureIntSpec } from './templates/feature-spec.mjs'
import { pageFiles } from './templates/page.mjs'
import { harnessFiles } from './templates/service-harness.mjs'
import { contextFiles, placesOfService, serviceFiles } from './templates/service.mjs'
import { commandController, useCaseText } from './templates/use-case.mjs'
import { Tree, TreeRefused } from './tree.mjs'

const HELP = `npm run generate -- feature <service> <plural> [--singular <noun>]
npm run generate -- page <service> <plural> [--singular <noun>]
npm run generate -- endpoint <service> <feature> <verb-noun> [--singular <noun>]
npm run generate -- use-case <service> <feature> <verb-noun> [--singular <noun>]
npm run generate -- service <name>
npm run generate -- article <blog|column|solutions|pages> <slug> [<title>] [--locale zh-TW|en]`

/** Under paths of a folder. */
const below = (folder, files) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]))

function existing(tree, service) {
  if (!tree.has(`apps/${service}/src`)) throw new TreeRefused(`there is no service apps/${service}`)
  return `apps/${service}/src`
}

/** What stays written by hand, so that a slip in a definition shows. */
const oracles = [
  'e2e/access-matrix.ts and apps/gateway/src/forwarding/access-matrix.int.spec.ts: what it answers to whom',
  'UPDATE_GOLDEN=1 npx jest --selectProjects small -- openapi service-readmes: the document and the tables that were agreed on',
]

/** Adds a code to the errors of a context; one that has none yet gets its table. */
async function addError(tree, service, error) {
  const [root, name] = ['libs/contracts/src', `${camel(service)}Errors`]
  const file = `${root}/${service}/errors.ts`
  if (tree.has(file)) {
    await tree.insertBefore(file, '\n})', `\n  ${error}`)
    return
  }
  await tree.create({
    [file]: `import { defineErrors } from '../error'

/** Errors of ${service}. */
export const ${name} = defineErrors({ ${error} })
`,
  })
  await tree.insertBefore(
    `${root}/errors.ts`,
    '\n/** Every table',
    `import { ${name} } from './${service}/errors'\n`,
  )
  await tree.insertBefore(`${root}/errors.ts`, '\n] as const', `\n  ${name},`)
  await tree.insertBefore(`${root}/errors.ts`, '\n} as const', `\n  ...${name},`)
}

/** Where a feature's endpoints are defined: in a file of their own, or among the others of their context. */
function endpointsFile(tree, service, singular) {
  const context = `libs/contracts/src/${service}`
  const file = [`${context}/${singular}-endpoints.ts`, `${context}/endpoints.ts`].find(
    (path) => tree.has(path) && tree.read(path).includes('defineEndpoint('),
  )
  if (file === undefined) throw new TreeRefused(`${context} defines no endpoints of a ${singular}`)
  return file
}

/** Whether its medium tests ask it by `callsTo`, as the generated one does. */
const isReachable = (tree, service) => {
  const harness = `apps/${service}/src/${service}.harness.ts`
  return tree.has(harness) && tree.read(harness).includes('callsTo(')
}

/** The module runs, and the database has the table. */
async function connectFeature(tree, { source, plural, singular, stamp }) {
  const [Module, Entity, Migration] = [
    `${pascal(plural)}Module`,
    `${pascal(singular)}Entity`,
    `${pascal(plural)}${stamp}`,
  ]
  await tree.addImport(`${source}/app.module.ts`, `import { ${Module} } from './${plural}/${plural}.module'`)
  await tree.addToList(`${source}/app.module.ts`, 'module: AppModule,\n      imports: [', Module)
  await tree.addImport(
    `${source}/data-source.ts`,
    `import { ${Entity} } from './${plural}/${singular}.entity'`,
  )
  await tree.addImport(
    `${source}/data-source.ts`,
    `import { ${Migration} } from './migrations/${stamp}-${plural}'`,
  )
  await tree.addToList(`${source}/data-source.ts`, 'entities: [', Entity)
  await tree.addToList(`${source}/data-source.ts`, 'migrations: [', Migration)
}

const kinds = {
  async feature(tree, [service, plural], given) {
    const source = existing(tree, checked(service, 'a service'))
    const singular = checked(given ?? singularOf(checked(plural, 'a feature')), 'a feature')
    const stamp = Date.now()
    const names = { service, plural, singular }
    const contract = `libs/contracts/src/${service}`
    const sentence = `this ${singular.replaceAll('-', ' ')} does not exist`
    await addError(tree, service, `${notFoundCode(singular)}: { kind: 'missing', message: '${sentence}' },`)
    await tree.create({
      ...below(source, featureFiles({ ...names, stamp })),
      [`${contract}/${plural}.ts`]: schemasOf(names),
      [`${contract}/${singular}-endpoints.ts`]: endpointsOf(names),
      [`${contract}/${singular}-events.ts`]: eventsOf(names),
      ...(isReachable(tree, service) && {
        [`${source}/${plural}/${plural}.int.spec.ts`]: featureIntSpec(names),
      }),
    })
    await tree.append('libs/contracts/src/index.ts', `export * from './${service}/${plural}'`)
    await tree.append('libs/contracts/src/index.ts', `export * from './${service}/${singular}-events'`)
    await tree.append(`${contract}/endpoints.ts`, `export * from './${singular}-endpoints'`)
    const permissions = `  '${singular}:create': ['admin'],\n  '${singular}:read': ['admin'],\n`
    await tree.insertBefore('libs/contracts/src/permissions.ts', '} as const satisfies Record', permissions)
    await connectFeature(tree, { source, plural, singular, stamp })
    return [
      ...(isReachable(tree, service) ? [] : [`${source}/${plural}: an .int.spec.ts`]),
      `UPDATE_GOLDEN=1 npx jest --selectProjects medium -- ${source}/tables: the tables as types`,
      `libs/contracts/src/permissions.ts: who may ${singular}:create and ${singular}:read (now: admin)`,
      'apps/web/src/i18n: the sentence of the new error code in each language',
      ...oracles,
    ]
  },

  async page(tree, [service, plural], given) {
    existing(tree, checked(service, 'a service'))
    const singular = checked(given ?? singularOf(checked(plural, 'a page')), 'a page')
    endpointsFile(tree, service, singular)
    const [web, many] = ['apps/web/src', camel(plural)]
    await tree.create(below(`${web}/features/${plural}`, pageFiles({ service, plural, singular })))
    await tree.addToList(`${web}/api/api.ts`, 'tagTypes: [', `'${camel(singular)}'`)
    await tree.addImport(
      `${web}/app/i18next.d.ts`,
      `import type ${many} from '../features/${plural}/${plural}.en.json'`,
    )
    await tree.insertBefore(`${web}/app/i18next.d.ts`, '\n    }\n  }\n}', `\n      ${many}: typeof ${many}`)
    await tree.addImport(
      `${web}/app/router.tsx`,
      `import { ${many}Routes } from '../features/${plural}/${plural}.routes'`,
    )
    await tree.addToList(`${web}/app/router.tsx`, 'inMemberLayout([', `...${many}Routes`)
    return [
      `${web}/features/${plural}: the texts in each language, and a picture for the empty list`,
      `${web}/app/side-navigation.tsx: the way to it`,
      'e2e/pages.e2e.ts: the page in both widths',
    ]
  },

  async endpoint(tree, [service, feature, name], given) {
    const left = await kinds['use-case'](tree, [service, feature, name], given)
    const names = { service, plural: feature, singular: given ?? singularOf(feature), name }
    await tree.create({
      [`apps/${service}/src/${feature}/${name}.controller.ts`]: commandController(names),
    })
    await tree.append(endpointsFile(tree, service, names.singular), commandOf(names))
    return [
      ...left,
      `${feature}.module.ts: its controller`,
      `${camel(name)}: summary, access and rate`,
      ...oracles,
    ]
  },

  async 'use-case'(tree, [service, feature, name], given) {
    const source = existing(tree, checked(service, 'a service'))
    checked(feature, 'a feature')
    if (!tree.has(`${source}/${feature}`)) throw new TreeRefused(`there is no feature ${source}/${feature}`)
    if (!checked(name, 'a use case').includes('-'))
      throw new NameRefused(`'${name}' is no verb with its noun`)
    const singular = checked(given ?? singularOf(feature), 'a feature')
    await tree.create({ [`${source}/${feature}/${name}.ts`]: useCaseText({ name, feature, singular }) })
    return [
      `${source}/${feature}/${feature}.module.ts: provide ${pascal(name)}`,
      `${source}/${feature}/${feature}.repository.ts: locked(tx, id), if it has none`,
      'an .int.spec.ts beside it',
    ]
  },

  async service(tree, [name]) {
    checked(name, 'a service')
    const { dependencies } = JSON.parse(tree.read('apps/protection/package.json'))
    await tree.create({
      ...below(`apps/${name}`, { ...serviceFiles(name, dependencies), ...harnessFiles(name) }),
      ...below(`libs/contracts/src/${name}`, contextFiles(name)),
    })
    for (const { path, mark, addition } of placesOfService(name))
      await tree.insertBefore(path, mark, addition)
    return [
      'npm install (the workspace has a new member)',
      'helm/originseal-engines/templates: its database and Secret; helm/originseal/README.md: the row of its Secret',
      'apps/gateway/src/config.ts and edge.ts: where the gateway finds it, if people outside call it',
      'tools/checks: shape.spec, chart.spec and table-owners.json, which list the services',
    ]
  },

  async article(tree, [folder, slug, title = slug], _singular, locale = 'zh-TW') {
    if (!articleFolders.includes(folder))
      throw new NameRefused(`an article is in one of: ${articleFolders.join(', ')}`)
    const day = new Date().toISOString().slice(0, 10)
    const file = `apps/web/src/content/${folder}/${checked(slug, 'an address')}.${locale}.mdx`
    await tree.create({ [file]: articleText({ title, day }) })
    return [
      `${file}: the text, titles, description, tags, sources (docs/writing.md)`,
      'npx jest --selectProjects web -- src/content: what is still missing',
    ]
  },
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      singular: { type: 'string' },
      locale: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [kind, ...names] = positionals
  if (values.help) return console.log(HELP)
  if (!Object.hasOwn(kinds, kind ?? '')) throw new NameRefused(`what shall it be?\n\n${HELP}`)
  const tree = new Tree(process.cwd())
  const left = await kinds[kind](tree, names, values.singular, values.locale)
  for (const path of tree.touched) console.log(path)
  console.log(`\nLeft to do by hand:\n${left.map((line) => `  ${line}`).join('\n')}`)
}

main().catch((error) => {
  const isOurs = error instanceof NameRefused || error instanceof TreeRefused
  console.error(isOurs ? error.message : error)
  process.exitCode = 1
})
