export { ExaminePicture, type ExaminedPicture } from './examine-picture'
export { FairQueue } from './fair-queue'
