import type { Evidence } from './compare-marks'

/** What lies above a threshold, stretched to 0 to 1. */
const above = (value: number, threshold: number): number => Math.max(0, value - threshold) / (1 - threshold)

/** Alike in sound and not in look is weaker evidence (note of the office, 2018-08-01). */
const soundAlone = 0.8

/** The features of the model, in the order of its weights. */
export function features(evidence: Evidence): number[] {
  const unlikeInLook = evidence.look < 0.35 && evidence.letters < 0.5
  const heard = unlikeInLook ? soundAlone : 1
  const sound = evidence.sound * heard
  const strengths = [
    above(sound, 0.5),
    above(evidence.look, 0.45),
    above(evidence.meaning, 0.15),
    evidence.contained,
    above(evidence.letters, 0.55),
    above(evidence.transliteration, 0.6),
    evidence.reordered,
  ] as const
  const [ofSound, ofLook, ofMeaning, ofContained, ofLetters, ofTransliteration, ofOrder] = strengths
  const soundOfPart = above(evidence.soundOfPart * heard, 0.6) * (1 - evidence.weak)
  const lookAndSound = sound * evidence.look
  return [
    ...[ofSound, ofLook, lookAndSound, ofMeaning, ofContained, ofLetters, ofTransliteration, ofOrder],
    soundOfPart,
    Math.max(...strengths),
  ]
}

/**
 * Logistic weights, all but the constant kept from being negative, fitted on 95 labelled pairs and pairs of marks of
 * different owners that one gazette issue registers in one class (docs/evidence/trademark-likeness.md).
 */
const constant = -4.0475
const weights = [0.3075, 0.9926, 1.4387, 1.9573, 0.6651, 0, 1.138, 0, 1.2826, 4.3095]
/** Of the model and of how its lists are made: level tables and reports name it. */
export const likelihoodVersion = 'marks-2'

/** How likely two marks are to be found similar, 0 to 1, their goods left aside. */
export function likelihood(evidence: Evidence): number {
  const sum = features(evidence).reduce((total, feature, i) => total + feature * weights[i]!, constant)
  return 1 / (1 + Math.exp(-sum))
}
