import type { Source, WordSource } from '@originseal/crawling'

/** All places to look, in the order in which reports name them. */
export class Sources {
  /**
   * @param given reads the page that is given along with a scan; scans without one do not ask it
   * @param sites those that words alone are searched for on
   */
  constructor(
    readonly all: readonly Source[],
    readonly given: Source,
    readonly sites: readonly WordSource[],
  ) {}

  named(name: string): Source {
    const source = [...this.all, this.given].find((known) => known.name === name)
    if (!source) throw new Error(`no source is called ${name}`)
    return source
  }

  site(name: string): WordSource {
    const site = this.sites.find((known) => known.name === name)
    if (!site) throw new Error(`no site is called ${name}`)
    return site
  }
}
