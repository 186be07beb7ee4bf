import type { Source } from '@originseal/crawling'

/** All places to look, in the order in which reports name them. */
export class Sources {
  constructor(readonly all: readonly Source[]) {}

  named(name: string): Source {
    const source = this.all.find((known) => known.name === name)
    if (!source) throw new Error(`no source is called ${name}`)
    return source
  }
}
