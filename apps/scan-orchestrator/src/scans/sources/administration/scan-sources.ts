import { Injectable } from '@nestjs/common'
import type { AdministeredScanSource } from '@originseal/contracts'
import { Problem } from '@originseal/http'
import { noteInWords } from '../../../findings/reports/coverage-words'
import { SearchFigures, type SearchFailure } from '../search-figures.queries'
import { sourceState } from '../source-state.rules'
import { SourceSwitches } from '../source-switches.repository'
import { Sources } from '../sources'

/** Every place that scans look at as administrators see it: on or off, set up or not, and how it answered of late. */
@Injectable()
export class ScanSources {
  constructor(
    private readonly sources: Sources,
    private readonly switches: SourceSwitches,
    private readonly figures: SearchFigures,
  ) {}

  async all(): Promise<AdministeredScanSource[]> {
    const { all: sources } = this.sources
    const [switches, figures, failures] = await Promise.all([
      this.switches.all(),
      this.figures.ofDay(),
      this.figures.lastFailures(sources.map(({ name }) => name)),
    ])
    return sources.map(({ name, label, configured: isConfigured }) => {
      const last = switches.find(({ source }) => source === name)
      const { searches = 0, failures: failed = 0 } = figures.find(({ source }) => source === name) ?? {}
      const failure = failures.find(({ source }) => source === name)
      const figure = { isConfigured, searches, failures: failed }
      return {
        name,
        label,
        state: sourceState({ isOn: last?.isOn ?? true, ...figure }),
        isConfigured,
        searches,
        failures: failed,
        lastFailure: failure ? { at: failure.at.toISOString(), reason: reasonOf(failure) } : null,
        lastSwitch: last
          ? { isOn: last.isOn, reason: last.reason, by: last.changedBy, at: last.changedAt.toISOString() }
          : null,
        version: last?.version ?? 0,
      }
    })
  }

  /** @throws Problem SCAN_SOURCE_NOT_FOUND */
  async one(name: string): Promise<AdministeredScanSource> {
    const found = (await this.all()).find((source) => source.name === name)
    if (!found) throw new Problem('SCAN_SOURCE_NOT_FOUND')
    return found
  }

  /** How many want a person. */
  async failing(): Promise<number> {
    return (await this.all()).filter(({ state }) => state === 'failing').length
  }
}

/** Why its task was given up, else what the source said, which reports say, too. */
function reasonOf({ failure, notes }: SearchFailure): { readonly en: string; readonly zh: string } | null {
  if (failure !== null) return { en: failure, zh: failure }
  if (notes.length === 0) return null
  const words = notes.map((note) => noteInWords(note))
  return { en: words.map(({ en }) => en).join('; '), zh: words.map(({ zh }) => zh).join('；') }
}
