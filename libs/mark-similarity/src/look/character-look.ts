import { CharacterPairs } from '../text/character-pairs'
import { foldVariant } from '../text/fold-variants'
import { hanCharacters } from '../text/han-characters'
import { editRatio } from './edit-ratio'
import { glyphCosine } from './glyphs'

/**
 * Weights of a logistic model, fitted on Unicode's pairs of characters that can be taken for each other against random
 * pairs and pairs of equal strokes: constant, picture, Cangjie, four-corner, strokes, phonetic series.
 */
const weights = [-7.669, 8.8338, 8.6078, -3.5112, 3.352, 8.3689] as const
const variantLook = 0.92
const mostWhenDifferent = 0.95
/** Pictures further apart than this are not alike, whatever the codes say. */
const leastCosine = 0.3

function modelled(a: string, b: string, picture: number): number {
  const [x, y] = [hanCharacters().get(a), hanCharacters().get(b)]
  const [constant, ofPicture, ofCangjie, ofCorners, ofStrokes, ofSeries] = weights
  let sum = constant + ofPicture * picture
  if (x && y) {
    sum += ofCangjie * editRatio(x.cangjie, y.cangjie)
    sum += ofCorners * editRatio(x.fourCorner, y.fourCorner)
    sum += ofStrokes * (1 - Math.min(1, Math.abs(x.strokes - y.strokes) / 6))
    sum += ofSeries * (x.phoneticSeries.some((each) => y.phoneticSeries.includes(each)) ? 1 : 0)
  }
  return Math.min(mostWhenDifferent, 1 / (1 + Math.exp(-sum)))
}

const looks = new CharacterPairs((a, b) => {
  if (foldVariant(a) === foldVariant(b)) return variantLook
  const picture = glyphCosine(a, b)
  return picture < leastCosine ? 0 : modelled(a, b, picture)
})

/** How alike two characters look, 0 to 1. */
export const characterLook = (a: string, b: string): number => (a === b ? 1 : looks.get(a, b))
