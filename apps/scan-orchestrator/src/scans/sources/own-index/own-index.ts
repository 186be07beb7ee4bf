import {
  searchNote,
  type SearchJournal,
  type SearchSubject,
  type Source,
  type SourceOutcome,
} from '@originseal/crawling'

export const OWN_INDEX = 'own-index'

/**
 * Every picture that any scan ever came across. It visits nothing: the step that compares fingerprints looks it up
 * itself; here it is only said how much there is to compare with.
 */
export class OwnIndex implements Source {
  readonly name = OWN_INDEX
  readonly label = '原印影像索引 OriginSeal Index'
  readonly configured = true

  /** @param count pictures in the index */
  constructor(private readonly count: () => Promise<number>) {}

  async search(
    _subject: SearchSubject,
    _journal: SearchJournal,
    signal: AbortSignal,
  ): Promise<SourceOutcome> {
    const pictures = await this.count()
    signal.throwIfAborted()
    return { state: 'searched', notes: [searchNote('index-held', { pictures })] }
  }
}
