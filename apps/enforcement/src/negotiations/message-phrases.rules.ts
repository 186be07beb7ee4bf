import type { Bilingual } from '@originseal/documents'

/** Why a message does not go out. */
export type MessageRefusal =
  | 'MESSAGE_THREATENS'
  | 'MESSAGE_FALSE_AUTHORITY'
  | 'MESSAGE_PROMISES_OUTCOME'
  | 'MESSAGE_THIRD_PARTY'
  | 'MESSAGE_INSULTS'
  | 'MESSAGE_HAS_LINK'
  | 'PERSONAL_DATA_TOO_MUCH'
/** What its writer is asked to look at again; the message goes out if they want. */
export type MessageWarning = 'DEADLINE_TOO_SHORT' | 'LAW_WITH_SUM'

/** Phrases of one kind; with `followers`, only where one of these follows within {@link reach} characters. */
interface PhraseRule {
  readonly code: MessageRefusal | MessageWarning
  readonly phrases: readonly string[]
  readonly followers?: readonly string[]
}

/** Characters without spaces and punctuation between two phrases that belong together. */
export const reach = 24

const words = (text: string): string[] => text.split('|').map((phrase) => phrase.trim())

/** If you don’t pay or do as we say. */
const unlessPaid = words(
  `不付 | 不給錢 | 不給我錢 | 不賠 | 不匯款 | 不轉帳 | 拒付 | 沒收到錢 | 沒收到款項 | 不拿錢 | 不和解 | 否則 | 要不然 | 不然我 |
   不然就 | 付錢不然 | 付款不然 | if you do not pay | if you dont pay | unless you pay | unless we receive | pay or | pay up or |
   pay me or | pay now or | refuse to pay | without payment i | or else`,
)
/** Report to the police, sue, expose. */
const threats = words(
  `提告 | 告你 | 告到 | 報警 | 報案 | 警察 | 檢舉你 | 公開你 | 把你公開 | 全部公開 | 就公開 | 公布 | 公審 | 爆料 | 曝光 | 肉搜 | 上新聞 | 找記者 |
   前科 | 坐牢 | 入獄 | 刑事 | 抓去關 | 毀了你 | 身敗名裂 | 後果自負 | 死定 | sue you | police | press charges | criminal | jail |
   prison | expose you | go public | publish your | ruin you | post your | tell everyone | the media | pay the price`,
)
const thirdParties = words(
  `老闆 | 公司主管 | 雇主 | 客戶 | 家人 | 父母 | 爸媽 | 太太 | 先生娘 | 老婆 | 老公 | 小孩 | 同學 | 同事 | 鄰居 | 親友 | 學校 | 老師 |
   your boss | your employer | your customers | your clients | your family | your wife | your husband | your parents |
   your school | your friends | your neighbours | your neighbors | your colleagues`,
)
const telling = words(
  `通知你 | 告訴你 | 聯絡你 | 寄給你 | 傳給你 | 打給你 | 找你 | 讓你 | 跟你 | 向你 | 通知您 | 聯絡您 | 寄給您 | 找您 | 讓您 | 向您 |
   告知你 | 告知您 | tell | contact | inform | notify | write to | call | message | email`,
)

