/** The few parts of OpenCV that are used, typed; the module is large and is loaded at the first need. */
export interface CvObject {
  delete(): void
}
export interface CvMat extends CvObject {
  data: Uint8Array
  rows: number
  cols: number
}
export interface CvKeyPoint {
  pt: { x: number; y: number }
  size: number
  angle: number
  response: number
  octave: number
  class_id: number
}
export interface CvKeyPoints extends CvObject {
  /** Embind's handle: the address of a `std::vector<cv::KeyPoint>`, whose first word is that of its elements. */
  readonly $$: { readonly ptr: number }
  size(): number
  resize(size: number, value: CvKeyPoint): void
}
export interface CvDetector extends CvObject {
  detect(image: CvMat, points: CvKeyPoints, mask: CvMat): void
  compute(image: CvMat, points: CvKeyPoints, descriptors: CvMat): void
}
export interface OpenCv {
  /** The module's memory; another object once it has grown. */
  readonly HEAPU32: Uint32Array
  CV_8UC1: number
  Mat: { new (): CvMat; new (rows: number, cols: number, type: number): CvMat }
  KeyPointVector: new () => CvKeyPoints
  ORB: new (
    points: number,
    scaleFactor: number,
    levels: number,
    edge: number,
    firstLevel: number,
    wtaK: number,
    score: number,
    patch: number,
    fastThreshold: number,
  ) => CvDetector
  onRuntimeInitialized?: () => void
}

let loading: Promise<OpenCv> | null = null

/** Once per process; about 0.3 s and 80 MB. */
export function openCv(): Promise<OpenCv> {
  return (loading ??= load())
}

async function load(): Promise<OpenCv> {
  // Ten megabytes that only a worker, and only at its first features, should read.
  const required = require('@techstark/opencv-js') as OpenCv | Promise<OpenCv>
  const module = required instanceof Promise ? await required : required
  if (!module.Mat) await new Promise<void>((ready) => (module.onRuntimeInitialized = ready))
  // The module itself has a `then` that resolves to itself: returned from a promise as it is, it would never settle.
  const { CV_8UC1, Mat, KeyPointVector, ORB } = module
  return {
    CV_8UC1,
    Mat,
    KeyPointVector,
    ORB,
    get HEAPU32() {
      return module.HEAPU32
    },
  }
}
