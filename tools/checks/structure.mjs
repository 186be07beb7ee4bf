/** The structure as it is drawn in docs/structure.md, from the imports that dependency-cruiser has found. */

import { TEST_FILE } from './test-files.cjs'

const ofTests = new RegExp(`${TEST_FILE}|/fixtures/`)
const projectOf = /^((?:apps|libs\/platform|libs|tools)\/[^/]+)\/(?:src\/)?(?:([^/]+)\/)?/

/** Projects whose folders are drawn; the others would be a page of lines each. */
const drawn = new Set([
  'apps/scan-orchestrator',
  'apps/protection',
  'apps/billing',
  'libs/crawling',
  'tools/system-tests',
])

/**
 * @typedef {object} Folders of one project
 * @property {string} project
 * @property {string[]} dependencies of one folder on another, as `from → to`
 * @property {string[]} cycles pairs of folders that import each other, as `one ⇄ other`
 */

/**
 * Who imports whom between the folders of each project; types count, tests do not.
 * @param {{ modules: { source: string, dependencies: { resolved: string }[] }[] }} graph of dependency-cruiser
 * @returns {Folders[]} by name
 */
export function foldersOf({ modules }) {
  /** @type {Map<string, Set<string>>} */
  const projects = new Map()
  for (const { source, dependencies } of modules) {
    const from = projectOf.exec(source)
    if (!from?.[2] || ofTests.test(source)) continue
    for (const { resolved } of dependencies) {
      const to = projectOf.exec(resolved)
      if (!to?.[2] || to[1] !== from[1] || to[2] === from[2]) continue
      const known = projects.get(from[1]) ?? new Set()
      projects.set(from[1], known.add(`${from[2]} → ${to[2]}`))
    }
  }
  return [...projects]
    .map(([project, known]) => ({ project, dependencies: [...known].toSorted(), cycles: cyclesOf(known) }))
    .toSorted((one, other) => one.project.localeCompare(other.project))
}

/** @param {Set<string>} dependencies */
function cyclesOf(dependencies) {
  return [...dependencies]
    .map((dependency) => dependency.split(' → '))
    .filter(([one = '', other = '']) => one < other && dependencies.has(`${other} → ${one}`))
    .map(([one, other]) => `${one} ⇄ ${other}`)
    .toSorted()
}

/** @param {Folders} folders */
function flowchart({ project, dependencies }) {
  const lines = dependencies.map((dependency) => `  ${dependency.replace('→', '-->')}`)
  return `### ${project}\n\n\`\`\`mermaid\nflowchart TD\n${lines.join('\n')}\n\`\`\`\n`
}

/** The page, in Markdown that is still to be formatted. @param {Folders[]} projects @returns {string} */
export function structurePage(projects) {
  const rows = projects.map(
    ({ project, dependencies, cycles }) =>
      `| ${project} | ${dependencies.length} | ${cycles.length === 0 ? '0' : `${cycles.length}: ${cycles.join(', ')}`} |`,
  )
  return `# Structure

Written by \`node tools/checks/check-boundaries.mjs --write\` from the imports as they are; not edited by hand, and compared with them
by every \`npm test\`. A dependency is a folder of a project that imports another of the same project; types count, tests do not. Between
projects and between files there is no cycle at all (\`tools/checks/boundaries.cjs\`); what is counted here are folders.

| project | dependencies | folders that import each other |
| --- | ---: | --- |
${rows.join('\n')}

${projects
  .filter(({ project }) => drawn.has(project))
  .map(flowchart)
  .join('\n')}`
}
