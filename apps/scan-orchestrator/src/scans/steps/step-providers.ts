import type { Provider } from '@nestjs/common'
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
import { STEPS, type Step } from './step'
import { StoreImages } from './store-images'
import { WriteReport } from './write-report'

const steps = [SearchSources, ResolveImages, CompareFingerprints, ExamineSuspects, RankFindings, WriteReport]

/** The steps of a scan, and what they are done with. */
export const stepProviders: Provider[] = [
  ...steps,
  { provide: STEPS, inject: steps, useFactory: (...all: Step[]) => all },
  AddKnownImages,
  CompareSeenImages,
  ComparedImagesRepository,
  ExamineForScan,
  SeenImagesRepository,
  StoreImages,
]
