import type { CounterNoticeFacts } from './counter-notice.rules'

/** What stands after a label, to the end of its line. */
function labelled(text: string, labels: RegExp): string | undefined {
  for (const line of text.split(/\r?\n/)) {
    const [, label, value] = /^[>\s]{0,20}([^:：]{1,40})[:：](.{1,300})$/.exec(line) ?? []
    if (label !== undefined && value !== undefined && labels.test(label)) return value.trim()
  }
  return undefined
}

const says = (text: string, words: RegExp): true | undefined => (words.test(text) ? true : undefined)

/** What a counter-notice that was forwarded as text holds, as far as rules can tell: what they miss is shown as missing. */
export function readCounterNotice(text: string, caseUrls: readonly string[]): CounterNoticeFacts {
  const name = labelled(text, /姓名|name|使用者/i)
  return {
    signedName: labelled(text, /簽名|簽章|署名|signature|signed/i),
    agentOf: labelled(text, /本人姓名|委任人|on behalf of/i),
    mandate: says(text, /委任書|授權書|power of attorney/i),
    name,
    address: labelled(text, /地址|address/i),
    phone: labelled(text, /電話|手機|phone|tel/i),
    email: labelled(text, /電子郵件|e-?mail|信箱/i),
    urls: caseUrls.filter((url) => text.includes(url)),
    asksToRestore: says(text, /請求回復|恢復|restore|put back|reinstate/i),
    goodFaith: says(text, /善意|good[- ]faith/i),
    perjury: says(text, /penalty of perjury|偽證/i),
    acceptsLiability: says(text, /願負|accepts? (?:legal )?liability/i),
    agreesToForwarding: says(text, /同意轉送|agrees? to (?:be )?forward/i),
    consentsToJurisdiction: says(text, /jurisdiction/i),
    acceptsService: says(text, /accept service of process|收受送達/i),
  }
}
