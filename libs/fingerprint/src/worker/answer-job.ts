import { readFile } from 'node:fs/promises'
import { comparePictures } from '../compare-pictures'
import { detectFeatures } from '../features/detect-features'
import { drawOverlay } from '../overlay/draw-overlay'
import { inspectPicture } from '../pdq/hash-picture'
import { openPicture } from '../picture/decode'
import type { OpenPicture } from '../picture/decode'
import { render, renderEvidence } from '../picture/rendition'
import type { ImageJob, ImageJobs, WorkerSettings } from './protocol'
import type { ImageSource } from '../picture/image-source'

type Answers = { [J in ImageJob]: (ask: ImageJobs[J]['ask'], open: Open) => Promise<ImageJobs[J]['answer']> }
type Open = (source: ImageSource) => Promise<OpenPicture>

const ANSWERS: Answers = {
  examine: async ({ source }, open) => {
    const picture = await open(source)
    return { facts: await inspectPicture(picture, 'exact'), rendition: await renderEvidence(picture) }
  },
  inspect: async ({ source, profile }, open) => inspectPicture(await open(source), profile),
  rendition: async ({ source, options }, open) => render(await open(source), options),
  evidence: async ({ source }, open) => renderEvidence(await open(source)),
  features: async ({ source }, open) => detectFeatures(await open(source)),
  compare: async ({ original, candidate }, open) => comparePictures(original, candidate, open),
  overlay: async ({ original, candidate, comparison, format }, open) =>
    drawOverlay(await open(original), await open(candidate), comparison, format),
}

/** Does one job. @throws ImageRefused when a picture is at fault */
export function answerJob<J extends ImageJob>(
  job: J,
  ask: ImageJobs[J]['ask'],
  limits: WorkerSettings,
): Promise<ImageJobs[J]['answer']> {
  return ANSWERS[job](ask, async (source) => openPicture(await bytesOf(source), limits))
}

async function bytesOf(source: ImageSource): Promise<Buffer> {
  if (typeof source === 'string') return readFile(source)
  return Buffer.from(source.buffer, source.byteOffset, source.byteLength)
}
