import type { NoticeInput } from '../notice/notice-input'
import { digest } from './sample-certificates'

const content = '{"form":"notice/1"}\n'
const clause = (law: string, zh: string, en: string) => ({
  law,
  title: { zh: '聲明', en: 'Statement' },
  rows: [],
  sentence: { zh, en },
})

function notice(urls: readonly string[], more: Partial<NoticeInput> = {}): NoticeInput {
  return {
    caseNumber: 'ZK-2611-001',
    title: { zh: '著作權侵害通知（美國著作權法第 512 條）', en: 'Notification of claimed infringement' },
    sections: [
      {
        law: '17 U.S.C. § 512(c)(3)(A)(ii)',
        title: { zh: '受著作權保護之著作', en: 'The copyrighted work' },
        rows: [
          { label: { zh: '名稱', en: 'Title' }, values: ['島嶼晨光'] },
          {
            label: { zh: '說明', en: 'Description' },
            values: ['一幅數位插畫：清晨的海岸、三艘漁船與遠山，2024 年 5 月完成。'],
          },
        ],
      },
      {
        law: '17 U.S.C. § 512(c)(3)(A)(iii)',
        title: { zh: '侵權內容及其位置', en: 'The infringing material and where it is' },
        rows: [{ label: { zh: '網址', en: 'Addresses' }, values: urls, code: true }],
      },
      {
        law: '17 U.S.C. § 512(c)(3)(A)(iv)',
        title: { zh: '聯絡方式', en: 'How to reach the complaining party' },
        rows: [
          { label: { zh: '姓名', en: 'Name' }, values: ['林小原'] },
          { label: { zh: '地址', en: 'Address' }, values: ['中正區重慶南路一段 122 號 3 樓', '台北市, TW'] },
          { label: { zh: '電子郵件', en: 'E-mail' }, values: ['rights@yuan.example'] },
        ],
      },
      clause(
        '17 U.S.C. § 512(c)(3)(A)(vi)',
        '本人願負偽證之責，聲明本人為主張受侵害之專屬權利之權利人，或有權代表該權利人。',
        'Under penalty of perjury, I am the owner, or am authorised to act on behalf of the owner, of an exclusive right that is allegedly infringed.',
      ),
    ],
    urls,
    content,
    contentSha256: digest(content),
    signature: { signedName: '林小原', signedAt: '2026-11-22T04:00:00.000Z', method: 'password' },
    generatedAt: new Date('2026-11-22T04:00:01.000Z'),
    sample: true,
    ...more,
  }
}

/** One to be sent, one to be signed on paper, one with many addresses of which one is disguised. */
export function sampleNotices(): Record<string, NoticeInput> {
  const url = 'https://shop.example/items/1?color=O0l1I'
  const many = Array.from(
    { length: 60 },
    (_, index) => `https://shop.example/items/${index}?ref=${'x'.repeat(40)}`,
  )
  return {
    signed: notice([url]),
    paper: notice([url], { signature: undefined }),
    many: notice(['https://ѕhopee.tw/product/1/2', ...many]),
  }
}
