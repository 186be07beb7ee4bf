/**
 * `npm run generate -- feature|use-case|service …`: writes the files of something new as this repository writes them.
 * Works on the repository in the current folder.
 */
import { parseArgs } from 'node:util'
import { checked, NameRefused, pascal, singularOf } from './names.mjs'
import { contractOf, featureFiles } from './templates/feature.mjs'
import { serviceFiles } from './templates/service.mjs'
import { useCaseText } from './templates/use-case.mjs'
import { Tree, TreeRefused } from './tree.mjs'

const HELP = `npm run generate -- feature <service> <plural> [--singular <noun>]
npm run generate -- use-case <service> <feature> <verb-noun> [--singular <noun>]
npm run generate -- service <name>`

/** Under paths of a folder. */
const below = (folder, files) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]))

function existing(tree, service) {
  if (!tree.has(`apps/${service}/src`)) throw new TreeRefused(`there is no service apps/${service}`)
  return `apps/${service}/src`
}

const kinds = {
  async feature(tree, [service, plural], given) {
    const source = existing(tree, checked(service, 'a service'))
    const singular = checked(given ?? singularOf(checked(plural, 'a feature')), 'a feature')
    const stamp = Date.now()
    await tree.create({
      ...below(source, featureFiles({ plural, singular, stamp })),
      [`libs/contracts/src/http/${plural}.ts`]: contractOf(singular),
    })
    await tree.append('libs/contracts/src/index.ts', `export * from './http/${plural}'`)
    const permissions = `  '${singular}:create': ['admin'],\n  '${singular}:read': ['admin'],\n`
    await tree.insertBefore('libs/contracts/src/permissions.ts', '} as const satisfies Record', permissions)
    const Plural = pascal(plural)
    return [
      `${source}/app.module.ts: import ${Plural}Module`,
      `${source}/data-source.ts: ${pascal(singular)}Entity and the migration ${Plural}${stamp}`,
      `libs/contracts/src/permissions.ts: who may ${singular}:create and ${singular}:read (now: admin)`,
      'apps/gateway/src/forwarding/routes.ts: its addresses, if people outside call it',
    ]
  },

  async 'use-case'(tree, [service, feature, name], given) {
    const source = existing(tree, checked(service, 'a service'))
    checked(feature, 'a feature')
    if (!tree.has(`${source}/${feature}`)) throw new TreeRefused(`there is no feature ${source}/${feature}`)
    if (!checked(name, 'a use case').includes('-'))
      throw new NameRefused(`'${name}' is no verb with its noun`)
    const singular = checked(given ?? singularOf(feature), 'a feature')
    await tree.create({ [`${source}/${feature}/${name}.ts`]: useCaseText({ name, singular }) })
    return [`${source}/${feature}/${feature}.module.ts: provide ${pascal(name)}`, 'an .int.spec.ts beside it']
  },

  async service(tree, [name]) {
    checked(name, 'a service')
    const { dependencies } = JSON.parse(tree.read('apps/protection/package.json'))
    await tree.create(below(`apps/${name}`, serviceFiles(name, dependencies)))
    return [
      'npm install (the workspace has a new member)',
      `tools/standalone/src/processes.ts: an entry with the database ${name.replaceAll('-', '_')}`,
      'apps/gateway/src/forwarding/routes.ts and config.ts: its addresses, if people outside call it',
    ]
  },
}

async function main() {
  const options = { singular: { type: 'string' }, help: { type: 'boolean', short: 'h' } }
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [kind, ...names] = positionals
  if (values.help) return console.log(HELP)
  if (!Object.hasOwn(kinds, kind ?? '')) throw new NameRefused(`what shall it be?\n\n${HELP}`)
  const tree = new Tree(process.cwd())
  const left = await kinds[kind](tree, names, values.singular)
  for (const path of tree.touched) console.log(path)
  console.log(`\nLeft to do by hand:\n${left.map((line) => `  ${line}`).join('\n')}`)
}

main().catch((error) => {
  const isOurs = error instanceof NameRefused || error instanceof TreeRefused
  console.error(isOurs ? error.message : error)
  process.exitCode = 1
})
