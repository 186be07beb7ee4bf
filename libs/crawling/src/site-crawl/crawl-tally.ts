import type { CoverageNoteKey } from '@originseal/contracts'
import { searchNote, type SearchNote, type SourceOutcome } from '../source'

/** What a search did and did not do, told in its outcome: a report says what was not looked at. */
export class CrawlTally {
  /** Pages seen by the one or other way, whatever they held. */
  private answered = 0
  private read = 0
  private refused = 0
  private denied = 0
  private unanswered = 0
  private withoutBrowser = 0
  private unopened = 0
  private unchanged = 0
  /** Pages that did not answer since the last that did. */
  private inARow = 0
  private reason: SearchNote | undefined

  /** @param before pages that earlier holders of the same search have visited */
  constructor(private readonly before: number) {}

  /** A site that never answered, or has ceased to, is left alone. */
  get isLost(): boolean {
    return this.inARow >= (this.answered + this.before === 0 ? 3 : 10)
  }

  note(what: 'read' | 'not-a-page' | 'denied' | 'unreachable' | 'refused-by-robots'): void {
    if (what === 'refused-by-robots') return void (this.refused += 1)
    if (what === 'unreachable') {
      this.unanswered += 1
      this.inARow += 1
      return
    }
    this.inARow = 0
    this.answered += 1
    if (what === 'read') this.read += 1
    if (what === 'denied') this.denied += 1
  }

  /** Pages were taken as they were read for an earlier search. */
  noteUnchanged(pages: number): void {
    this.unchanged += pages
  }

  /** A page was taken as it came, though only its scripts would fill it: for want of a browser, or of its time. */
  noteShell(hasBrowser: boolean): void {
    if (hasBrowser) this.unopened += 1
    else this.withoutBrowser += 1
  }

  /** Why the search ends with pages left. */
  end(reason: SearchNote): void {
    this.reason = reason
  }

  outcome(): SourceOutcome {
    if (this.read + this.before === 0) {
      if (this.denied > 0) return { state: 'failed', notes: [searchNote('people-only')] }
      if (this.unanswered > 0) return { state: 'unreachable', notes: [searchNote('no-answer')] }
      if (this.refused > 0) return { state: 'failed', notes: [searchNote('robots-allow-nothing')] }
    }
    const missed = [
      ...(this.reason === undefined ? [] : [this.reason]),
      ...counted('pages-unanswered', this.unanswered),
      ...counted('pages-kept-back', this.denied),
      ...counted('pages-need-browser', this.withoutBrowser),
      ...counted('pages-without-scripts', this.unopened),
    ]
    const notes = [
      ...missed,
      ...counted('pages-closed-by-robots', this.refused),
      ...counted('pages-unchanged', this.unchanged),
    ]
    return {
      state: missed.length > 0 ? 'partly-searched' : 'searched',
      ...(notes.length > 0 && { notes }),
    }
  }
}

function counted(key: CoverageNoteKey, pages: number): SearchNote[] {
  return pages > 0 ? [searchNote(key, { pages })] : []
}
