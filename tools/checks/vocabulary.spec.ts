import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sourceFiles } from './source-files.mjs'

const repository = join(__dirname, '../..')
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')

/** What people read stands in these; tests and the words of pages that we only search are not ours to say. */
const spoken = sourceFiles(repository, /\.(?:ts|tsx|json)$/).filter(
  (path) =>
    !/\.(?:spec|fixture|harness)\.tsx?$|\.e2e\.ts$|^e2e\/|^tools\/(?:checks|fuzz|bench)\//.test(path) &&
    !/\.(?:ja|ko|zh)\.json$/.test(path),
)

/** Each with the word that docs/glossary.md has for the same. */
const otherWords: readonly [word: RegExp, glossary: string][] = [
  [/鏡像|翻轉/u, '鏡射'],
  [/(?<!尚)未設定/u, '尚未設定'],
  [/信心程度|高信心|把握度/u, '可信度'],
  [/複製品/u, '可疑連結、盜用圖片'],
  [/證明書|查驗/u, '證書、驗證'],
  [/掃描範圍/u, '搜尋範圍'],
  [/擁有者/u, '封存人'],
  [/臺北時間/u, '台灣時間'],
  [/依該頁面自述|指令碼/u, '網頁標示的刊登時間、程式碼'],
  [/申訴人/u, '權利人'],
  [/歸案/u, '歸入案件'],
  [/戲仿/u, '詼諧仿作'],
  [/第二道/u, '兩步驟驗證'],
  [/服務金鑰/u, 'API 金鑰'],
  [/另開視窗/u, '（在新視窗開啟）'],
  [/登記簿/u, '註冊簿'],
]

test.each(otherWords)('%s is said nowhere: the word is %s', (word) => {
  expect(spoken.filter((path) => word.test(read(path)))).toEqual([])
})

test("the other side's page calls nobody a right holder before it is proven: 主張者, the claimant", () => {
  const pages = sourceFiles(repository).filter((path) => /respondent-texts\.\w+\.ts$/.test(path))
  expect(pages).toHaveLength(2)
  expect(pages.filter((path) => /權利人|right holder/iu.test(read(path)))).toEqual([])
})

/** Names in code that were ours alone, each with the field's term that stands there now. */
const ownNames: readonly [name: RegExp, term: string][] = [
  [/WaitedInVain/u, 'WaitTimeout'],
  [/\bownTurn\b/u, 'dominantOrientation'],
  [/summedPlane/iu, 'IntegralImage'],
  [/\bfindMaps\b/u, 'estimateHomographies'],
  [/\b(?:sampleL|L)attice\b/u, 'SamplingGrid'],
  [/CertificatePress/u, 'CertificateRenderer'],
  [/ToolsModule/u, 'InfrastructureModule'],
  [/heedRefusal/u, 'handleUnauthorized'],
  [/(?:seal|open)Answer\b/u, 'encryptResponse, decryptResponse'],
]
const code = sourceFiles(repository, /\.(?:ts|tsx|mjs|cjs)$/).filter(
  (path) => !path.endsWith(basename(__filename)),
)

test.each(ownNames)('%s names nothing in code: the term is %s', (name) => {
  expect(code.length).toBeGreaterThan(1_000)
  expect(code.filter((path) => name.test(basename(path)) || name.test(read(path)))).toEqual([])
})

const languages = {
  'zh-TW': /OriginScore|FraudRisk/u,
  zh: /OriginScore|FraudRisk/u,
  ja: /OriginScore/u,
  ko: /OriginScore/u,
}

test.each(Object.entries(languages))('the scores have their names in %s too', (language, english) => {
  const texts = sourceFiles(repository, /\.json$/).filter((path) => path.endsWith(`.${language}.json`))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((path) => english.test(read(path)))).toEqual([])
})

/** The specification writes these in small letters, and the pages say exactly its words. */
const quoted = new Set([
  "sorry, we can't find the page you are looking for",
  'verifying login status',
  'authentication failed, redirecting to login in 2 seconds',
  'two passwords differ',
  'login',
  'login failed, check your credentials',
  'data format from server incorrect',
  'not configured yet, use normal login (or normal registration)',
  'social login callback failed, retry',
  'social login error, retry',
  'registration successful, automatically logged in',
  'unexpected error during registration, try later',
  'all fields required',
  'please read and agree to terms and copyright upload policy',
  'email already registered',
  'phone already registered',
  'next: start AI whole-web scan',
  'scan start failed: {{reason}}',
  'unknown error while dispatching the scan task',
  'trial login expired, please restart the trial flow',
  'scan task failed, please retry later',
  'scan completed but error fetching results, please refresh or try later',
  'scan results lost, returning to step 2 to rescan',
  'downloading...',
  'auth token not found, please log in again',
  'scan ID not found, cannot download report',
  'infringement report download failed: {{reason}}',
  'suspicious link hidden (unlock after payment)',
  'live progress connection interrupted, switching to polling mode',
  'processing login...',
  'login verification failed, please retry',
  'login failed: no verification token received',
  'social login failed: {{error}}',
  'upload and generate certificate',
  'upload failed, please try again later',
  'server response format error, please contact technical support',
  'download failed',
  'trial data or file info not found, returning to step 1',
  'service abnormal',
  'trying to reload',
  'resource loading failed',
  'an error occurred',
  'tap top-right Open in Safari',
  'error loading article',
  'updated daily (estimate)',
  'link format incorrect',
  'not a main platform, can still try submitting',
  'only full http or https links supported',
  'only http / https supported',
  'only image files supported',
  'other platform',
  'platform supported, detecting',
  'please enter link',
  'please paste a suspicious link or upload a screenshot first',
  'screenshot processing, wait a few seconds',
])
/** What stands within a sentence, or begins with a file's name. */
const parts = [
  ...['a member', 'less than an hour', 'until {{date}}, then the free plan', 'with your sign-up'],
  ...[
    "the plan's month",
    'a gift',
    'a pack',
    'returned',
    'a work was sealed',
    'a web scan',
    'a search for listings',
    'a short video scan',
  ],
  ...['a month', 'a year', 'of 100:', 'later', 'now', 'code {{code}}'],
  ...[
    'a takedown case',
    'a trademark report',
    'its time was over',
    'a payment was refunded',
    /^robots\.txt /u,
  ],
]

const sentences = (texts: object): string[] =>
  Object.values(texts).flatMap((value: string | object) =>
    typeof value === 'string' ? [value] : sentences(value),
  )

test('English texts begin with a capital, but for those that the specification words', () => {
  const small = spoken
    .filter((path) => path.endsWith('.en.json'))
    .flatMap((path) =>
      sentences(JSON.parse(read(path)) as object).map((text) => [basename(path), text] as const),
    )
    .filter(([, text]) => /^[a-z]/u.test(text))
  const allowed = (text: string): boolean =>
    quoted.has(text) || parts.some((part) => (typeof part === 'string' ? part === text : part.test(text)))
  expect(small.filter(([, text]) => !allowed(text))).toEqual([])
})
