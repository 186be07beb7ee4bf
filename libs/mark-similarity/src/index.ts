export { classTitle, type ClassTitle } from './classes/class-titles'
export { vocabularyVersion } from './classes/everyday-terms'
export type { Term } from './classes/term-matcher'
export {
  ClassSuggester,
  questionsFor,
  type ClassQuestion,
  type ClassSuggestion,
} from './classes/suggest-classes'
export { compareMarks, transliterationOf, type Evidence } from './comparison/compare-marks'
export {
  explainComparison,
  partsOf,
  type CharacterPair,
  type Explanation,
  type MarkPart,
  type SoundPair,
} from './comparison/explain'
export { levelOfMarks, levels, levelWithGoods, measuredShares, type Level } from './comparison/levels'
export { features, likelihood, likelihoodVersion } from './comparison/likelihood'
export { prepareMark, prepareText, type PreparedMark } from './comparison/prepared-mark'
export { ElementCounter, type ElementFrequencies } from './distinctiveness/element-weights'
export {
  relateGoods,
  type CrossSearched,
  type GoodsReason,
  type GoodsRelation,
  type GoodsScope,
} from './goods/goods-relation'
export { editRatio } from './look/edit-ratio'
export { glossOf } from './meaning/dictionary'
export { canBeFound, findPassage, type KnownPassages, type Passage } from './passages/find-passage'
export { hashKey } from './retrieval/key-table'
export { indexFormat, IndexUnreadable, RegisterIndex } from './retrieval/register-index'
export type { Section } from './retrieval/sections'
export { searchMarks, type FoundMark, type MarkSearch, type SearchedRegister } from './retrieval/search-marks'
export { bopomofo } from './sound/bopomofo'
export { readingOf } from './sound/mandarin'
export { warmingSearches, warmUp } from './tables/warm-up'
export { isEmptyMark, parseMark, type MarkText } from './text/parse-mark'
