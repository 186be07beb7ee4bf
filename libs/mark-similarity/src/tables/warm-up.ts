import { lookAlikes } from '../look/glyphs'
import { glossOf, synonymsOf } from '../meaning/dictionary'
import { soundClass } from '../sound/mandarin'
import { wordPhones } from '../sound/phones'
import { foldVariant } from '../text/fold-variants'

const needs = [
  () => foldVariant('茶'),
  () => soundClass('cha'),
  () => wordPhones('tea'),
  () => glossOf('茶'),
  () => synonymsOf('tea'),
  () => lookAlikes('茶'),
]

/**
 * So many names of the register are searched before anybody else does. Until then code is compiled anew for what it meets first:
 * at 60 the slowest of a hundred searches took twice as long as at 300 (`npm run bench -- trademark`).
 */
export const warmingSearches = 300

/** Reads the tables one by one, each some tenths of a second; whoever has other work does it in between. */
export function* warmUp(): Generator<void> {
  for (const need of needs) {
    need()
    yield
  }
}
