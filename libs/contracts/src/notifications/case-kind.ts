import { z } from 'zod'
import type { EventDefinition } from '../event'
import { defineNotificationKind, type NotificationChannels, type NotificationLanguage } from './kind'

/** What every fact about a takedown case says. */
interface OfCase {
  readonly caseId: string
  readonly ownerId: string
  readonly number: string
  readonly title?: string | undefined
  readonly at: string
}

interface CaseTexts<Details> {
  readonly name: string
  /** On the link to the case; else what all of them say. */
  readonly link?: string
  /** @param of the case, by its number and the work's title */
  readonly sentence: (of: string, details: Details) => string
}

interface CaseKind<Payload extends OfCase, Details extends z.ZodRawShape> {
  readonly name: string
  readonly event: EventDefinition<Payload>
  /** Beside number and title; a fact without them tells nobody. */
  readonly shape: Details
  readonly mail: NotificationChannels['mail']
  /** A page of the case; its own unless said. */
  readonly path?: (caseId: string) => string
  readonly texts: Readonly<Record<NotificationLanguage, CaseTexts<z.infer<z.ZodObject<Details>>>>>
}

const links: Readonly<Record<NotificationLanguage, string>> = {
  'zh-TW': '查看案件',
  en: 'See the case',
  zh: '查看案件',
  ja: '案件を見る',
  ko: '사건 보기',
}

const caseIn: Readonly<Record<NotificationLanguage, (number: string, title?: string) => string>> = {
  'zh-TW': (number, title) => `${title === undefined ? '' : `「${title}」的`}下架案件 ${number}`,
  en: (number, title) => `takedown case ${number}${title === undefined ? '' : ` of “${title}”`}`,
  zh: (number, title) => `${title === undefined ? '' : `“${title}”的`}下架案件 ${number}`,
  ja: (number, title) => `${title === undefined ? '' : `「${title}」の`}削除案件 ${number}`,
  ko: (number, title) => `${title === undefined ? '' : `“${title}”의 `}게시 중단 사건 ${number}`,
}

/** A kind of notification about a takedown case: it names the case, and leads to a page of it. */
export function defineCaseKind<Payload extends OfCase, Details extends z.ZodRawShape>(
  kind: CaseKind<Payload, Details>,
) {
  const extra = z.object(kind.shape)
  const details = z.object({ number: z.string(), title: z.string().optional() }).and(extra)
  const textsIn = (language: NotificationLanguage) => {
    const { name, link, sentence } = kind.texts[language]
    return {
      name,
      link: link ?? links[language],
      sentence: (known: z.infer<typeof details>) =>
        sentence(caseIn[language](known.number, known.title), extra.parse(known)),
    }
  }
  return defineNotificationKind({
    name: kind.name,
    event: kind.event,
    factOf: (fact: Payload) => {
      const known = extra.safeParse(fact)
      const { caseId, ownerId, number, title, at } = fact
      return known.success
        ? { ownerId, subjectId: caseId, occurredAt: at, details: { number, title, ...known.data } }
        : undefined
    },
    details,
    coalesceMinutes: 0,
    defaults: { inApp: true, mail: kind.mail },
    path: kind.path ?? ((caseId) => `/sirp/cases/${caseId}`),
    texts: {
      'zh-TW': textsIn('zh-TW'),
      en: textsIn('en'),
      zh: textsIn('zh'),
      ja: textsIn('ja'),
      ko: textsIn('ko'),
    },
  })
}
