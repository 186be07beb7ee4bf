import type { Provider } from '@nestjs/common'
import { CompareNames } from '../listings/compare-names'
import { SearchSites } from '../listings/search-sites'
import { AddKnownImages } from './add-known-images'
import { CompareFingerprints } from './compare-fingerprints'
import { CompareSeenImages } from './compare-seen-images'
import { ComparedImagesRepository } from './compared-images.repository'
import { ExamineForScan } from './examine-for-scan'
import { ExamineSuspects } from './examine-suspects'
import { RankFindings } from './rank-findings'
import { ResolveImages } from './resolve-images'
import { SearchSources } from './search-sources'
import { SeenImagesRepository } from './seen-images.repository'
import type { ScanOfName } from '../any-scan'
import { LISTING_STEPS, STEPS, type Step } from './step'
import { StoreImages } from './store-images'
import { WriteReport } from './write-report'

const steps = [SearchSources, ResolveImages, CompareFingerprints, ExamineSuspects, RankFindings, WriteReport]
const listingSteps = [SearchSites, CompareNames]

/** The steps of a scan, and what they are done with. */
export const stepProviders: Provider[] = [
  ...steps,
  { provide: STEPS, inject: steps, useFactory: (...all: Step[]) => all },
  ...listingSteps,
  {
    provide: LISTING_STEPS,
    inject: listingSteps,
    useFactory: (...all: Step<ScanOfName>[]) => all,
  },
  AddKnownImages,
  CompareSeenImages,
  ComparedImagesRepository,
  ExamineForScan,
  SeenImagesRepository,
  StoreImages,
]
