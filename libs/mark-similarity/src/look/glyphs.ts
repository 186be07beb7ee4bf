import { once, readAsset } from '../tables/read-asset'
import { RecentResults } from '../tables/recent-results'
import { hanCharacters } from '../text/han-characters'

/** Numbers of a character's picture: signed bytes on 64 principal axes, of length 127 in all. */
const width = 64
const unit = 127 * 127
/** Of the characters that look most like one: at most so many, from this cosine on. */
const mostNeighbours = 10
const leastCosine = 0.68

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

const neighbours = new RecentResults<string, readonly Neighbour[]>(20_000)

/** The characters that look most like one, the nearest first. */
export const lookAlikes = (character: string): readonly Neighbour[] =>
  neighbours.get(character, () => {
    const { characters, places, vectors } = glyphs()
    const own = places.get(character)
    if (own === undefined) return []
    const near: Neighbour[] = []
    for (let place = 0; place < characters.length; place++) {
      const alike = cosine(vectors, own, place)
      if (alike > leastCosine && place !== own)
        near.push({ character: characters[place] as string, cosine: alike })
    }
    return near.sort((a, b) => b.cosine - a.cosine).slice(0, mostNeighbours)
  })
