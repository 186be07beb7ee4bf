import { once, readAsset } from '../tables/read-asset'
import { hanCharacters } from '../text/han-characters'

/** Numbers of a character's picture: signed bytes on 64 principal axes, of length 127 in all. */
const width = 64
const unit = 127 * 127
/** Of each character so many that look most like it, fewer where the others say that there is none. */
const mostNeighbours = 10
const none = 0xff_ff

const glyphs = once(() => {
  const characters = [...hanCharacters().keys()]
  const bytes = readAsset('glyphs/glyphs.bin.gz')
  return {
    characters,
    places: new Map(characters.map((character, place) => [character, place])),
    vectors: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  }
})

function cosine(vectors: Int8Array, a: number, b: number): number {
  let sum = 0
  for (let i = 0; i < width; i++) sum += vectors[a * width + i]! * vectors[b * width + i]!
  return sum / unit
}

/** Cosine of two characters' pictures; 0 where one has none. */
export function glyphCosine(a: string, b: string): number {
  const { places, vectors } = glyphs()
  const [placeA, placeB] = [places.get(a), places.get(b)]
  return placeA === undefined || placeB === undefined ? 0 : cosine(vectors, placeA, placeB)
}

export interface Neighbour {
  readonly character: string
  readonly cosine: number
}

const neighbours = once(() => {
  const bytes = readAsset('glyphs/neighbours.bin.gz')
  return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
})

/** The characters that look most like one, the nearest first. */
export function lookAlikes(character: string): Neighbour[] {
  const { characters, places, vectors } = glyphs()
  const own = places.get(character)
  if (own === undefined) return []
  return [...neighbours().subarray(own * mostNeighbours, (own + 1) * mostNeighbours)]
    .filter((place) => place !== none)
    .map((place) => ({ character: characters[place] as string, cosine: cosine(vectors, own, place) }))
}
