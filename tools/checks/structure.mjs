/** The structure as it is drawn in docs/structure.md, from the imports that dependency-cruiser has found. */

/** Tests, and what only tests load. */
const ofTests = /\.(?:spec|contract|harness|fixture|e2e)\.tsx?$|\/fixtures\//
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
 * @property {string[]} ways from one folder to another that it imports, as `from → to`
 * @property {string[]} mutual pairs of folders that import each other, as `one ⇄ other`
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
      const ways = projects.get(from[1]) ?? new Set()
      projects.set(from[1], ways.add(`${from[2]} → ${to[2]}`))
    }
  }
  return [...projects]
    .map(([project, ways]) => ({ project, ways: [...ways].toSorted(), mutual: mutualOf(ways) }))
    .toSorted((one, other) => one.project.localeCompare(other.project))
}

/** @param {Set<string>} ways */
function mutualOf(ways) {
  return [...ways]
    .map((way) => way.split(' → '))
    .filter(([one = '', other = '']) => one < other && ways.has(`${other} → ${one}`))
    .map(([one, other]) => `${one} ⇄ ${other}`)
    .toSorted()
}

/** @param {Folders} folders */
function flowchart({ project, ways }) {
  const lines = ways.map((way) => `  ${way.replace('→', '-->')}`)
  return `### ${project}\n\n\`\`\`mermaid\nflowchart TD\n${lines.join('\n')}\n\`\`\`\n`
}

/** The page, in Markdown that is still to be formatted. @param {Folders[]} projects @returns {string} */
export function structurePage(projects) {
  const rows = projects.map(
    ({ project, ways, mutual }) =>
      `| ${project} | ${ways.length} | ${mutual.length === 0 ? '0' : `${mutual.length}: ${mutual.join(', ')}`} |`,
  )
  return `# Structure

Written by \`node tools/checks/check-boundaries.mjs --write\` from the imports as they are; not edited by hand, and compared with them
by every \`npm test\`. A way is a folder of a project that imports another of the same project; types count, tests do not. Between
projects and between files there is no circle at all (\`tools/checks/boundaries.cjs\`); what is counted here are folders.

| project | ways | folders that import each other |
| --- | ---: | --- |
${rows.join('\n')}

${projects
  .filter(({ project }) => drawn.has(project))
  .map(flowchart)
  .join('\n')}`
}
