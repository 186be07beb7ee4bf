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

/** Reads the tables one by one, each some tenths of a second; whoever has other work does it in between. */
export function* warmUp(): Generator<void> {
  for (const need of needs) {
    need()
    yield
  }
}
