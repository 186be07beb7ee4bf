import type { Source } from '@originseal/crawling'

/** All places to look, in the order in which reports name them. */
export class Sources {
  /** @param given reads the page that is given along with a scan; scans without one do not ask it */
  constructor(
    readonly all: readonly Source[],
    readonly given: Source,
  ) {}

  named(name: string): Source {
    const source = [...this.all, this.given].find((known) => known.name === name)
    if (!source) throw new Error(`no source is called ${name}`)
    return source
  }
}