export const phraseRules: readonly PhraseRule[] = [
  { code: 'MESSAGE_THREATENS', phrases: unlessPaid, followers: threats },
  {
    code: 'MESSAGE_THREATENS',
    phrases: words(
      `讓你有前科 | 讓你坐牢 | 讓你身敗名裂 | 送你進監獄 | 讓你好看 | 給你好看 | 知道你住哪 | 知道你家 | 小心你的 | 走著瞧 | 吃不完兜著走 |
       i will ruin you | i know where you live | watch your back | you will regret | youll regret | you will go to jail`,
    ),
  },
  {
    code: 'MESSAGE_FALSE_AUTHORITY',
    phrases: words(
      `律師函 | 存證信函代替 | 最後通牒 | 法院通知 | 法院命令 | 檢察官 | 檢察署 | 地檢署 | 警方通知 | 刑事局 | 法務部門通知 | 法務部通知 |
       智慧財產局通知 | 智財局命令 | 傳票 | 強制執行令 | legal department | final ultimatum | final notice from | court notice |
       court order | prosecutor | police notice | lawyers letter | attorneys letter | cease and desist order | subpoena |
       law enforcement notice`,
    ),
  },
  {
    code: 'MESSAGE_PROMISES_OUTCOME',
    phrases: words(
      `一定會判 | 必定會判 | 必定判 | 一定判 | 必定賠 | 一定要賠 | 一定會賠 | 一定敗訴 | 必敗 | 穩輸 | 百分之百會輸 | 保證勝訴 | 一定勝訴 |
       必定勝訴 | 絕對會輸 | 法院一定 | 你輸定 | 您輸定 | will certainly be convicted | will definitely lose | guaranteed to lose |
       no chance in court | will surely lose | the court will certainly | certain to win | guaranteed to win | will be convicted`,
    ),
  },
  { code: 'MESSAGE_THIRD_PARTY', phrases: telling, followers: thirdParties },
  {
    code: 'MESSAGE_INSULTS',
    phrases: words(
      `小偷 | 竊賊 | 賤人 | 垃圾人 | 人渣 | 王八 | 混蛋 | 白痴 | 白癡 | 智障 | 腦殘 | 無恥 | 不要臉 | 去死 | 下三濫 | 畜生 | 廢物 |
       you thief | you are a thief | scumbag | you idiot | moron | bastard | asshole | piece of shit | go to hell | parasite | you liar`,
    ),
  },
  {
    code: 'DEADLINE_TOO_SHORT',
    phrases: words(
      `24小時內 | 48小時內 | 12小時內 | 一天內 | 1天內 | 今天之內 | 今日內 | 明天以前 | 明天之前 | 兩天內 | 2天內 | 立刻付 | 馬上付 |
       within24hours | within48hours | within12hours | within a day | by tomorrow | by tonight`,
    ),
  },
  {
    code: 'LAW_WITH_SUM',
    phrases: words(`著作權法 | 第88條 | 第八十八條 | 88條 | copyright act | statutory damages`),
    followers: words(`萬 | 元 | 新臺幣 | 新台幣 | nt$ | ntd | twd | usd | dollars`),
  },
]

/** What can be written instead. */
export const neutralAlternatives: Readonly<Record<MessageRefusal | MessageWarning, Bilingual>> = {
  MESSAGE_THREATENS: {
    en: 'I would like to settle this between us. If we do not agree, I keep my rights.',
    zh: '我希望雙方能自行協商解決；若無法達成協議，我保留我的權利。',
  },
  MESSAGE_FALSE_AUTHORITY: {
    en: 'I write to you as the person who holds the rights in this work.',
    zh: '我是這件作品的權利人，以個人身分與您聯絡。',
  },
  MESSAGE_PROMISES_OUTCOME: {
    en: 'In my view this use needed my permission. I would like to hear yours.',
    zh: '我認為這項使用需要取得我的同意，也想了解您的看法。',
  },
  MESSAGE_THIRD_PARTY: {
    en: 'I would like to discuss this with you alone.',
    zh: '我希望這件事只在您我之間討論。',
  },
  MESSAGE_INSULTS: {
    en: 'This picture is used without my permission, and I do not agree with that.',
    zh: '這張圖片未經我同意即被使用，我無法接受。',
  },
  MESSAGE_HAS_LINK: {
    en: 'I attach what shows this as a file.',
    zh: '相關證明我會以檔案附上。',
  },
  PERSONAL_DATA_TOO_MUCH: {
    en: 'We exchange what a payment needs only after both of us have signed.',
    zh: '付款所需資料，待雙方簽署後再行提供。',
  },
  DEADLINE_TOO_SHORT: {
    en: 'Please answer within seven days.',
    zh: '請於七日內回覆。',
  },
  LAW_WITH_SUM: {
    en: 'What is due to me by law depends on the case; I propose the following amount.',
    zh: '依法得請求的金額須視個案而定，我提議以下金額。',
  },
}
