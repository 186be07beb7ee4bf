import type { CvKeyPoint, CvKeyPoints, OpenCv } from './opencv'

/** Words of 32 bits of one `cv::KeyPoint`, and where in them its values lie; x, y, angle and response are float32. */
const WORDS = 7
const AT = { x: 0, y: 1, angle: 3, response: 4, octave: 5 } as const
const BLANK: CvKeyPoint = { pt: { x: 0, y: 0 }, size: 0, angle: 0, response: 0, octave: 0, class_id: -1 }

/**
 * Key points copied out of OpenCV's memory as they lie there. One at a time through its bindings, some ten thousand of a
 * picture cost about as much as a sixth of finding them.
 */
export class KeyPoints {
  private readonly floats: Float32Array
  private readonly integers: Int32Array

  private constructor(private readonly words: Uint32Array) {
    this.floats = new Float32Array(words.buffer)
    this.integers = new Int32Array(words.buffer)
  }

  static of({ HEAPU32: heap }: OpenCv, vector: CvKeyPoints): KeyPoints {
    const start = heap[vector.$$.ptr / 4]! / 4
    return new KeyPoints(heap.slice(start, start + vector.size() * WORDS))
  }

  get count(): number {
    return this.words.length / WORDS
  }

  /** x and y of each, in pixels of the picture that they were found on. */
  get positions(): Float32Array {
    return Float32Array.from({ length: this.count * 2 }, (_, i) => this.floats[(i >> 1) * WORDS + (i & 1)]!)
  }

  get strengths(): Float32Array {
    return Float32Array.from({ length: this.count }, (_, i) => this.floats[i * WORDS + AT.response]!)
  }

  /** Those that are named, in this order. */
  pick(indexes: readonly number[]): KeyPoints {
    const words = new Uint32Array(indexes.length * WORDS)
    indexes.forEach((i, n) => words.set(this.words.subarray(i * WORDS, (i + 1) * WORDS), n * WORDS))
    return new KeyPoints(words)
  }

  /**
   * Where they lie in the left-right mirrored picture, and turned as they are there.
   * @param scaleFactor between the levels of the pyramid that they were found on: on the levels, too, the last pixel of a
   * row becomes the first
   */
  mirrored(width: number, scaleFactor: number): KeyPoints {
    const mirrored = new KeyPoints(this.words.slice())
    for (let i = 0; i < this.words.length; i += WORDS) {
      const scale = scaleFactor ** this.integers[i + AT.octave]!
      const last = Math.round(width / scale) - 1
      mirrored.floats[i + AT.x] = (last - Math.round(this.floats[i + AT.x]! / scale)) * scale
      mirrored.floats[i + AT.angle] = (540 - this.floats[i + AT.angle]!) % 360
    }
    return mirrored
  }

  /** Puts them into an OpenCV vector in place of what it holds. */
  writeTo(cv: OpenCv, vector: CvKeyPoints): void {
    vector.resize(this.count, BLANK)
    // Read after the resizing, which may let the memory grow.
    const heap = cv.HEAPU32
    heap.set(this.words, heap[vector.$$.ptr / 4]! / 4)
  }
}
