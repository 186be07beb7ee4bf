/** The office of Taiwan, and the made-up register, which stands in for it. */
const taiwan = ['TIPO', 'DEMONSTRATION']

type UnsearchedRegister = 'taiwan-register' | 'foreign-registers' | 'further-registers'

/** Which registers an answer has not looked at, by the offices whose files are loaded. */
export function unsearchedRegisters(sources: readonly string[]): UnsearchedRegister[] {
  const hasTaiwan = taiwan.some((office) => sources.includes(office))
  const hasForeign = sources.some((office) => !taiwan.includes(office))
  return [
    ...(hasTaiwan ? [] : (['taiwan-register'] as const)),
    hasForeign ? 'further-registers' : 'foreign-registers',
  ]
}

const registers: ReadonlySet<string> = new Set(['taiwan-register', 'foreign-registers', 'further-registers'])

/** What was not searched, of all that can be told: registers by what is loaded, the rest always. */
export const unsearched = <Kind extends string>(all: readonly Kind[], sources: readonly string[]): Kind[] => {
  const missing: readonly string[] = unsearchedRegisters(sources)
  return all.filter((each) => !registers.has(each) || missing.includes(each))
}
