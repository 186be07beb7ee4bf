import { targetsOf } from './project-targets.cjs'

const commandOf = (root: string, name: 'build' | 'types' | 'lint' | 'test') =>
  targetsOf(root)[name].options.command

describe('the targets of a package', () => {
  it.each([
    ['libs/units', '../../.swcrc'],
    ['libs/platform/http', '../../../.swcrc'],
  ])('%s is built with the settings at %s', (root, settings) => {
    expect(commandOf(root, 'build')).toContain(` --config-file ${settings} `)
    expect(targetsOf(root).build.options.cwd).toBe(root)
  })

  it('are checked as a part of the whole: by its name, not by how it begins', () => {
    expect(commandOf('libs/units', 'test')).toBe(
      'jest --selectProjects small --passWithNoTests -- libs/units/',
    )
    expect(commandOf('apps/web', 'test')).toContain('--selectProjects web ')
    expect(commandOf('libs/units', 'types')).toBe('node tools/checks/types.mjs libs/units')
    expect(commandOf('libs/units', 'lint')).toBe('oxlint libs/units')
  })
})
