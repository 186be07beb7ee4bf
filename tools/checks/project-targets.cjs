const { dirname, relative } = require('node:path')

/**
 * A plugin of Nx: the targets of every package, said once. `npx nx affected -t types lint test` checks what a change can have
 * broken. A package that is built otherwise says so in its `package.json`.
 */

/** Tests read sources of what their package uses, and settings at the root. */
const TESTED = ['default', '^sources', '{workspaceRoot}/jest.config.js', '{workspaceRoot}/tools/checks/*.cjs']

/**
 * @typedef {{ executor: string, options: { command: string, cwd?: string }, cache?: boolean, inputs?: string[] }} Target
 *
 * @param {string} root of a package, from the repository's folder
 * @returns {Record<'build' | 'types' | 'lint' | 'test', Target>}
 */
function targetsOf(root) {
  const toTop = relative(root, '')
  const web = root === 'apps/web'
  const run = (command, more) => ({ executor: 'nx:run-commands', cache: true, options: { command }, ...more })
  const build = `swc src --out-dir dist --strip-leading-paths --config-file ${toTop}/.swcrc --ignore "**/*.spec.ts"`
  return {
    build: { executor: 'nx:run-commands', options: { command: build, cwd: root } },
    types: run(`node tools/checks/types.mjs ${root}`, {
      inputs: ['default', '^sources', '{workspaceRoot}/tsconfig*.json'],
    }),
    lint: run(`oxlint ${root}`, { inputs: ['default', '{workspaceRoot}/.oxlintrc.json'] }),
    test: run(`jest --selectProjects ${web ? 'web' : 'small'} --passWithNoTests -- ${root}/`, {
      inputs: TESTED,
    }),
  }
}

module.exports = {
  name: 'project-targets',
  createNodes: [
    '{apps,libs,tools}/**/package.json',
    (files) =>
      files.map((file) => {
        const root = dirname(file)
        return [file, { projects: { [root]: { root, targets: targetsOf(root) } } }]
      }),
  ],
  targetsOf,
}
