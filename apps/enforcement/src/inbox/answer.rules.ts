import type { RejectionReason } from '@originseal/contracts'
import type { AnswerKind, ReadMail } from './inbound-mail'

/** What an answer says. */
export interface Answer {
  readonly kind: AnswerKind
  /** Of a rejection, where it is said in so many words. */
  readonly reason: RejectionReason | undefined
  readonly ticket: string | undefined
  /** Addresses of the case that it names outside of quoted text. */
  readonly urls: readonly string[]
}

type Known = Exclude<AnswerKind, 'unknown'>

/** Phrases of providers' answers: each of a line's expressions is in one sentence. */
const phrases: readonly (readonly [Known, ...RegExp[]])[] = [
  ['counter-notice-received', /counter[- ]?(?:notice|notification)|回復通知|反通知/i],
  [
    'supplement-asked',
    /(?:notice|report) is (?:incomplete|defective)|補正|補件|補充資料|資料不足|無法辨識權利人/i,
  ],
  ['supplement-asked', /need|require|provide|missing|send/i, /(?:more|additional|further) information/i],
  [
    'rejected',
    /(?:not|unable to) (?:able to )?(?:remove|take action|process)|(?:did|does) not (?:find|appear|violate|infringe)|(?:rejected|declined|denied) your|(?:your|the) (?:report|notice|request) (?:was|has been|is) (?:rejected|declined|denied)|未(?:構成|發現)[^。\n]{0,20}(?:侵權|違反)|無法(?:受理|移除|下架)|不予(?:受理|處理)|駁回/i,
  ],
  [
    'removal-announced',
    /(?:has|have|was|were) (?:been )?(?:removed|taken down|disabled)|(?:removed|taken down|disabled access to) the (?:content|listing|item|material|post)|(?:已|已經)(?:將[^。\n]{0,30})?(?:移除|下架|刪除)/i,
  ],
  [
    'acknowledged',
    /(?:received|thank you for) your (?:report|notice|request|message|email|submission)|(?:ticket|case|reference) (?:number|id|no|#)|(?:已|已經)收到您?的|案件編號|受理編號/i,
  ],
]

/** What a rejection says of the claim. It decides about a unit and a record, so nothing is read between the lines. */
const reasons: readonly (readonly [RejectionReason, RegExp])[] = [
  [
    'ownership',
    /(?:you are|claimant is) not the (?:copyright |rights? )?(?:owner|holder)|您(?:並非|不是)[^。\n]{0,10}(?:權利人|著作權人)/i,
  ],
  [
    'licence',
    /(?:user|seller|uploader|account) (?:has|holds) (?:a |your )?(?:valid )?(?:licen[cs]e|permission)|(?:賣家|使用者|用戶|對方)(?:已|已經)(?:取得|獲得?)[^。\n]{0,10}授權/i,
  ],
  ['exception', /(?:is|constitutes|qualifies as) fair (?:use|dealing)|(?:屬於?|構成)[^。\n]{0,6}合理使用/i],
]

const ticketPattern =
  /(?:ticket|case|reference|report)(?: (?:number|id|no))?\.?\s{0,3}[:#：]{1,2}\s{0,3}#?([A-Z0-9][A-Z0-9-]{3,39})|(?:案件|受理|單號|檢舉)(?:編號|號碼)?\s{0,3}[:#：]\s{0,3}([A-Z0-9][A-Z0-9-]{3,39})/i

/** Where the text that is answered begins: what follows is ours, and says nothing of theirs. */
const quoteStart =
  /^(?:>|On .{5,200} wrote:\s*$|-{3,}\s*(?:Original Message|原始郵件)|_{10,}|寄件者[:：]|.{1,60}於.{5,60}寫道[:：])/i

/** The writer's own words. A forwarded counter-notice is quoted too, so its addresses are looked for in the whole. */
export function ownWords(text: string): string {
  const lines = text.split(/\r?\n/)
  const end = lines.findIndex((line) => quoteStart.test(line))
  return (end === -1 ? lines : lines.slice(0, end)).join('\n').slice(0, 20_000)
}

/**
 * Reads what a provider says. A mail that names an address of the case and speaks of a counter-notice is one, whatever
 * else it says; two different statements are no statement.
 * @param ourNumbers numbers of ours, which are no tickets
 */
export function readAnswer(
  { subject, text }: Pick<ReadMail, 'subject' | 'text'>,
  caseUrls: readonly string[],
  ourNumbers: readonly string[],
): Answer {
  const own = `${withoutReply(subject)}\n${ownWords(text)}`
  const named = caseUrls.filter((url) => text.includes(url))
  const found = ticketPattern.exec(own)
  const ticket = found?.[1] ?? found?.[2]
  const kind = kindOf(own, named.length > 0)
  return {
    kind,
    reason: kind === 'rejected' ? reasonOf(own) : undefined,
    ticket: ticket !== undefined && !ourNumbers.includes(ticket.toUpperCase()) ? ticket : undefined,
    urls: named,
  }
}

/** Two different reasons are none that is known. */
function reasonOf(own: string): RejectionReason | undefined {
  const said = reasons.filter(([, pattern]) => pattern.test(own)).map(([reason]) => reason)
  return said.length === 1 ? said[0] : undefined
}

/** `Re: [ZK-…] our subject`: an answer's subject repeats ours, and says nothing of its own. */
const withoutReply = (subject: string): string => (/^(?:re|回覆|答复)\s*[:：]/i.test(subject) ? '' : subject)

function kindOf(own: string, namesTarget: boolean): AnswerKind {
  const sentences = own.split(/[.。！!?？\n]/)
  const says = (patterns: readonly RegExp[]) =>
    sentences.some((sentence) => patterns.every((pattern) => pattern.test(sentence)))
  const matched = phrases.filter(([, ...patterns]) => says(patterns)).map(([kind]) => kind)
  if (matched.includes('counter-notice-received')) return namesTarget ? 'counter-notice-received' : 'unknown'
  // An acknowledgement is polite: what is said beside it counts.
  const statements = [...new Set(matched)].filter((kind) => kind !== 'acknowledged')
  if (statements.length > 1) return 'unknown'
  return statements[0] ?? matched[0] ?? 'unknown'
}
