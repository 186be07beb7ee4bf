const { appendFileSync, existsSync, readFileSync } = require('node:fs')

/** What /proc counts in. */
const TICKS_PER_SECOND = 100

/**
 * CPU seconds of this process so far and of its ended children, where the system tells them (Linux); else its own. On a
 * machine that others use too they say more of what something costs than the time that passes.
 * @param {string} file
 */
function cpuSeconds(file = '/proc/self/stat') {
  if (!existsSync(file)) {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000_000
  }
  // After the program's name, which may hold spaces: own user and system time, then the children's (proc_pid_stat(5)).
  const [rest = ''] = readFileSync(file, 'utf8').split(') ').slice(-1)
  const fields = rest.split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
}

/**
 * The environment of a test file that also writes down what the file cost, as a line of JSON at the end of the file that
 * ORIGINSEAL_CPU_REPORT names. Without it nothing is written.
 * @template {new (...args: any[]) => { teardown(): Promise<void> }} Environment
 * @param {Environment} environment
 */
function counted(environment) {
  return class extends environment {
    /** @param {any[]} args configuration and context */
    constructor(...args) {
      const began = cpuSeconds()
      super(...args)
      const [, context] = args
      this.report = () => JSON.stringify({ name: context.testPath, cpuSeconds: cpuSeconds() - began })
    }

    /** @override */
    async teardown() {
      await super.teardown()
      const file = process.env.ORIGINSEAL_CPU_REPORT
      if (file) appendFileSync(file, `${this.report()}\n`)
    }
  }
}

module.exports = { counted, cpuSeconds }
